# Sentences that all games share.

refusal = { $rule }: { $reason }
does-not-follow = dopo { $before } viene { $wanted }, non { $card }.
already-won = hai già vinto.

verdict-playing = { $points } punti su { $most }.
verdict-won = Hai vinto con tutti i { $most } punti!
verdict-lost = Nessuna mossa rimasta. Hai fatto { $points } punti su { $most }.

cards-count = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}

board-stock = Mazzo: { $count }.
board-stock-known = Mazzo: { $count }, la prossima per prima: { $cards }.
board-waste = Scarti: { $cards }.
board-foundation = Fondazione: { $cards }.

move-flip = girare una carta dal mazzo
effect-turned = Giri { $card } sugli scarti.

rules-heading-goal = Scopo
rules-heading-deal = Distribuzione
rules-heading-rules = Regole
rules-heading-scoring = Punti
rules-heading-tips = Consigli
