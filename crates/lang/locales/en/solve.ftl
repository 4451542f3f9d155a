# What a search found out about a position.

solve-won = { $moves ->
    [0] It has been won.
    [one] It can be won with 1 move:
   *[other] It can be won with { $moves } moves:
}
solve-lost = It cannot be won, whatever you play.
solve-score = It cannot be won. { $moves ->
    [0] No move adds to the score of { $points }.
    [one] The highest score is { $points }, with 1 move:
   *[other] The highest score is { $points }, with { $moves } moves:
}
solve-score-so-far = The search ended early. { $moves ->
    [0] It found no way to more than the score of { $points }.
    [one] The highest score that it found is { $points }, with 1 move:
   *[other] The highest score that it found is { $points }, with { $moves } moves:
}
solve-hand-ahead = When both know all tiles, { $seat } makes { $points ->
    [one] 1 point
   *[other] { $points } points
} more than { $other }:
solve-hand-even = When both know all tiles, neither makes more points than the other:
solve-hand-over = This hand is over.
