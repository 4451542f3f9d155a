# Lady Jane: why a move is refused, what it did, what lies where.

lady-jane-no-such-place = cette place n’existe pas : { $place }.
lady-jane-nothing-there = rien à prendre : { $place }.
lady-jane-foundation-to-foundation = { $card } ne peut pas aller sur une autre fondation.
lady-jane-does-not-start = les fondations commencent par { $rank }, pas par { $card }.
lady-jane-not-a-group = vous pouvez prendre { $most ->
    [one] { $most } carte à la fois
   *[other] 1 à { $most } cartes
} ({ $place }), pas { $cards }.
lady-jane-same-pile = les cartes sont déjà là : { $place }.
lady-jane-on-base = rien ne va sur { $on }, une carte de la valeur de base.
lady-jane-not-one-lower = sur { $on } ne va que { $wanted } de l’autre couleur.
lady-jane-same-colour = { $card } et { $on } sont de la même couleur.
lady-jane-not-for-empty-pile = une pile vide n’accepte que { $rank }, pas { $card }.
lady-jane-stock-empty = le talon est vide, il n’y a plus rien à donner.
lady-jane-spare-not-dealt = il n’y a pas de cartes libres avant la dernière donne.

lady-jane-dealt-reserve = Vous donnez une carte à chaque pile de réserve : { $cards }.
lady-jane-dealt-spares = Vous retournez les dernières cartes du talon, qui restent libres : { $cards }.
lady-jane-moved = { $card } { $more ->
    [0] va
    [one] et la carte posée dessus vont
   *[other] et les { $more } cartes posées dessus vont
} : { $from } → { $to }.
lady-jane-turned-up = Cela découvre { $card }.

lady-jane-spare = carte libre { $number }

lady-jane-move-deal = donner des cartes du talon
lady-jane-move-to-foundation = envoyer { $card } ({ $from }) sur sa fondation
lady-jane-move = déplacer { $card } { $more ->
    [0] seule
    [one] et la carte posée dessus
   *[other] et les { $more } cartes posées dessus
} : { $from } → { $to }

lady-jane-board-base = Les fondations commencent par { $rank }.
lady-jane-board-place = { $place } : { $cards }.
lady-jane-board-tableau = { $down } face cachée, puis { $cards }

lady-jane-terminal-keys = [Espace] donner [lettres] déplacer [f] fondation [u] annuler [H] indice [W] solution [?] touches [q] menu

lady-jane-title = Lady Jane
lady-jane-blurb = Montez quatre couleurs : la base change à chaque donne.
