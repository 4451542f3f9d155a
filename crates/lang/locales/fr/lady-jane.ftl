# Lady Jane: why a move is refused, what it did, what lies where, the rules page.

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
lady-jane-blurb = Montez quatre couleurs à partir d’une base qui change à chaque donne.
lady-jane-author = de Rosanna Yuen, écrit pour AisleRiot en 1999
lady-jane-goal = Amenez les 52 cartes sur les quatre fondations, une couleur en montant sur chacune.
lady-jane-deal = 28 cartes vont aux sept piles du tableau, sept à la réserve et une à la première fondation. Les 16 dernières sont le talon.
lady-jane-rule-L1 = Le talon est en haut à gauche et les quatre fondations en haut à droite. Les sept piles du tableau sont au-dessous, et les sept piles de réserve à droite.
lady-jane-rule-L2 = Le tableau est donné rangée par rangée : la pile 1 a une carte, la pile 2 en a deux, et ainsi de suite jusqu’à la pile 7, qui en a sept. Seule la dernière carte de chaque pile est visible. Puis chaque pile de réserve reçoit une carte visible, de gauche à droite, et la première fondation en reçoit une : sa valeur est la base. Les 16 cartes qui restent sont le talon.
lady-jane-rule-L3 = Une fondation commence par une carte de la valeur de base et monte dans la même couleur ; l’as suit le roi, sauf si la base est un as. Vous pouvez reprendre la carte du dessus d’une fondation pour le tableau, même une carte de base seule, mais jamais la mettre sur une autre fondation.
lady-jane-rule-L4 = Sur le tableau, on descend en alternant rouge et noir ; un roi peut aller sur un as, mais rien ne va jamais sur une carte de la valeur de base. Vous pouvez déplacer une carte visible avec toutes celles posées dessus si cette carte convient. Une carte cachée se retourne quand elle arrive sur le dessus.
lady-jane-rule-L5 = Une pile vide du tableau n’accepte qu’une carte de la valeur juste au-dessous de la base, seule ou avec les cartes posées dessus. Si la base est un as, c’est un roi.
lady-jane-rule-L6 = De chaque pile de réserve, vous pouvez jouer la carte du dessus vers une fondation ou vers le tableau. On ne construit pas sur la réserve ; seule une donne du talon y met des cartes.
lady-jane-rule-L7 = Une donne du talon met une carte visible sur chaque pile de réserve, de gauche à droite. Vous pouvez le faire deux fois. La troisième donne retourne les deux dernières cartes, qui restent libres et se jouent comme celles de la réserve. Il n’y a pas de redonne.
lady-jane-rule-L8 = Chaque carte sur les fondations vaut un point. Vous gagnez quand les 52 y sont. Vous perdez quand aucun coup n’est possible. Si vous pouvez encore jouer mais que rien n’aide plus, abandonnez quand vous voulez.
lady-jane-rule-L9 = Vous connaissez toutes les cartes qui sont ou ont été visibles. Les cartes face cachée et le talon sont cachés.
lady-jane-scoring = Un point par carte sur les fondations. 52 points gagnent.
lady-jane-tip-1 = Les cartes au fond d’une pile sont difficiles à atteindre : regardez d’abord ce qu’il vous faut dans les longues piles.
lady-jane-tip-2 = Videz la réserve dès que vous le pouvez : chaque donne recouvre ce qui y reste.
