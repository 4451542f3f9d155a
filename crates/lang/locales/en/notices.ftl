# What a player is told or asked around a game.

notice-resumed = Here is the game that you left.
notice-opponent-stays = It goes on against { $here }. Your next match will be against { $next }.
notice-looked-back-counts = You went back behind a card or tile that you have seen, so this game counts as assisted.
notice-hint-counts = You took a hint, so this game counts as assisted.
notice-line-counts = You were shown what only the dealer knows, so this game counts as assisted.
notice-deal-can-be-won = This deal can be won.
notice-plays-on = You play on from here.
notice-tries-again = A new try of the same deal, from move { $number } on. It counts as assisted.
notice-tries-again-from-the-start = A new try of the same deal, from its beginning. It counts as assisted.
notice-set-aside = A saved game could not be read: { $reason }. It is kept as { $kept }.
notice-cannot-save = This game cannot be saved: { $reason }. You can play on, but it will be gone when you leave.
notice-saves-again = Saving works again, and nothing has been lost.
notice-open-elsewhere = Your last game is open in another talon. This is a new one, with a save of its own.
notice-newer = The saved game { $name } is from a newer talon. It stays as it is.
notice-cannot-open = The saved game { $name } cannot be opened: { $reason }.

refused-nothing-to-undo = There is no move to take back.
refused-nothing-to-redo = There is no move to play again.

link-unreadable = The link cannot be followed to its end: its move { $number }, “{ $move }”, cannot be read. This is the position before it.
link-refused = The link cannot be followed to its end: its move { $number }, “{ $move }”, is not allowed. { $reason } This is the position before it.

steps-taken-back = Taken back: { $moves }.
steps-played-again = Played again: { $moves }.

question-give-up = Give up? The game will count as lost.
question-restart = Begin this deal again? The game so far will count as lost.
question-new-deal = Leave this game for another deal? It will count as lost.

figure-played = Played
figure-won = Won
figure-won-percent = Won of a hundred
figure-streak = Won in a row
figure-longest-streak = Most won in a row
figure-best-score = Best score
figure-best-time = Best time
figure-assisted = Assisted, not counted
figure-none = -
statistics-rates = Of a hundred deals, the fair adviser, who sees no more than you, wins about { $fair }; about { $all } can be won by somebody who sees all cards.

duration = { $minutes }:{ $seconds }
duration-with-hours = { $hours }:{ $minutes }:{ $seconds }
