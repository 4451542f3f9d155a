# The terminal's own sentences: menus, keys, questions, saves, statistics.

terminal-pass = pass { $pass } of { $passes }
terminal-left = { $count } left
terminal-tiles-of = { $seat }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

terminal-match-score = { $south } { $south-points } : { $north-points } { $north }
terminal-assisted = assisted
terminal-must-pass = No tile fits: press p to pass.
terminal-keys-doublets = Space turns a card  1-7 w play  u undo  H hint  W a win  ? all keys  q menu
terminal-keys-yield = Space turns a card  letters pair  u undo  H hint  W a win  ? keys  q menu
terminal-keys-lady-jane = Space deals  letters carry  f home  u undo  H hint  W a win  ? keys  q menu
terminal-keys-curse = letter, then w-z  p pass  u undo  H hint  L rules  ? all keys  q menu
terminal-keys-over = v review  n new deal  R the same again  u undo  S statistics  q menu

terminal-new-game = a new game
terminal-menu-keys = Enter play  N winnable  D grade  # number  L rules  S figures  ? keys  q quit

terminal-too-small = Talon needs a window of { $width } columns and { $height } rows. This one has { $now-width } and { $now-height }: make it larger, please.
terminal-curtain-enter = { $seat } presses Enter when nobody else is looking.
terminal-yes-no = y yes   n no
terminal-number-hint = Digits, then Enter. Esc goes back.

terminal-figures = Figures
terminal-page-keys = arrows scroll   Esc back
terminal-page-keys-more = arrows, Space scroll: there is more  left, right other games  Esc back
terminal-page-keys-games = arrows scroll   left, right other games   Esc back

terminal-help-moving = Moving
terminal-help-mouse = The mouse
terminal-help-game = The game
terminal-help-pages = Everything else
terminal-name-arrows = arrows
terminal-name-enter = Enter
terminal-name-tab = Tab
terminal-name-esc = Esc
terminal-name-space = Space .
terminal-name-click = click
terminal-name-drag = drag
terminal-name-right-click = right, twice
terminal-key-letter = the pile with this letter: pick up, put down, or play if there is one thing to do
terminal-key-arrows = walk from pile to pile
terminal-key-enter = pick up and put down where the cursor is
terminal-key-tab = to the next pile where something can be done
terminal-key-esc = let go; with nothing in hand, back to the menu
terminal-key-stock = turn a card, or deal
terminal-key-home = send the card in hand or under the cursor to its foundation; so does its letter twice
terminal-key-pass = pass, in Curse of the Doublet
terminal-key-click = pick up and put down, or play if there is one thing to do
terminal-key-drag = carry a card or a tile
terminal-key-right-click = the right button, or two clicks: send a card to its foundation
terminal-key-undo = take back, and play again
terminal-key-new = a new deal
terminal-key-number = a deal by its number
terminal-key-restart = the same deal from the beginning
terminal-key-give-up = give up
terminal-key-winnable = a new deal that can be won
terminal-key-grade = a new deal that is easy, medium, hard or very hard; the review names the grade of a deal
terminal-key-hint = a hint: there is something; again: which card; again: where; again: why
terminal-key-way = a way to win, to be stepped through; your own game stays as it is
terminal-key-verdict = whether the game can still be won, how often the fair adviser wins, or neither; after the end, or after a hand: the review
terminal-key-hints = hints see no more than you, or all cards
terminal-help-solver = Help from someone who knows all cards (not in Curse)
terminal-key-rules = the rules
terminal-key-statistics = statistics
terminal-key-time = show or hide the time
terminal-key-colours = two colours for the suits, or four
terminal-key-help = this page
terminal-key-quit = back to the menu; there, the end
terminal-key-interrupt = the end, at any time; the game is saved

terminal-verdict-off = v shows nothing.
terminal-verdict-back = v shows it again.
terminal-hint-more = H tells more.
terminal-hint-play = H plays it, W shows the whole way.
terminal-hint-play-fair = H plays it.
terminal-seek-keys = Esc stops looking.
terminal-way-keys-none = Esc back to your game
terminal-way-keys = arrows step  Space watch or stop  l list  Enter play on from here  Esc back
terminal-way-keys-list = arrows step  l table  Enter play on from here  Esc back
terminal-review-legend = { $yes } could be won  { $no } could not  { $full } points made  { $shade } still to be had
terminal-hand-review = v looks back over this one.
terminal-hand-keys = up down moves  t the costliest play  Esc back
terminal-hands-keys = up down moves  left right hands  t the costliest play  Esc back
terminal-hands-legend = bars: worth with all tiles open  numbers: given away, fairly judged
terminal-review-keys = arrows go  w what was best  a try again here  t the losing move  Esc back

terminal-plain-which-game = Which game? doublets, yield, lady-jane or curse.
terminal-plain-title = { $game }, deal { $deal }.
terminal-plain-begin = Write a move, or help.
terminal-plain-unknown = Write moves to hear which there are, or help.
terminal-plain-yes-no = yes or no?
terminal-plain-no-moves = There is no move left.
terminal-plain-goodbye = Goodbye.
terminal-plain-goodbye-saved = Goodbye. The game is saved.
terminal-plain-goodbye-not-saved = Goodbye. This game could not be saved.
terminal-plain-hint-more = Write hint to hear more.
terminal-plain-hint-write = Write { $move } to play it.
terminal-plain-verdict-back = Write verdict to hear it once, or verdict on.
terminal-plain-verdict-on = From now on you hear whether the game can still be won, whenever that changes.
terminal-plain-review-first = Looking back over the game.
terminal-plain-review-not-over = The review comes when the game is over. To end it now, write give up.
terminal-plain-again-how = Write again { $number } to try again from there.
terminal-plain-again-number = This game has { $count } moves: write again and a number from 1 to { $most }.
terminal-plain-way-line = { $number }. { $move }: { $name }.
terminal-plain-way-lines = { $number } to { $last }. { $move }, { $count } times: { $name }.
terminal-plain-help = Write a move as in the list of moves, or one of these words: board (what lies where), moves (what can be played), undo, redo, restart, new, new and a game, deal and a number, give up, rules, stats, help, quit.
terminal-plain-help-solver = Help: hint (write it again to hear more), hints fair (they see no more than you), hints all (they see all cards), verdict (whether the game can still be won), verdict on, verdict fair (how often the fair adviser wins), verdict off, win (a way to win), new winnable (a deal that can be won), new easy, new medium, new hard or new very hard (one of this grade). When the game is over: review (where it was lost; in Curse of the Doublet also after each hand: what passes proved and what plays were worth), again and the number of a move (a new try from there).
