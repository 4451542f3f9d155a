# Sentences that all games share.

refusal = { $rule }: { $reason }
does-not-follow = depois de { $before } vem { $wanted }, não { $card }.
already-won = você já ganhou.

verdict-playing = { $points } de { $most } pontos.
verdict-won = Você ganhou com todos os { $most } pontos!
verdict-lost = Não há mais jogadas. Você fez { $points } de { $most } pontos.

cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}

board-stock = Monte: { $count }.
board-stock-known = Monte: { $count }, a próxima primeiro: { $cards }.
board-waste = Descarte: { $cards }.
board-foundation = Fundação: { $cards }.

move-flip = virar uma carta do monte
effect-turned = Você vira { $card } sobre o descarte.

rules-heading-goal = Objetivo
rules-heading-deal = Distribuição
rules-heading-rules = Regras
rules-heading-scoring = Pontos
rules-heading-tips = Dicas
