# The browser's own sentences: buttons, bars, pages, settings.

web-table = The table

web-undo = Undo
web-redo = Redo
web-hint = Hint
web-new-deal = New deal
web-new-winnable-deal = New winnable deal
web-new-graded-deal = New deal by grade
web-deal-by-number = Deal by number
web-restart = Begin again
web-give-up = Give up
web-home = To the foundation
web-statistics = Statistics
web-settings = Settings
web-share = Link to this position
web-start = All games
web-menu = Menu
web-yes = Yes
web-no = No

web-against-computer = Against the computer
web-against-computer-note = You are South.
web-opponent = Opponent
web-two-at-one-table-note = You take turns, and a curtain hides both hands in between.
web-curtain-note = Both hands are hidden. { $seat } goes on when nobody else is looking.
web-curtain-lift = { $seat } looks now
web-between-hands = Between two hands
web-choose-leader = { $seat } lost the hand and chooses who leads the next one. Whoever leads puts down the first tile, the set; then it is the other’s turn.
web-coin-chooses-leader = Nobody lost this hand, so the coin decides who leads the next one.

web-panel = What to keep in mind
web-wanted-told = The foundation wants: { $rank }.

web-page-title = { $page } – Talon
web-tagline = Three patiences and a game of dominoes
web-pages = Pages
web-close = Close
web-cancel = Cancel
web-play = Play
web-daily = Today’s deal
web-continue = { $count ->
    [one] Continue: 1 move
   *[other] Continue: { $count } moves
}
web-continue-for-two = { $count ->
    [one] Two at one table: continue, 1 move
   *[other] Two at one table: continue, { $count } moves
}
web-to-the-table = To the table
web-rule = Rule { $rule }
web-rules-of = Rules of { $game }
web-other-rules = Rules of all games

web-deal-number-note = The same number is the same deal for everybody, for ever.
web-deal-it = Deal

web-keys-moving = By keyboard
web-keys-walk = Walk from pile to pile
web-keys-enter = Pick up, put down, or turn a card
web-keys-escape = Let go of what you hold; close what is open
web-keys-pointing = By mouse or touch
web-keys-drag = Drag a card or tile to where it goes; the places that take it light up.
web-keys-tap = Or tap it, then tap where it goes. What can go to one place only goes there at once.
web-keys-double-tap = In Lady Jane a double tap sends a card to its foundation.
web-keys-commands = Commands
web-keys-piles = Keys of the piles

web-verdict-question = Can it still be won?
web-hint-more = More
web-hint-play = Play it
web-hint-way = Show the way
web-way-first = To the beginning of the way
web-way-back = One move back
web-way-next = One move on
web-way-last = To the end of the way
web-way-play-on = Play on from here

web-ending = How the game ended
web-same-again = Same again

web-daily-title = Today’s deal of { $game }
web-link-title = A link to this position
web-link-copied = A link to this position was copied.
web-no-link = This game was not dealt by a number, so there is no link to it.

web-back-to-game = Back to the game
web-review-nothing = No moves have been made that could be looked back over.
web-review-progress = { $done } of { $all } positions are looked through
web-review-graph = Place in the game
web-review-place = At this place
web-review-points-to-be-had = points that could still be had
web-review-could-be-won = could be won
web-review-could-not-be-won = could not be won
web-review-lost-here = threw the win away
web-review-show-way = Show the best way from here
web-review-try-again = Try again from here
web-review-go-back = Go back to here

setting-theme = Colours
setting-theme-dark = Dark
setting-theme-light = Light
setting-as-system = As on this device
setting-contrast = Contrast
setting-contrast-high = High
setting-motion = Movement
setting-motion-none = None
setting-pieces = Cards and tiles
setting-four-colours = Four colours for the four suits
setting-large-print = Large print
setting-left-handed = Left-handed: left and right change sides
setting-letters = Show the key of each pile
setting-language = Language
setting-as-browser = As in this browser
setting-status-line = Below the table
setting-score = Score
setting-time = Time
setting-stock = Cards in the stock
setting-verdict = Whether the game can still be won
setting-verdict-when-asked = Show it when I ask
setting-verdict-all-cards = Show it, with all cards known
setting-verdict-fair = Show how often the fair adviser wins, who sees no more than you
setting-verdict-never = Do not show it
setting-hints = Hints
setting-hints-see-all = Hints see all cards (a game with one counts as assisted)
setting-winnable-only = New deals are always ones that can be won
setting-hide-numbers = Hide every number that measures me

statistics-empty = No game has been finished yet. The first one will be counted here.
statistics-hidden = The numbers are hidden, as you wished. They are still counted.
statistics-progress = { $done } of { $all } games are counted
statistics-counting = The games are being counted.
web-other-statistics = Statistics of all games
graph-results = Recent games
graph-shares = Won of a hundred, from game to game
graph-scores = Games by score
graph-as-table = As a table
graph-result = Result
graph-in-a-row = In a row
graph-game = Game
graph-lost = Lost
graph-drawn = Drawn
