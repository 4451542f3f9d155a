# Lady Jane: the rules and the lessons. See the English file.

lady-jane-author = de Rosanna Yuen, écrit pour AisleRiot en 1999
lady-jane-goal = Amenez les 52 cartes sur les quatre fondations, une couleur en montant sur chacune.
lady-jane-deal = 28 cartes vont aux sept piles du tableau, sept à la réserve et une à la première fondation. Les 16 dernières sont le talon.
lady-jane-rule-L1 = Le talon est en haut à gauche et les quatre fondations en haut à droite. Les sept piles du tableau sont au-dessous, et les sept piles de réserve à droite.
lady-jane-rule-L2 = Le tableau est donné rangée par rangée : la pile 1 a une carte, la pile 2 en a deux, et ainsi de suite jusqu’à la pile 7, qui en a sept. Seule la dernière carte de chaque pile est visible. Puis chaque pile de réserve reçoit une carte visible, de gauche à droite, et la première fondation en reçoit une : sa valeur est la base. Les 16 cartes qui restent sont le talon.
lady-jane-rule-L3 = Une fondation commence par une carte de la valeur de base et monte dans la même couleur ; l’as suit le roi, sauf si la base est un as. Vous pouvez reprendre la carte du dessus d’une fondation pour le tableau, même une carte de base seule, mais jamais la mettre sur une autre fondation.
lady-jane-rule-L4 = Sur le tableau, on descend en alternant rouge et noir ; un roi peut aller sur un as, mais rien ne va jamais sur une carte de la valeur de base. Vous pouvez déplacer une carte visible avec toutes celles posées dessus si cette carte convient. Une carte cachée se retourne quand elle arrive sur le dessus.
lady-jane-rule-L5 = Une pile vide du tableau n’accepte qu’une carte de la valeur juste au-dessous de la base, seule ou avec les cartes posées dessus. Si la base est un as, c’est un roi.
lady-jane-rule-L6 = De chaque pile de réserve, vous pouvez jouer la carte du dessus vers une fondation ou vers le tableau. On ne construit pas sur la réserve ; seule une donne du talon y met des cartes.
lady-jane-rule-L7 = Une donne du talon met une carte visible sur chaque pile de réserve, de gauche à droite. Vous pouvez le faire deux fois. La troisième donne retourne les deux dernières cartes, qui restent libres et se jouent comme celles de la réserve. On ne reforme pas le talon.
lady-jane-rule-L8 = Chaque carte sur les fondations vaut un point. Vous gagnez quand les 52 y sont. Vous perdez quand aucun coup n’est possible. Si vous pouvez encore jouer mais que rien n’aide plus, abandonnez quand vous voulez.
lady-jane-rule-L9 = Vous connaissez toutes les cartes qui sont ou ont été visibles. Les cartes face cachée et le talon sont cachés.
lady-jane-scoring = Un point par carte sur les fondations. 52 points gagnent.
lady-jane-tip-1 = Les cartes au fond d’une pile sont difficiles à atteindre : regardez d’abord ce qu’il vous faut dans les longues piles.
lady-jane-tip-2 = Videz la réserve dès que vous le pouvez : chaque donne recouvre ce qui y reste.

lesson-lady-jane-first = Votre première partie
lesson-lady-jane-first-1 = Montez quatre fondations, une par couleur. Ici elles commencent par un 7, car un 7 y a été donné : c’est la base. Envoyez le 8 de cœur de la réserve sur la fondation.
lesson-lady-jane-first-2 = Dans les sept piles, on descend en alternant les couleurs. Posez le 9 de pique sur le 10 de cœur.
lesson-lady-jane-first-3 = Posez le 8 de carreau sur le 9 de pique. La carte d’en dessous se retourne.
lesson-lady-jane-first-4 = Les cartes en ordre bougent ensemble. Posez le 10, le 9 et le 8 sur le valet de trèfle.
lesson-lady-jane-first-5 = La pile 1 est vide. Seul un 6 peut y aller, car 6 est juste au-dessous de la base. Déplacez le 6 de trèfle.
lesson-lady-jane-first-6 = Une carte de base commence sa propre fondation. Envoyez-y le 7 de pique.
lesson-lady-jane-first-7 = Quand plus rien n’aide, donnez : chaque pile de réserve reçoit une carte.
lesson-lady-jane-first-end = Vous pouvez donner ainsi deux fois, et une troisième pour les deux dernières cartes. Videz la réserve avant chaque donne. 52 cartes sur les fondations gagnent.

lesson-lady-jane-L1 = La table
lesson-lady-jane-L1-1 = Le talon et les fondations sont en haut, sept piles au-dessous, et la réserve de sept cartes à côté ou au-dessous. Envoyez le 7 de pique de la pile 4 sur une fondation.
lesson-lady-jane-L1-2 = Déplacez le 9 de pique de la pile 1 à la pile 2.
lesson-lady-jane-L1-end = Tout ce qui est visible sur le dessus d’une pile peut être joué.

lesson-lady-jane-L2 = La donne
lesson-lady-jane-L2-1 = La pile 1 a une carte, la pile 2 en a deux, jusqu’à la pile 7, qui en a sept. Seule la dernière de chacune est visible. Sept autres cartes sont la réserve, et la valeur de la carte sur la première fondation est la base. Donnez du talon.
lesson-lady-jane-L2-end = Le talon avait 16 cartes. Il en a maintenant 9.

