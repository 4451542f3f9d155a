# Notices and questions before, during and after a game.

notice-resumed = Here is the game you left.
notice-opponent-stays = Opponent: { $here }. Your next match: { $next }.
notice-other-move-counts = That move had shown a hidden card or tile. Playing it again changes nothing. If you play another move, this game counts as a game with undo.
notice-looked-back-counts = You played another move after seeing a hidden card or tile, so this game counts as a game with undo.
notice-hint-counts = You used a hint, so this game counts as assisted: the statistics list it separately.
notice-line-counts = You had help that sees hidden cards or tiles, so this game counts as assisted: the statistics list it separately.
notice-deal-can-be-won = This deal can be won.
notice-first-deal = About { $lost } of 100 deals of { $game } cannot be won. This one can: see New deals in the settings.
notice-plays-on = Game resumed from this position.
notice-tries-again = A new try at the same deal, from move { $number }. It counts as assisted.
notice-tries-again-from-the-start = A new try at the same deal, from the start. It counts as assisted.
notice-set-aside = A saved game could not be read: { $reason }. It was kept as { $kept }.
notice-cannot-save = This game cannot be saved: { $reason }. You can play on, but it will be lost when you leave.
notice-saves-again = Saving works again, and nothing was lost.
notice-open-elsewhere = Your last game is open in another window, so this is a new game. It is saved separately.
notice-in-use = This game is open in another window. Close it there first.
notice-recovered = This saved game was damaged ({ $reason }). It continues after its last readable move, number { $moves }. The damaged file was kept as { $kept }.
notice-newer = The saved game { $name } is from a newer version of Talon. It was left unchanged.
notice-cannot-open = The saved game { $name } cannot be opened: { $reason }.

refused-nothing-to-undo = There is nothing to undo.
refused-nothing-to-redo = There is nothing to redo.

link-unreadable = The link stops at move { $number }, “{ $move }”, which cannot be read. This is the position before it.
link-refused = The link stops at move { $number }, “{ $move }”, which is not allowed. { $reason } This is the position before it.

steps-undone = { $more ->
    [0] Undone: { $move }.
    [one] Undone: { $move }, and 1 more move.
   *[other] Undone: { $move }, and { $more } more moves.
}
steps-redone = Redone: { $moves }

confirm-give-up = Give up? This game will count as lost.
confirm-restart = Start this deal over? This game will count as lost.
confirm-winning-line = Show how to win? This game will count as assisted.
confirm-new-deal = Leave this game for another deal? It will count as lost.

figure-played = Played
figure-won = Won
figure-won-percent = Win rate (%)
figure-streak = Winning streak
figure-longest-streak = Longest streak
figure-best-score = Best score
figure-best-time = Best time
figure-with-undo = Won with undo
figure-assisted = Assisted (not counted)
figure-won-of = { $won } of { $played }
figure-none = -
statistics-rates = Of 100 deals, the fair adviser, who sees only what you see, wins about { $fair }. A player who sees all cards can win about { $all }.
statistics-winnable = { $could } of { $decided } deals could be won. You won { $won } of these { $could }: { $percent }%.
statistics-undecided = { $count ->
    [one] For 1 lost game, this is not known yet.
   *[other] For { $count } lost games, this is not known yet.
}
statistics-by-grade = By difficulty
statistics-by-opponent = By opponent

duration = { $minutes }:{ $seconds }
duration-with-hours = { $hours }:{ $minutes }:{ $seconds }

ending-points = Points
ending-points-value = { $points } of { $full }
ending-moves = Moves
ending-time = Time
ending-grade = Difficulty
ending-grade-value = { $grade }, { $wins } of { $plays } quick players win
ending-streak = Wins in a row
ending-hands = Hands
ending-hand = { $seat } { $points }
ending-hand-blocked = blocked
ending-new-match = New match
ending-first-win = Your first win in this game!
ending-first-unaided = Your first win without undo or help!
ending-longest-streak = { $wins } wins in a row: your longest streak in { $games } games.
ending-fastest = The fastest of your last { $wins } wins.
ending-fewest-moves = The fewest moves of your last { $wins } wins.
ending-hard-deal = { $wins ->
    [0] A hard deal: none of { $plays } quick players wins it.
    [one] A hard deal: only one of { $plays } quick players wins it.
   *[other] A hard deal: only { $wins } of { $plays } quick players win it.
}
ending-unaided = Won without undo or help, like { $won } of your last { $played } games.
ending-with-undo = It counts as a game with undo.
ending-assisted = It counts as assisted.
ending-never-winnable = This deal could not be won.
ending-try-again = Try again from move { $number }
