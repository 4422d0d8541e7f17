# Saved matches
save-unreadable = { $file } cannot be read: { $detail }
save-foreign = { $file } is not a saved match of Mesnie.
save-from-future = { $file } was saved by a newer Mesnie (form { $version } of the file; this program knows forms up to { $known }). Install the newer one to go on with this match.
save-header-broken = { $file }, line { $line }: the beginning of the saved match is damaged, so nothing of it can be had. { $detail }
save-game-unknown = { $file } is a match of a game that this program does not have: { $game }.
save-data-bad = { $file }: the rule data of { $game } that the match was played with are not accepted by this program.

save-good-part =
    { $orders ->
        [0] No order before it is sound; the match stands at its beginning.
       *[other] Everything before it is sound; the last good order is number { $orders }: { $order }.
    }
save-line-damaged = { $file }, line { $line }: the line is damaged. { save-good-part }
save-line-unfit = { $file }, line { $line }: the line does not fit what stands before it. { save-good-part }
save-order-refused = { $file }, line { $line }: the order “{ $refused }” is refused ({ $reason }). { save-good-part }
save-hash-differs = { $file }, line { $line }: after the order “{ $differs }” the position is not the one that was saved. { save-good-part }
save-torn = { $file }: the last line was cut short by a crash and left out. { $orders ->
        [0] The match stands at its beginning.
       *[other] The match goes on after order number { $orders }.
    }

save-not-verified = { $file } was saved by another version of Mesnie, which makes up positions in another way: its orders have been checked, its positions cannot be compared.

save-not-written = { $file } cannot be written: { $detail }. Nothing is lost while the match is open; the next order tries again.
save-not-deleted = { $file } cannot be deleted. { $detail }
save-too-large = { $file } is of { $size } MB. No saved match is larger than { $most } MB, so it has not been read.
save-in-use = { $file } is being played in another window of Mesnie.
save-in-use-by = { $file } is being played in another window of Mesnie (process { $process }).
save-abandoned = The window in which this match was played came to a sudden end. The match goes on after the last order that was saved. ({ $file })
save-abandoned-by = The window in which this match was played came to a sudden end. The match goes on after the last order that was saved. ({ $file }, process { $process })
save-not-recorded = This match is not one that can be saved: it began in the middle, as lessons do.
save-no-folder = There is no folder for saved matches; name one in the environment variable MESNIE_SAVES.
save-name-empty = Give the save a name with at least one letter or digit.
