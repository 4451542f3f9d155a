# The browser's own sentences: buttons, bars, pages, settings.

web-table = Table

command-undo = Undo
command-redo = Redo
command-hint = Hint
command-new-deal = New deal
command-new-winnable-deal = New winnable deal
web-deal-winnable = Deal one that can be won
command-new-graded-deal = New deal by difficulty
command-deal-by-number = Deal by number
command-restart = Start over
command-give-up = Give up
command-home = Send to the foundation
command-statistics = Statistics
command-settings = Settings
command-share = Link to this position
command-games = All games
command-menu = Menu
web-yes = Yes
web-no = No

web-against-computer = Against the computer
web-against-computer-note = You play South.
web-opponent = Opponent
web-two-at-one-table-note = You take turns, and a curtain hides both hands in between.
web-curtain-note = Both hands are hidden. Continue when only { $seat } is looking.
web-curtain-lift = Show { $seat }'s hand
web-between-hands = Between hands

web-panel = At a glance
web-wanted-sentence = Next on the foundation: { $rank }.

web-page-title = { $page } – Talon
web-tagline = Patience games and a game of dominoes
web-pages = Pages
web-close = Close
web-cancel = Cancel
web-play = Play
web-daily = Today’s deal
web-continue = { $count ->
    [one] Continue: 1 move
   *[other] Continue: { $count } moves
}
web-friend = Play with a friend
web-continue-for-two = { $count ->
    [one] Two players, one screen: continue, 1 move
   *[other] Two players, one screen: continue, { $count } moves
}
web-to-the-table = To the table
web-rule = Rule { $rule }
web-rules-of = Rules of { $game }
web-other-rules = Rules by game

web-deal-number-note = The same number is the same deal for everyone, for ever.
web-deal-it = Deal

web-keys-moving = With the keyboard
web-keys-enter = Pick up, put down, or turn a card
web-keys-escape = Put back what you hold, or close what is open
web-keys-pointing = With mouse or touch
web-keys-drag = Drag a card or tile to its place; the places that take it light up.
web-keys-tap = Or tap it, then tap its place. In Doublets and Yield, a card with only one move is played at once.
web-keys-double-tap = In Lady Jane, double-tap a card to send it to its foundation.
web-keys-commands = Commands
web-keys-piles = Keys for the piles

web-hint-more = More
web-hint-play = Play it
web-hint-way = Show the way
web-way-first = Go to the first move
web-way-back = One move back
web-way-next = One move forward
web-way-last = Go to the last move
web-way-play-on = Play on from here

web-ending = Game over
web-same-again = Play this deal again

web-daily-title = { $game }: today’s deal
web-link-copied = The link to this position was copied.
web-part-missing = This part of Talon could not be loaded. Talon keeps trying.
web-no-link = This game was not dealt by number, so there is no link to it.

web-back-to-game = Back to the game
web-review-nothing = There are no moves to review yet.
web-review-progress = { $done } of { $all } positions checked
web-review-graph = Position in the game
web-review-place = At this position
web-review-points-to-be-had = points still possible
web-review-could-be-won = could be won
web-review-could-not-be-won = could not be won
web-review-chance = wins of the fair adviser (%)
web-review-lost-here = threw the win away
web-review-show-way = Show the best way from here
web-review-try-again = Try again from here
web-review-find-move = Find the move that wins
web-review-go-back = Return to this position

setting-theme = Theme
setting-theme-dark = Dark
setting-theme-light = Light
setting-as-system = Same as this device
setting-contrast = Contrast
setting-contrast-high = High
setting-motion = Animation
setting-motion-none = Off
setting-sounds = Sounds
setting-sounds-on = Play a sound for a card, a refused move and a win
setting-backs = Card backs
setting-felt = Table
colour-blue = Blue
colour-green = Green
colour-red = Red
colour-grey = Grey
setting-vibrates = Vibrate for a card, a refused move and a win
setting-pieces = Cards and tiles
setting-four-colours = A different colour for each suit
setting-large-print = Large print
setting-left-handed = Left-handed: swap left and right
setting-letter-keys = Keys of one letter give commands
setting-letters = Show the key of each pile
setting-language = Language
setting-as-browser = Same as this browser
setting-status-line = Below the table
setting-score = Score
setting-stock = Cards in the stock
setting-verdict = Whether the game can still be won
setting-verdict-when-asked = Show only when I ask
setting-verdict-all-cards = Always show, using all cards
setting-verdict-fair = Always show how often the fair adviser, who sees only what you see, wins
setting-verdict-never = Never show
setting-hints = Hints
setting-hints-see-all = Hints see all cards (a game with such a hint counts as assisted)
setting-hide-numbers = Hide all numbers about my play

statistics-empty = You have not finished a game yet. Your first one will be counted here.
statistics-example = What you will see here: an example
statistics-hidden = Your numbers are hidden, as you asked. Games are still counted.
statistics-progress = { $done } of { $all } games counted
statistics-counting = Counting your games.
web-other-statistics = Statistics by game
graph-results = Recent games
graph-shares = Win rate over time (%)
graph-scores = Games by score
graph-as-table = As a table
graph-too-few = Graphs appear here after your second game.
graph-result = Result
graph-in-a-row = In a row
graph-game = Game
graph-lost = Lost
graph-drawn = Drawn
graph-latest = Review a game
web-nothing-here = Nothing here
web-did-you-mean = Did you mean this address?
web-unknown-address = This link leads to no page of Talon. Here are the games.
web-unknown-deal = There is no deal with this number: deals are numbered from 0 to { $most }. Here are the games.
web-unknown-day = The calendar has no such day. Here are the games, and today’s deals.

daily-title = Deals of the day
daily-intro = On one day everyone has the same deal, and it can be won. A deal of the day is a game of its own, and you can make up earlier days.
daily-earlier = Earlier days
daily-later = Later days
daily-day = { $date }: { $state }
daily-none = not played
daily-open = begun
daily-won = won
daily-lost = lost
daily-share = Copy today’s results
daily-result = { $game }: { $state }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
}, { $time }
daily-streak = { $count } days in a row

web-learn = Learn
web-learn-first = A first game
web-first-game-offer = New here?
web-first-game-play = Play a guided first game (2 minutes)
web-lesson = Lesson
web-lesson-show = Show the move
web-lesson-next = Next: { $title }
web-lesson-list = All lessons
web-fetch-failed = This page could not be loaded. Check the connection and try again.
web-other-lessons = Lessons of the other games
lessons-heading-first = Getting started
lessons-heading-techniques = Playing well
