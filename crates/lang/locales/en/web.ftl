# The browser's own sentences: buttons, bars, pages, settings.

web-table = The table
web-deal = deal { $deal }
web-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
web-no-target = It can go nowhere now.
web-no-home = There is nothing here to send to a foundation.

web-undo = Undo
web-redo = Redo
web-hint = Hint
web-new-deal = New deal
web-new-winnable-deal = New winnable deal
web-new-graded-deal = New deal by grade
web-players = Who plays?
web-deal-by-number = Deal by number
web-restart = Begin again
web-give-up = Give up
web-home = To the foundation
web-review = Review
web-statistics = Statistics
web-rules = Rules
web-keys = Keys
web-settings = Settings
web-share = Link to this position
web-start = All games
web-menu = Menu
web-yes = Yes
web-no = No

web-against-computer = Against the computer
web-against-computer-note = You are South.
web-opponent = Opponent
web-two-at-one-table = Two at one table
web-two-at-one-table-note = You take turns, and a curtain hides both hands in between.
web-curtain-turn = { $seat } is to move
web-curtain-note = Both hands are hidden. { $seat } goes on when nobody else is looking.
web-curtain-lift = { $seat } looks now
web-between-hands = Between two hands
web-choose-leader = { $seat } lost the hand and chooses who leads the next one. Whoever leads puts down the first tile, the set; then it is the other’s turn.
web-coin-chooses-leader = Nobody lost this hand, so the coin decides who leads the next one.

web-panel = What to keep in mind
web-wanted = wanted
web-wanted-told = The foundation wants: { $rank }.
web-cards-left = Cards left
web-unseen-tiles = Unseen tiles
web-base = base { $rank }

web-title = Talon
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
web-continue-deal = { $count ->
    [one] Continue: deal { $deal }, 1 move
   *[other] Continue: deal { $deal }, { $count } moves
}
web-continue-for-two = { $count ->
    [one] Two at one table: continue, 1 move
   *[other] Two at one table: continue, { $count } moves
}
web-to-the-table = To the table
web-rule = Rule { $rule }
web-rules-of = Rules of { $game }
web-other-rules = Rules of all games
web-statistics-of = Statistics of { $game }

web-deal-number = Number of the deal
web-deal-number-note = The same number is the same deal for everybody, for ever.
web-deal-number-wrong = Please type a whole number, with digits only and not above 9007199254740991.
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
web-way = Way to win
web-way-first = To the beginning of the way
web-way-back = One move back
web-way-next = One move on
web-way-last = To the end of the way
web-way-play-on = Play on from here
web-way-leave = Back to the game

web-ending = How the game ended
web-gave-up = You gave this game up.
web-same-again = Same again

web-daily-title = Today’s deal of { $game }
web-link-title = A link to this position
web-link-copied = A link to this position was copied.
web-no-link = This game was not dealt by a number, so there is no link to it.

web-review-back = Back to the table
web-review-nothing = No moves have been made that could be looked back over.
web-review-progress = { $done } of { $all } positions are looked through
web-review-graph = Place in the game
web-review-place = At this place
web-review-points = points
web-review-points-to-be-had = points that could still be had
web-review-could-be-won = could be won
web-review-could-not-be-won = could not be won
web-review-moves = Moves
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
setting-moves = Moves
setting-time = Time
setting-stock = Cards in the stock
setting-verdict = Whether the game can still be won
setting-verdict-when-asked = Show it when I ask
setting-verdict-all-cards = Show it, with all cards known
setting-verdict-fair = Show how often the fair adviser wins, who sees no more than you
setting-verdict-never = Do not show it
setting-hints = Hints
setting-hints-see-all = Hints see all cards (a game with one counts as assisted)
setting-games = Games
setting-winnable-only = New deals are always ones that can be won
setting-hide-numbers = Hide every number that measures me

statistics-empty = No game has been finished yet. The first one will be counted here.
statistics-hidden = The numbers are hidden, as you wished. They are still counted.
statistics-progress = { $done } of { $all } games are counted
statistics-counting = The games are being counted.
web-other-statistics = Statistics of all games
graph-results = The last games, one by one
graph-shares = Won of a hundred, from game to game
graph-scores = How often each score was reached
graph-as-table = As a table
graph-result = Result
graph-in-a-row = In a row
graph-game = Game
graph-points = Points
graph-games = Games
graph-won = Won
graph-lost = Lost
graph-drawn = Drawn
