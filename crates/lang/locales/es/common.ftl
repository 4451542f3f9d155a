# Sentences that all games share.

refusal = { $rule }: { $reason }
does-not-follow = después de { $before } viene { $wanted }, no { $card }.
already-won = ya has ganado.

verdict-playing = { $points } de { $most } puntos.
verdict-won = ¡Has ganado con los { $most } puntos!
verdict-lost = No quedan jugadas. Has hecho { $points } de { $most } puntos.

cards-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}

board-stock = Mazo: { $count }.
board-stock-known = Mazo: { $count }, la siguiente primero: { $cards }.
board-waste = Descarte: { $cards }.
board-foundation = Fundación: { $cards }.

move-flip = descubrir una carta del mazo
effect-turned = Descubres { $card }, que pasa al descarte.

rules-heading-goal = Objetivo
rules-heading-deal = Reparto
rules-heading-rules = Reglas
rules-heading-scoring = Puntos
rules-heading-tips = Consejos
