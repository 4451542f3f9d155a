# Doublets: why a move is refused, what it did, what lies where.

doublets-no-such-pile = il n’y a pas de pile de réserve { $pile }.
doublets-waste-empty = la défausse est vide, vous ne pouvez rien y prendre.
doublets-king-stays = { $card } reste en place : un roi bloque sa pile de la réserve.
doublets-reserve-empty = la pile de réserve { $pile } est vide et le reste.
doublets-stock-empty = le talon est vide, il n’y a pas de carte à retourner.
doublets-stock-not-empty = on ne peut reformer le talon que lorsqu’il est vide.
doublets-nothing-to-redeal = la défausse est vide, il n’y a rien pour reformer le talon.
doublets-no-redeals-left = vous ne pouvez plus reformer le talon.

doublets-redealt = Vous reformez le talon avec la défausse ({ $count }).
doublets-played-waste = { $card } va de la défausse à la fondation.
doublets-played-reserve = { $card } va à la fondation ; la pile de réserve { $pile } reste vide.
doublets-played-reserve-filled-from-waste = { $card } va à la fondation ; { $with }, de la défausse, remplit la pile de réserve { $pile }.
doublets-played-reserve-filled-from-stock = { $card } va à la fondation ; { $with }, du talon, remplit la pile de réserve { $pile }.

doublets-move-redeal = reformer le talon avec la défausse
doublets-move-waste = jouer { $card } de la défausse à la fondation
doublets-move-reserve = jouer { $card } de la pile de réserve { $pile } à la fondation

doublets-board-reserve = Pile de réserve { $number } : { $cards }.
doublets-board-redeals = { $count ->
    [0] Le talon ne peut plus être reformé.
    [one] Le talon peut être reformé encore { $count } fois.
   *[other] Le talon peut être reformé encore { $count } fois.
}

doublets-terminal-keys = [Espace] retourner [1-7 w] jouer [u] annuler [H] indice [W] solution [?] touches [q] menu

doublets-title = Doublets
doublets-blurb = Doublez la valeur à chaque carte, gardez les rois dehors.
