# What the terminal and the browser both say about the game on the table.

table-deal = deal { $deal }
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
table-wanted = wanted
table-base = base { $rank }
table-cards-left = Cards left
table-unseen-tiles = Unseen tiles
table-no-target = That has no legal move right now.
table-no-home = Nothing here can go to a foundation.
table-gave-up = You gave up, so this game counts as lost.
table-players = Choose your opponent
table-two-players = Two players, one screen
table-continue-deal = { $count ->
    [one] Continue: deal { $deal }, 1 move
   *[other] Continue: deal { $deal }, { $count } moves
}
table-deal-number = Deal number
table-deal-number-wrong = Please type a whole number from 0 to { $most }.
table-statistics-of = Statistics for { $game }
table-keys = Keys
keys-walk = Move from pile to pile
label-points = Points
label-moves = Moves
label-games = Games

# Commands: their names on buttons and in menus, and what they do.
command-board = Board
command-moves = Legal moves
command-try-again = Try again
command-hint-knowledge = What hints may use
command-verdict = Can I still win?
command-grade = How hard is this deal?
setting-deals = New deals
setting-deals-easy-at-first = Easy until I win, then any
setting-deals-winnable = Only deals that can be won
setting-deals-any = Any deal
command-time = Time
command-colours = Four colours
command-undo-help = Take back the last move
command-redo-help = Play the move again
command-home-help = Send the selected card to its foundation
command-sweep = All at once
command-sweep-help = Make all moves that need no thought: send all cards home, turn cards until one fits, or finish a game that is sure
command-next-hand-help = After a hand of Curse of the Doublet: begin the next one
command-board-help = List what lies where
command-moves-help = List the legal moves
command-new-deal-help = Start a new deal
command-new-winnable-deal-help = Start a new deal that can be won
command-new-graded-deal-help = Start a new deal of a chosen difficulty: easy, medium, hard or very hard
command-deal-by-number-help = Start the deal with a given number
command-daily = Today's deal
command-daily-help = Play the deal of the day, the same for everyone; the game on the table stays open
command-players-help = Choose your opponent, or play with two people (Curse of the Doublet)
command-restart-help = Start this deal over
command-try-again-help = After the game: play this deal again from a given move
command-give-up-help = Give up this game
command-hint-help = Show a hint; ask again for the card, the place and the reason
command-hint-knowledge-help = Let hints use all cards, or only the cards you can see
command-winning-line-help = Show a way to win, step by step; your own game stays as it is
command-verdict-help = Show whether you can still win, how often the fair adviser wins, or neither
command-grade-help = Show how many of 200 quick players win this deal, and so whether it can be won
command-deals-help = Choose which new deals you get: easy ones until you win, only winnable ones, or any
command-review-help = After the game, or after a hand of Curse of the Doublet: show which moves cost you
command-rules-help = Read the rules
command-lessons-help = Learn: a lesson for each rule; after a refusal or a hint, the one that explains it
command-puzzles-help = Solve puzzles from real games
command-statistics-help = Show your statistics
command-settings-help = Change the settings
command-time-help = Show or hide the clock
command-colours-help = Show the suits in two colours or four
command-share-help = Copy a link to this position
command-help-help = Show this list
command-menu-help = List all commands
command-brief = Brief
command-brief-help = Say only what changes after a move, or whole sentences and the points
command-archive-help = List all saved games: continue, review or delete one
command-games-help = Leave the table; the game is saved

sweep-home = Send all home
sweep-turn = Turn until something fits
sweep-finish = Finish
sweep-done = { $count } moves at once. { $last }
sweep-none = No moves can be made at once here.

lessons-title = Lessons
puzzles-title = Puzzles
lessons-of = Lessons: { $game }
lesson-title = Lesson: { $title }
lesson-step = step { $number } of { $count }
lesson-done = Done
lesson-off-topic = You may do that in a game, but this step asks for another move.
lesson-all-done = These were all the lessons.
