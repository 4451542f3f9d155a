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
web-yes = Yes
web-no = No

web-panel = What to keep in mind
web-wanted = wanted
web-wanted-told = The foundation wants: { $rank }.
web-cards-left = Cards left
web-unseen-tiles = Unseen tiles
web-base = base { $rank }
