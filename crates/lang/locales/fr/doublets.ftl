# Doublets: why a move is refused, what it did, what lies where, the rules page.

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
doublets-blurb = Doublez la valeur carte après carte, et gardez les rois dehors.
doublets-author = de Rosanna Yuen, écrit pour AisleRiot en 1998
doublets-goal = Amenez 48 cartes sur l’unique fondation en doublant la valeur à chaque fois. Seuls les quatre rois restent.
doublets-deal = Sept cartes forment la réserve et une commence la fondation. Les 44 autres sont le talon.
doublets-rule-D1 = Le talon est à gauche, la défausse à sa droite. Sept piles de réserve forment une arche : les piles 1, 2 et 3 en haut, 4 et 5 sur les côtés, 6 et 7 au pied. La fondation se trouve entre les pieds.
doublets-rule-D2 = Une carte est donnée face visible à chaque pile de réserve, de la pile 1 à la pile 7, puis une à la fondation. Un roi qui apparaît va aussitôt tout au-dessous du paquet, et la carte suivante prend sa place. Les 44 cartes qui restent sont le talon.
doublets-rule-D3 = La fondation accepte une carte de valeur double de celle du dessus. L’as compte 1, le valet 11 et la dame 12 ; si le double dépasse 13, retirez 13. L’ordre est donc as, 2, 4, 8, 3, 6, dame, valet, 9, 5, 10, 7, puis de nouveau as. Les couleurs ne comptent pas. Vous pouvez jouer la carte du dessus de la défausse ou une carte de la réserve.
doublets-rule-D4 = Une pile de réserve contient une seule carte. Quand vous la jouez, la carte du dessus de la défausse prend aussitôt sa place. Si la défausse est vide, c’est celle du talon ; si les deux sont vides, la place reste vide. Vous n’avez pas le choix. Un roi qui arrive dans la réserve bloque sa pile jusqu’à la fin.
doublets-rule-D5 = Vous retournez les cartes du talon une à une sur la défausse, quand vous voulez. Rien n’est retourné à votre place.
doublets-rule-D6 = Quand le talon est vide, vous pouvez redonner : la défausse redevient le talon, dans le même ordre. Vous avez deux redonnes, donc trois passages au plus.
doublets-rule-D7 = Chaque carte de la fondation vaut un point, la première comprise. Vous gagnez avec 48 points. Les rois ne peuvent jamais être joués : les 52 points que cite un ancien texte sont hors d’atteinte. Vous perdez quand aucun coup n’est possible.
doublets-rule-D8 = Vous connaissez toutes les cartes qui ont été visibles : tout le talon après un passage et, dès le début, les rois partis au-dessous pendant la donne.
doublets-scoring = Un point par carte sur la fondation. 48 points gagnent.
doublets-tip-1 = Gardez les rois hors de la réserve : chacun bloque une pile pour de bon. Regardez la carte du dessus de la défausse avant de jouer une carte de la réserve.
doublets-tip-2 = À partir du deuxième passage, vous savez ce qui vient. Comptez d’avance jusqu’aux cartes qu’il vous faut.
