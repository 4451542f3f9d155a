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
label-points = Points
label-moves = Moves
label-games = Games
