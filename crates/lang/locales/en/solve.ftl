# What a search found out about a position.

solve-won = { $moves ->
    [0] It is already won.
    [one] It can be won in 1 move:
   *[other] It can be won in { $moves } moves:
}
solve-lost = It cannot be won, whatever you play.
solve-score = It cannot be won. { $moves ->
    [0] No move adds to the score of { $points }.
    [one] The highest score is { $points }, in 1 move:
   *[other] The highest score is { $points }, in { $moves } moves:
}
solve-score-so-far = The search ended early. { $moves ->
    [0] It found no way to raise the score of { $points }.
    [one] The highest score that it found is { $points }, in 1 move:
   *[other] The highest score that it found is { $points }, in { $moves } moves:
}
solve-hand-ahead = With all tiles known, { $seat } makes { $points ->
    [one] 1 point
   *[other] { $points } points
} more than { $other }:
solve-hand-even = With all tiles known, neither player makes more points:
solve-hand-over = This hand is over.
