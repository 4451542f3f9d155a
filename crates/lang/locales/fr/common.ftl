# Sentences that all games share.

refusal = { $rule } : { $reason }
does-not-follow = après { $before } vient { $wanted }, pas { $card }.
already-won = vous avez déjà gagné.

verdict-playing = { $points } points sur { $most }.
verdict-won = Gagné, avec les { $most } points !
verdict-lost = Plus aucun coup possible. Vous avez { $points } points sur { $most }.

cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

board-stock = Talon : { $count }.
board-stock-known = Talon : { $count }, la prochaine d’abord : { $cards }.
board-waste = Défausse : { $cards }.
board-foundation = Fondation : { $cards }.

move-flip = retourner une carte du talon
effect-turned = Vous retournez { $card } sur la défausse.

rules-heading-goal = But du jeu
rules-heading-deal = Donne
rules-heading-rules = Règles
rules-heading-scoring = Points
rules-heading-tips = Conseils
