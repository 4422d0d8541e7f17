//! The words for work: what begins, what somebody is helped with, what is done.
use crate::games::anarchy::state::{Handling, Job, Plan};

/// The words for work that begins.
pub(super) fn begins_key(job: Job) -> &'static str {
    match job {
        Job::Open => "anarchy-log-begins-open",
        Job::Close => "anarchy-log-begins-close",
        Job::Burst => "anarchy-log-begins-burst",
        Job::BreakBridge => "anarchy-log-begins-break-bridge",
        Job::LayGangway => "anarchy-log-begins-lay-gangway",
        Job::Raise => "anarchy-log-begins-raise",
        Job::Lower => "anarchy-log-begins-lower",
        Job::PutOut => "anarchy-log-begins-put-out",
        Job::Tether => "anarchy-log-begins-tether",
        Job::Free => "anarchy-log-begins-free",
        Job::ShiftHeap => "anarchy-log-begins-shift-heap",
        Job::LowerBridge => "anarchy-log-begins-lower-bridge",
    }
}

/// The words for what somebody is helped with.
pub(super) fn help_key(plan: Option<&Plan>) -> &'static str {
    match plan {
        Some(Plan::Carry(..)) => "anarchy-help-carry",
        Some(Plan::Work(task, _)) => match task.job {
            Job::Burst => "anarchy-help-burst",
            Job::BreakBridge => "anarchy-help-break-bridge",
            Job::LayGangway => "anarchy-help-lay-gangway",
            Job::PutOut => "anarchy-help-put-out",
            Job::ShiftHeap => "anarchy-help-shift-heap",
            Job::LowerBridge => "anarchy-help-lower-bridge",
            Job::Open | Job::Close | Job::Raise | Job::Lower | Job::Tether | Job::Free => "anarchy-help-work",
        },
        Some(Plan::Basin(_, Handling::Carry, _)) => "anarchy-help-carry-basin",
        Some(Plan::Basin(_, Handling::Set, _)) => "anarchy-help-set-basin",
        Some(Plan::Ballista(..)) => "anarchy-help-carry-ballista",
        Some(Plan::Torch(_) | Plan::Mantlet(_) | Plan::Heap(_) | Plan::Tip(_)) | None => "anarchy-help-work",
    }
}

/// The words for work that is done.
pub(super) fn done_key(job: Job) -> &'static str {
    match job {
        Job::Open => "anarchy-log-opened",
        Job::Close => "anarchy-log-closed",
        Job::Burst => "anarchy-log-burst",
        Job::BreakBridge => "anarchy-log-bridge-broken",
        Job::LayGangway => "anarchy-log-gangway-laid",
        Job::Raise => "anarchy-log-ladder-raised",
        Job::Lower => "anarchy-log-ladder-lowered",
        Job::PutOut => "anarchy-log-put-out",
        Job::Tether => "anarchy-log-tethered",
        Job::Free => "anarchy-log-freed",
        Job::ShiftHeap => "anarchy-log-heap-shifted",
        Job::LowerBridge => "anarchy-log-bridge-let-go",
    }
}
