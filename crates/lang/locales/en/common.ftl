# Sentences that all games share.

refusal = { $rule }: { $reason }
does-not-follow = the { $card } does not follow the { $on }.
already-won = the game is won, and nothing is left to do.

verdict-playing = { $points } of { $most } points.
verdict-won = You have won, with all { $most } points!
verdict-lost = No move is left. You have { $points } of { $most } points.

cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

board-stock = Stock: { $count }.
board-stock-known = Stock: { $count }, turned next to last: { $cards }.
board-waste = Waste: { $cards }.
board-foundation = Foundation: { $cards }.

move-flip = turn the next card of the stock onto the waste
effect-turned = The { $card } is turned onto the waste.

rules-heading-goal = The goal
rules-heading-deal = The deal
rules-heading-rules = The rules
rules-heading-scoring = The score
rules-heading-tips = Tips
