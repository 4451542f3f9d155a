# The list of saved games.

archive-title = Saved games
archive-count = { $open ->
    [0] { $count ->
        [one] 1 game
       *[other] { $count } games
    }
   *[other] { $count ->
        [one] 1 game, still open
       *[other] { $count } games, { $open } still open
    }
}
archive-empty = There are no saved games yet. A game is saved from its first move on.
archive-no-match = No saved game matches.
archive-reading = { $left ->
    [one] Reading 1 more game …
   *[other] Reading { $left } more games …
}
archive-game = Game
archive-deal = Deal
archive-state = State
archive-points = Points
archive-moves = Moves
archive-played = Last played
archive-no-deal = own position
archive-two-players = { $game }, two players
archive-open = open
archive-won = won
archive-lost = lost
archive-drawn = drawn
archive-assisted = assisted
archive-score = score { $south } to { $north }
archive-and-more = { $before }, { $part }
archive-search = Search
archive-search-hint = A game, a deal number or a state
archive-more = Show more
archive-open-only = Only open games
archive-continue = Continue
archive-review = Review
archive-delete = Delete
archive-confirm-delete = Delete this game for good? It disappears from your statistics too.

ago-now = just now
ago-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
ago-months = { $count ->
    [one] 1 month ago
   *[other] { $count } months ago
}
ago-years = { $count ->
    [one] 1 year ago
   *[other] { $count } years ago
}
