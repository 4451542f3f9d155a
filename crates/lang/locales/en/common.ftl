# Sentences that all games share.

refusal = { $rule }: { $reason }
does-not-follow = after { $before } comes { $wanted }, not the { $card }.
already-won = you have already won.

verdict-playing = { $points } of { $most } points.
verdict-won = You won with all { $most } points!
verdict-lost = No moves left. You made { $points } of { $most } points.

cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

board-stock = Stock: { $count }.
board-stock-known = Stock: { $count }, next card first: { $cards }.
board-waste = Waste: { $cards }.
board-foundation = Foundation: { $cards }.

move-flip = turn a card from the stock
effect-turned = You turn the { $card } onto the waste.

rules-heading-goal = Goal
rules-heading-deal = Deal
rules-heading-rules = Rules
rules-heading-scoring = Scoring
rules-heading-tips = Tips
