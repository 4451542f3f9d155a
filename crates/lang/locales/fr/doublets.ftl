# Doublets: why a move is refused, what it did, what lies where.

doublets-no-such-pile = il n’y a pas de pile de réserve { $pile }.
doublets-waste-empty = la défausse est vide, vous ne pouvez rien y prendre.
doublets-king-stays = { $card } reste en place : un roi bloque sa pile de la réserve.
doublets-reserve-empty = la pile de réserve { $pile } est vide et le reste.
doublets-stock-empty = le talon est vide, il n’y a pas de carte à retourner.
doublets-stock-not-empty = on ne peut redonner que lorsque le talon est vide.
doublets-nothing-to-redeal = la défausse est vide, il n’y a rien à redonner.
doublets-no-redeals-left = vous avez utilisé toutes vos redonnes.

doublets-redealt = Vous redonnez : la défausse redevient le talon ({ $count }).
doublets-played-waste = { $card } va de la défausse à la fondation.
doublets-played-reserve = { $card } va à la fondation ; la pile de réserve { $pile } reste vide.
doublets-played-reserve-filled-from-waste = { $card } va à la fondation ; { $with }, de la défausse, remplit la pile de réserve { $pile }.
doublets-played-reserve-filled-from-stock = { $card } va à la fondation ; { $with }, du talon, remplit la pile de réserve { $pile }.

doublets-move-redeal = redonner, en remettant la défausse comme talon
doublets-move-waste = jouer { $card } de la défausse à la fondation
doublets-move-reserve = jouer { $card } de la pile de réserve { $pile } à la fondation

doublets-board-reserve = Pile de réserve { $number } : { $cards }.
doublets-board-redeals = { $count ->
    [0] Plus aucune redonne.
    [one] Encore { $count } redonne.
   *[other] Encore { $count } redonnes.
}

doublets-terminal-keys = [Espace] retourner [1-7 w] jouer [u] annuler [H] indice [W] solution [?] touches [q] menu

doublets-title = Doublets
doublets-blurb = Doublez la valeur à chaque carte, gardez les rois dehors.
