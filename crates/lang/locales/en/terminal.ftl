# The terminal's own sentences: menus, keys, questions, saves, statistics.

terminal-pass = pass { $pass } of { $passes }
terminal-left = { $count } left
terminal-tiles-of = { $seat }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

terminal-with-undo = with undo
terminal-assisted = assisted
terminal-must-pass = No tile fits: press p to pass.
terminal-keys-over = [v] review [n] new deal [R] start over [u] undo [S] statistics [q] menu
terminal-keys-choosing = [Enter] accept [v] review [u] undo [?] keys [q] menu
terminal-keys-next-hand = [Enter] next hand [v] review [u] undo [?] keys [q] menu

terminal-new-here = New here? Press E for a first game.
terminal-new-game = New game
terminal-menu-keys = [Enter] play [E] learn [O] saved games [B] today [N] winnable [Z] puzzles [L] rules [S] statistics [,] settings [#] deal [D] difficulty [?] keys [q] quit

terminal-too-small = Talon needs a window of { $width } columns by { $height } rows. This one is { $now-width } by { $now-height }: please make it larger, or press q to quit.
terminal-curtain-enter = Press Enter when only { $seat } is looking.
terminal-curtain-keys = [Enter] go on [q] menu
terminal-yes = Yes
terminal-no = No
terminal-number-hint = Type a number from 0 to { $most }.
terminal-number-keys = [Enter] deal [Esc] cancel
terminal-choice-keys = [arrows] choose [Enter] accept [Esc] cancel

terminal-figures = Results
terminal-page-keys-more = [Space] there is more [arrows] scroll [left] [right] other games [Esc] back
terminal-page-keys-games = [arrows] scroll [left] [right] other games [Esc] back
terminal-message-keys = [Esc] back

terminal-help-moving = Moving
terminal-help-mouse = Mouse
terminal-help-position = Position
terminal-help-deal = Deal
terminal-help-pages = Other
terminal-name-arrows = arrows
terminal-name-left = left
terminal-name-right = right
terminal-name-enter = Enter
terminal-name-tab = Tab
terminal-name-esc = Esc
terminal-name-space = Space .
terminal-name-click = click
terminal-name-drag = drag
terminal-name-right-click = right click
terminal-key-letter = Use the pile with this letter: pick up, put down, or play the only move
terminal-key-enter = Pick up or put down at the cursor
terminal-key-tab = Go to the next pile with a legal move
terminal-key-esc = Put back what you hold; with nothing in hand, return to the menu
terminal-key-stock = Turn a card, or deal
terminal-key-pass = Pass, in Curse of the Doublet
terminal-key-click = Pick up or put down, or play the only move
terminal-key-drag = Move a card or a tile
terminal-key-right-click = Send a card to its foundation; a double click does the same
terminal-help-solver = Hints, verdicts and reviews
terminal-key-interrupt = Quit at any time; the game is saved
terminal-key-redraw = Draw the screen again
terminal-key-message = Read the whole message

terminal-settings-keys = [arrows] choose and change [Enter] next value [Esc] back
terminal-setting-verdict = Can this game still be won?
terminal-setting-verdict-help = Shown beside the messages of the patiences. The key v changes it too.
terminal-setting-hints = Hints
terminal-setting-hints-help = A hint that sees all cards makes the game count as assisted.
terminal-setting-deals-help = The easy deals at first can all be won.
terminal-setting-opponent = Opponent in Curse
terminal-setting-opponent-help = Who plays against you from your next match on.
terminal-setting-colours = Suit colours
terminal-setting-colours-help = With four, diamonds are blue and clubs are green.
terminal-setting-clock = Clock
terminal-setting-clock-help = The time that you have played, in the first line.
terminal-verdict-solver = a solver that sees all cards
terminal-verdict-odds = odds from what you see
terminal-hints-fair = see what you see
terminal-hints-all-cards = see all cards
terminal-colours-two = two
terminal-colours-four = four
terminal-hidden = hidden
terminal-deal-winnable = N: one that can
terminal-shown = shown

terminal-verdict-off = Press v again to hide it.
terminal-verdict-back = Press v to see it again.
terminal-hint-more = Press H for more.
terminal-hint-play = Press H to play it, W to see the whole way.
terminal-hint-play-fair = Press H to play it.
terminal-seek-keys = [Esc] stop
terminal-way-keys-none = [Esc] back to your game
terminal-way-keys = [arrows] step [Space] watch or stop [l] list [Enter] play on from here [Esc] back
terminal-way-keys-list = [arrows] step [l] table [Enter] play on from here [Esc] back
terminal-review-legend = { $yes } could be won  { $no } could not  { $full } points made  { $shade } still possible
terminal-next-hand = Press Enter for the next hand, v to review this one.
terminal-hand-review = Press v to review this hand.
terminal-hand-keys = [arrows] moves [t] costliest play [Esc] back
terminal-hands-keys = [arrows] moves [left] [right] hands [t] costliest play [Esc] back
terminal-hands-legend = Bars: points of the hand with all tiles known. Numbers: points that a play gives away, on average over the tiles that the other player may hold.
terminal-review-keys = [arrows] step [w] best way [f] find the move [a] try again from here [t] losing move [Esc] back

terminal-archive-keys = [Enter] open [v] review [x] delete [/] search [Tab] open only [Esc] back
terminal-archive-keys-searching = [Enter] keep [Esc] show all
terminal-archive-keys-delete = [y] delete [n] keep

terminal-plain-which-game = Choose a game: { $games } or { $last }.
terminal-plain-title = { $game }, deal { $deal }.
terminal-plain-begin = Type a move, or help.
terminal-plain-unknown = Type moves to list the legal moves, or help.
terminal-plain-yes-no = yes or no?
terminal-plain-no-moves = No moves left.
terminal-plain-goodbye = Goodbye.
terminal-plain-goodbye-saved = Goodbye. Your game is saved.
terminal-plain-goodbye-not-saved = Goodbye. This game could not be saved.
terminal-plain-hint-more = Type hint for more.
terminal-plain-hint-write = Type { $move } to play it.
terminal-plain-verdict-back = Type verdict to hear it once, or verdict on to hear it always.
terminal-plain-deal-winnable = Type new winnable for a deal that can be won.
terminal-plain-verdict-on = From now on you hear whether the game can still be won whenever that changes.
terminal-plain-review-first = Reviewing the game.
terminal-plain-review-not-over = You can review the game when it is over. To end it now, type give up.
terminal-plain-again-how = Type again { $number } to try again from there.
terminal-plain-again-number = This game has { $count } moves: type again and a number from 1 to { $most }.
terminal-plain-continue-how = Type continue and a number to open one of these games.
terminal-plain-continue-number = { $count ->
    [0] There are no saved games yet.
    [one] There is 1 saved game: type continue 1.
   *[other] There are { $count } saved games: type continue and a number from 1 to { $count }.
}
terminal-plain-free = You can use: { $spots }.
terminal-plain-which-move = This can mean several moves: { $moves }. Type one of them.
terminal-plain-not-there = The { $piece } cannot be seen on the table.
terminal-plain-no-answer = Nothing on the table is called { $words }. Type board for all of it.
terminal-plain-must-pass = No tile fits: type pass.
terminal-plain-uncovered = Now open: { $cards }.
terminal-plain-brief = From now on you hear only what changes.
terminal-plain-brief-off = From now on you hear whole sentences, and the points after each move.
terminal-plain-way-line = { $number }. { $move }: { $name }.
terminal-plain-way-lines = { $number } to { $last }. { $move }, { $count } times: { $name }.
terminal-plain-help = Type a move as the list of moves shows it, or one of these commands. Cards and tiles can be named: 9c 4d, 10c jd, 5s home. A rank or the two numbers of a tile are enough if only one move fits: 9 4, 12 for a queen, 26. A dot turns a card or deals. A word with a question mark answers from the table: waste?, stock?, wanted?, free?

terminal-lesson-keys = [H] show the move [u] take back [Esc] leave
terminal-lesson-keys-next = [Enter] next: { $title } [u] take back [Esc] leave
terminal-lesson-keys-done = [Enter] leave
terminal-lessons-keys = [arrows] choose [Enter] begin [left] [right] other games [Esc] back
terminal-lesson-explains = E explains it.
terminal-plain-lesson = Type the move that the text asks for. Or: hint, board, undo, quit.
terminal-plain-lesson-move = Type: { $move }
terminal-plain-lesson-explains = Type learn { $lesson } for the lesson that explains it.
terminal-plain-figure = { $name }: { $value }.
terminal-plain-what-next = Type new for another deal, restart for this one again, review for the moves, or quit.
terminal-plain-new-here = New here? Type: learn first
terminal-ending-table = Look at the table

# Matches over the network, and talon verify-deal.
terminal-keys-online = [letter] pick a tile [w-z] branch [p] pass [M] talk, resign [?] keys [q] leave
terminal-keys-online-choosing = [Enter] accept [M] talk, resign [?] keys [q] leave
terminal-keys-online-over = [M] play again, talk [v] review [?] keys [q] leave
terminal-keys-watching = [L] rules [?] keys [q] leave
terminal-keys-watched = [v] review [?] keys [q] leave
terminal-online-keys-waiting = [c] code for a phone [q] leave
terminal-online-keys-link = [Enter] back to the table
terminal-online-away = { $name } can be away for { $seconds } more seconds.
terminal-online-claimable = { $name } was away for too long. Press M to win the match or to let a bot play on, or wait.
terminal-online-resign = Give up the match
terminal-online-call-off = Call the match off
terminal-online-abort = Ask to stop without a result
terminal-online-agree = Agree to stop without a result
terminal-online-decline = Play on
terminal-online-claim = Win the match now
terminal-online-call-bot = Let a bot ({ $level }) play for { $name }
terminal-online-rematch = Play another match
terminal-online-mute = Hide what { $name } says
terminal-online-unmute = Show what { $name } says again
terminal-online-link = Show the link of the match
terminal-online-menu = What would you like to do?
terminal-online-resign-ask = Give up the match? { $name } wins it then.
terminal-online-leave-ask = Leave the table? The match goes on, and you are away until you come back.
terminal-online-leave-hosted-ask = Leave the table? This program serves the match, so it waits until you come back, and nobody can play meanwhile.
terminal-online-no-help = A match between two people has no help, no undo and no other deal, because it would not be fair.
terminal-online-record-awaited = The server has not sent the record of the match yet. Try again in a moment.
terminal-online-nothing-to-review = Nobody made a move in this match, so there is nothing to review.
terminal-online-invite = Send this link to the person you want to play with:
terminal-online-in-terminal = Or, in a terminal:
terminal-online-return = With this link you come back to the match:
terminal-online-way-back = With this command you come back to the match:
terminal-online-only-here = The link works only on this machine, because the server serves only this machine. talon play curse --host lets others in your network play.
terminal-online-go-on-hosting = The match that you host is not over. Go on with it?
terminal-online-waiting = Waiting until the other player sits down …
terminal-online-dealing = Both players are here. The tiles are being dealt …
terminal-plain-online-against = You play against { $players }.
terminal-plain-online-watching = You watch { $players }.
terminal-plain-online-clocks = Time left, South and North: { $clocks }.
terminal-plain-online-claim = The other player was away for too long. Type claim to win the match, bot to let a bot play on, or wait.
terminal-plain-online-phrases = You can say: { $phrases }. Type say and one of them, as in say hello.
terminal-plain-online-muted = From now on you do not hear what the other player says. Type mute again to change that.
terminal-plain-online-unmuted = You hear what the other player says again.
terminal-plain-online-blocked = { $name } is blocked: you are never paired, and you hear nothing that they say. Type block again to change that.
terminal-plain-online-unblocked = { $name } is no longer blocked.
terminal-plain-online-help = Type a move as the list of moves shows it, or one of these: board, moves, rules, players, say, resign, abort, decline, claim, bot, rematch, review, mute, block, link, quit. A word with a question mark answers from the table, as in set?
verify-deal-hands = { $hands ->
    [one] 1 hand was
   *[other] { $hands } hands were
} dealt from the seeds as promised.
verify-deal-missing = { $seat } did not open a seed in time.
verify-deal-winner = The winner is { $seat }.
verify-deal-no-winner = The match has no winner.
