//! Smooth edges cost a machine without a graphics card more than half of its time. Such a machine leaves them away while
//! something moves on the board, and draws them when it stands still again; on a graphics card they are always there.
use crate::desktop::platform::idle::Moving;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

/// Something moves on the board in this picture: it glides, rolls, or is dragged about.
#[derive(Resource, Default)]
pub struct BoardMotion(pub bool);

/// The window while something moves on its board.
#[derive(SystemParam)]
pub struct MovingBoard<'w> {
    moving: ResMut<'w, Moving>,
    motion: ResMut<'w, BoardMotion>,
}

impl MovingBoard<'_> {
    /// It has moved in this picture: another picture follows.
    pub fn keep(&mut self) {
        self.moving.0 = true;
        self.motion.0 = true;
    }
}

/// Pictures without motion after which edges are smooth again: no flicker between two moves that follow each other.
const STILL: u32 = 5;

/// With smooth edges.
pub const SMOOTH: Msaa = Msaa::Sample4;

/// How long nothing has moved, in pictures.
#[derive(Default)]
pub struct Stillness(u32);

impl Stillness {
    /// After one more picture: how edges are drawn from now on.
    fn after(&mut self, in_motion: bool) -> Msaa {
        self.0 = if in_motion { 0 } else { (self.0 + 1).min(STILL) };
        if self.0 < STILL { Msaa::Off } else { SMOOTH }
    }
}

pub fn adjust_antialiasing(
    mut motion: ResMut<BoardMotion>,
    mut stillness: Local<Stillness>,
    adapter: Option<Res<RenderAdapterInfo>>,
    mut camera: Query<&mut Msaa, With<Camera2d>>,
    mut moving: ResMut<Moving>,
) {
    let in_motion = std::mem::take(&mut motion.bypass_change_detection().0);
    // The renderer does not export the type of this: it is known by its name.
    if adapter.is_none_or(|adapter| format!("{:?}", adapter.device_type) != "Cpu") {
        return;
    }
    let wanted = stillness.after(in_motion);
    for mut msaa in &mut camera {
        if *msaa != wanted && (in_motion || wanted == SMOOTH) {
            *msaa = wanted;
            moving.0 = true;
        }
        // Until edges are smooth again.
        moving.0 |= *msaa != SMOOTH;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_are_smooth_again_soon_after_the_last_motion() {
        let mut stillness = Stillness(STILL);
        assert_eq!(stillness.after(false), SMOOTH);
        assert_eq!(stillness.after(true), Msaa::Off);
        let pause: Vec<Msaa> = (1..STILL).map(|_| stillness.after(false)).collect();
        assert!(pause.iter().all(|msaa| *msaa == Msaa::Off), "{pause:?}");
        assert_eq!(stillness.after(true), Msaa::Off, "a second move begins");
        assert_eq!((0..STILL).map(|_| stillness.after(false)).last(), Some(SMOOTH));
        assert_eq!(stillness.after(false), SMOOTH);
    }
}
