# What a player is told or asked around a game.

notice-resumed = Here is the game that you left.
notice-assisted = You went back behind a card or tile that you have seen, so this game counts as assisted.
notice-nothing-to-undo = There is no move to take back.
notice-nothing-to-redo = There is no move to play again.
notice-set-aside = A saved game could not be read: { $reason }. It is kept as { $kept }.
notice-cannot-save = This game cannot be saved: { $reason }. You can play on, but it will be gone when you leave.
notice-saves-again = Saving works again, and nothing has been lost.
notice-open-elsewhere = Your last game is open in another talon. This is a new one, with a save of its own.

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

duration = { $minutes }:{ $seconds }
duration-with-hours = { $hours }:{ $minutes }:{ $seconds }