lesson-lady-jane-L3 = Les fondations
lesson-lady-jane-L3-1 = La base est 7. Une fondation monte dans sa couleur : après le 7 de cœur vient le 8 de cœur. Envoyez-le.
lesson-lady-jane-L3-2 = Une carte de base commence une autre fondation. Envoyez-y le 7 de pique.
lesson-lady-jane-L3-3 = Envoyez-y le 8 de pique.
lesson-lady-jane-L3-4 = Et le 9 de pique.
lesson-lady-jane-L3-end = Après le roi vient l’as, et la carte juste au-dessous de la base est la dernière. Vous pouvez reprendre la carte du dessus quand cela aide.

lesson-lady-jane-L4 = Descendre
lesson-lady-jane-L4-1 = Une carte va sur une carte d’une valeur de plus et de l’autre couleur. Rien ne va sur un 7 ici, car 7 est la base. Posez le 8 de pique sur le 9 de carreau.
lesson-lady-jane-L4-2 = Ensemble, ils vont sur le 10 de pique. Déplacez le 9 avec le 8.
lesson-lady-jane-L4-3 = Déplacez les trois cartes sur le valet de cœur.
lesson-lady-jane-L4-end = Les cartes visibles du dessus d’une pile bougent ensemble quand la plus basse convient. Un roi peut aller sur un as.

lesson-lady-jane-L5 = Piles vides
lesson-lady-jane-L5-1 = La pile 1 est vide, et seul un 6 peut y aller, juste au-dessous de la base. Posez d’abord le 5 de pique sur le 6 de carreau.
lesson-lady-jane-L5-2 = Déplacez maintenant le 6 avec le 5 sur la pile vide.
lesson-lady-jane-L5-end = Quand la base est un as, seuls les rois vont sur les piles vides.

lesson-lady-jane-L6 = La réserve
lesson-lady-jane-L6-1 = La carte du dessus de chaque pile de réserve peut être jouée. Envoyez le 8 de cœur sur sa fondation.
lesson-lady-jane-L6-2 = Le 9 de cœur était dessous. Envoyez-le aussi.
lesson-lady-jane-L6-3 = La pile est vide et le reste jusqu’à une donne. Posez le valet de cœur de la réserve sur la dame de trèfle.
lesson-lady-jane-L6-end = Les cartes n’arrivent à la réserve que par une donne. On n’y construit pas.

lesson-lady-jane-L7 = La dernière donne
lesson-lady-jane-L7-1 = Il ne reste que deux cartes au talon. Donnez-les.
lesson-lady-jane-L7-2 = Elles restent libres et se jouent comme celles de la réserve. Envoyez le 9 de cœur sur sa fondation.
lesson-lady-jane-L7-3 = Posez le 9 de carreau sur le 10 de pique.
lesson-lady-jane-L7-end = On ne reforme pas le talon. 16, 9, 2, rien : c’est tout ce que le talon contient.

lesson-lady-jane-L8 = Gagner
lesson-lady-jane-L8-1 = 50 cartes sont sur les fondations. Envoyez le 5 de pique.
lesson-lady-jane-L8-2 = Et la dernière.
lesson-lady-jane-L8-end = 52 points : vous avez gagné. Quand vous pouvez encore jouer mais que plus rien n’aide, abandonnez quand vous voulez.

lesson-lady-jane-L9 = Ce que vous savez
lesson-lady-jane-L9-1 = Vous ne voyez que les cartes découvertes. Posez le 9 de pique sur le 10 de cœur.
lesson-lady-jane-L9-2 = Posez le 8 de carreau sur le 9 de pique et voyez ce qu’il y a dessous.
lesson-lady-jane-L9-end = Une carte vue une fois reste connue, même si elle est recouverte plus tard.

lesson-lady-jane-safe = Une carte dont rien n’a besoin
lesson-lady-jane-safe-1 = Un 9 dans une pile ne sert qu’à un 8 de l’autre couleur. Les deux 8 noirs sont sur leurs fondations, donc rien n’a besoin du 9 de cœur. Envoyez-le.
lesson-lady-jane-safe-2 = Rien ne va non plus sur une carte de base. Envoyez le 7 de carreau.
lesson-lady-jane-safe-end = De telles cartes peuvent toujours monter. D’autres valent parfois plus dans les piles : attendez.

lesson-lady-jane-turns-up = Découvrez la pile la plus longue
lesson-lady-jane-turns-up-1 = Deux 8 rouges vont sur le 9 de pique. L’un est sur une pile courte, l’autre sur une longue. Ce qui est au fond est le plus difficile à atteindre : déplacez celui qui recouvre le plus de cartes.
lesson-lady-jane-turns-up-end = Un coup qui découvre une carte apporte du nouveau. S’il y en a plusieurs, choisissez la pile la plus longue.

lesson-lady-jane-reserve = Videz la réserve avant une donne
lesson-lady-jane-reserve-1 = Une donne recouvre la réserve. Jouez d’abord ce qui convient : le 8 de carreau sur le 9 de pique.
lesson-lady-jane-reserve-2 = Un valet rouge va sur la dame de trèfle.
lesson-lady-jane-reserve-3 = Le 5 de cœur va sur le 6 de trèfle.
lesson-lady-jane-reserve-4 = Et le 2 de trèfle sur le 3 de carreau.
lesson-lady-jane-reserve-5 = Maintenant, donnez.
lesson-lady-jane-reserve-end = La donne a enterré quatre cartes de moins. Elle recouvre tout ce qui reste dans la réserve.

lady-jane-figure-table = La table : le talon et les quatre fondations au-dessus des sept piles du tableau, et les sept cartes de la réserve.
lady-jane-figure-foundation = Une fondation de base 10. L’as suit le roi, et le 9 vient en dernier.
lady-jane-figure-tableau = Sur un 7 noir va un 6 rouge. Un 6 noir n’y va pas.
