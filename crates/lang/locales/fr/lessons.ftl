# The lessons: see the English file.

lesson-doublets-first = Votre première partie
lesson-doublets-first-1 = La carte au milieu de la rangée du bas est la fondation. Chaque carte y compte le double de la précédente, et les couleurs ne comptent pas. Après le 4 vient un 8 : jouez le 8 de cœur de la réserve autour.
lesson-doublets-first-2 = Le talon a aussitôt rempli la place vide. Deux fois 8 font 16. Quand le nombre dépasse 13, retirez 13 : il reste 3. Jouez le 3 de carreau.
lesson-doublets-first-3 = Après un 3 vient un 6. Jouez le 6 de pique.
lesson-doublets-first-4 = Deux fois 6 font 12, et la dame compte 12. La réserve n’en a pas : retournez une carte du talon.
lesson-doublets-first-5 = Un 4 n’aide pas maintenant. Retournez une autre carte.
lesson-doublets-first-6 = Voilà la dame de cœur. Jouez-la de la défausse à la fondation.
lesson-doublets-first-7 = Deux fois 12 font 24, moins 13 font 11 : le valet compte 11. Jouez le valet de trèfle et regardez sa place : la défausse a maintenant une carte, c’est donc elle qui la remplit.
lesson-doublets-first-8 = Après un valet vient un 9. Jouez l’un des 9. La défausse est vide, donc le talon remplit la place.
lesson-doublets-first-end = Pas de chance : un roi a rempli la place. Les rois ne peuvent jamais être joués, donc cette place est bloquée. Ayez une autre carte sur la défausse quand vous jouez de la réserve ! Vous parcourez le talon trois fois, et 48 cartes sur la fondation gagnent.

lesson-doublets-D1 = La table
lesson-doublets-D1-1 = La réserve est une arche de sept piles : 1, 2 et 3 en haut, 4 et 5 au-dessous, 6 et 7 à côté de la fondation. La fondation montre un 5. Jouez le 10 de carreau de la pile 6.
lesson-doublets-D1-2 = La défausse a rempli la pile 6. Le talon est la pile de cartes cachées. Retournez une carte.
lesson-doublets-D1-end = C’est toute la table : talon, défausse, sept piles de réserve et une fondation.

lesson-doublets-D2 = La donne
lesson-doublets-D2-1 = Sept cartes sont allées à la réserve et une à la fondation. Deux rois sont apparus et sont allés aussitôt au-dessous du paquet. La fondation montre un 9 : jouez un 5.
lesson-doublets-D2-2 = Les 44 autres cartes sont le talon. Retournez une carte.
lesson-doublets-D2-end = Vous connaissez déjà deux cartes de ce talon : les rois remis au-dessous viennent en dernier.

lesson-doublets-D3 = Doubler
lesson-doublets-D3-1 = La fondation montre une dame, qui compte 12. Deux fois 12 font 24, moins 13 font 11. Jouez la carte qui vient ensuite.
lesson-doublets-D3-2 = Le valet compte 11 ; deux fois 11 font 22, moins 13 font 9. Jouez la carte qui vient ensuite.
lesson-doublets-D3-end = Le tour complet est as, 2, 4, 8, 3, 6, dame, valet, 9, 5, 10, 7, puis de nouveau as. Les couleurs ne comptent jamais.

lesson-doublets-D4 = Ce qui remplit une pile de réserve
lesson-doublets-D4-1 = Le roi de la pile 1 y reste jusqu’à la fin. Un 5 vient ensuite. Jouez-le : la carte du dessus de la défausse remplit sa pile.
lesson-doublets-D4-2 = Le 10 venu de la défausse est le suivant. Jouez-le : la défausse est vide, donc le talon remplit la pile.
lesson-doublets-D4-end = Vous ne choisissez pas ce qui remplit une pile. Vous choisissez seulement le moment.

lesson-doublets-D5 = Le talon
lesson-doublets-D5-1 = Vous retournez les cartes du talon une à une. Retournez-en une.
lesson-doublets-D5-2 = Il faut un 8, et c’est un 5. Retournez la dernière carte.
lesson-doublets-D5-3 = Le talon est vide. Jouez le 8 de trèfle.
lesson-doublets-D5-end = Quand vous jouez la carte du dessus de la défausse, rien ne se retourne de soi-même. La carte d’en dessous est maintenant sur le dessus.

lesson-doublets-D6 = Reparcourir le talon
lesson-doublets-D6-1 = Vous ne pouvez reprendre la défausse que lorsque le talon est vide. Retournez la dernière carte du talon.
lesson-doublets-D6-2 = Remettez maintenant la défausse comme talon.
lesson-doublets-D6-3 = L’ordre n’a pas changé : la carte retournée en premier revient en premier. Retournez-la.
lesson-doublets-D6-end = Vous pouvez le faire deux fois par partie, donc vous voyez chaque carte du talon trois fois. Ici, c’était la dernière.

lesson-doublets-D7 = Gagner
lesson-doublets-D7-1 = 46 cartes sont sur la fondation, et chacune vaut un point. Jouez la dame.
lesson-doublets-D7-2 = Jouez la dernière carte.
lesson-doublets-D7-end = 48 points : vous avez gagné. On ne peut pas faire plus, car les quatre rois ne peuvent jamais être joués. Un ancien texte des règles dit 52.

lesson-doublets-D8 = Ce que vous savez
lesson-doublets-D8-1 = Vous avez parcouru le talon une fois : vous connaissez l’ordre de toutes ses cartes. La fondation montre un valet : il faut un 9, et c’est la troisième carte. Retournez une carte.
lesson-doublets-D8-2 = Retournez la suivante.
lesson-doublets-D8-3 = Et le 9.
lesson-doublets-D8-4 = Jouez le 9 de carreau.
lesson-doublets-D8-end = Au premier passage, le talon est caché. Ensuite, vous pouvez prévoir avec chaque carte.

lesson-doublets-wanted-soon = Comptez les cartes qui passent avant
lesson-doublets-wanted-soon-1 = Vous pourriez jouer le 6 de carreau, mais le roi de la défausse remplirait sa pile pour toujours. Retournez d’abord une carte.
lesson-doublets-wanted-soon-2 = Comptez : le 6 part maintenant, puis une dame, puis un valet. Le valet de trèfle servira très bientôt : il peut remplir la pile. Jouez le 6.
lesson-doublets-wanted-soon-3 = Il faut une dame. Retournez une carte.
lesson-doublets-wanted-soon-4 = Jouez la dame de pique.
lesson-doublets-wanted-soon-end = Le valet est prêt dans la pile 2. Avant de jouer de la réserve, comptez combien de cartes passent avant celle qui remplit la pile.

lesson-doublets-looks-on = Regardez avant de jouer
lesson-doublets-looks-on-1 = Le 8 de carreau pourrait partir, mais le roi de la défausse bloquerait sa pile. Vous ne perdez rien à continuer : la défausse revient. Retournez une carte.
lesson-doublets-looks-on-2 = Retournez-en encore une.
lesson-doublets-looks-on-end = Au premier passage, on regarde surtout. À partir du deuxième, vous savez où tout se trouve.

lesson-yield-first = Votre première partie
lesson-yield-first-1 = Retirez toutes les cartes. Une carte de la pyramide est découverte quand aucune autre ne la recouvre. Au début, ce n’est que la carte du bas. C’est un roi, et les rois partent seuls : retirez le roi de pique.
lesson-yield-first-2 = Maintenant, deux cartes sont découvertes. Les autres cartes partent par paires qui font 13, et 8 et 5 font 13. Retirez le 8 de carreau et le 5 de trèfle.
lesson-yield-first-3 = Trois cartes sont découvertes : une dame (12), un 3 et un 9. Aucune paire ne fait 13. Retournez une carte du talon.
lesson-yield-first-4 = Un as compte 1, et 1 et 12 font 13. Retirez la dame de cœur avec l’as.
lesson-yield-first-5 = Retournez une autre carte.
lesson-yield-first-6 = À un 10, il faut un 3. Retirez le 3 de pique avec le 10.
lesson-yield-first-7 = Retournez une autre carte.
lesson-yield-first-8 = À un 7, il faut un 6. Retournez encore une carte.
lesson-yield-first-9 = Voilà un 6. Vous pouvez utiliser la carte du dessus et celle du dessous de la défausse, et ici elles font une paire. Retirez-les.
lesson-yield-first-end = Vous savez tout ce qu’il faut. Vous ne parcourez le talon qu’une fois : cherchez les paires qui ouvrent le plus de cartes.

lesson-yield-Y1 = La pyramide
lesson-yield-Y1-1 = 28 cartes en sept rangées, sept dans la première et une dans la dernière. Chaque carte en recouvre deux de la rangée d’au-dessus. Retirez la dernière, le 9 de cœur, avec le 4 de la défausse.
lesson-yield-Y1-2 = Les 24 autres cartes sont le talon. Retournez-en une.
lesson-yield-Y1-end = Toutes les cartes de la pyramide sont visibles dès le début. Seul le talon est caché.

lesson-yield-Y2 = Cartes découvertes
lesson-yield-Y2-1 = Le 7 et le 6 font 13, mais le 10 les recouvre tous deux. Retirez le 10 de carreau avec le 3 de la défausse.
lesson-yield-Y2-2 = Plus rien ne recouvre le 7 et le 6. Retirez-les.
lesson-yield-Y2-3 = Trois cartes sont maintenant découvertes. Retirez les deux qui font 13.
lesson-yield-Y2-end = Une carte est découverte quand les deux cartes qui la recouvrent sont parties. Au bord, il n’y en a qu’une.

lesson-yield-Y3 = La défausse
lesson-yield-Y3-1 = Deux cartes de la défausse servent : celle du dessus, et celle du dessous, retournée la première. Retirez le 2 de trèfle avec le dessous de la défausse.
lesson-yield-Y3-2 = Retournez la dernière carte du talon.
lesson-yield-Y3-3 = Le talon est vide, et la défausse ne revient jamais. Retirez le 8 de trèfle avec le dessus de la défausse.
lesson-yield-Y3-4 = Retirez les deux dernières cartes.
lesson-yield-Y3-end = Quand vous retirez le dessus ou le dessous de la défausse, la carte voisine prend sa place.

lesson-yield-Y4 = Les rois
lesson-yield-Y4-1 = Un roi compte 13, donc il part seul. Retirez le roi de cœur.
lesson-yield-Y4-2 = Cela a découvert un autre roi. Retirez le roi de trèfle.
lesson-yield-Y4-3 = Un roi au-dessous de la défausse peut partir aussi. Retirez-le.
lesson-yield-Y4-end = Retirez un roi dès que vous le pouvez : il ne fait que gêner.

lesson-yield-Y5 = Les paires
lesson-yield-Y5-1 = L’as compte 1, le valet 11, la dame 12. Retirez le 4 de carreau avec la carte du dessous de la défausse.
lesson-yield-Y5-2 = La carte du dessus de la défausse va aussi avec la deuxième. Retirez la dame et l’as.
lesson-yield-Y5-3 = Retournez une carte.
lesson-yield-Y5-4 = Retirez le 10 de pique avec le dessus de la défausse.
lesson-yield-Y5-end = Les paires : deux cartes découvertes, l’une d’elles avec le dessus ou le dessous de la défausse, dessus avec dessous, et dessus avec deuxième.

lesson-yield-Y6 = Gagner
lesson-yield-Y6-1 = Chaque carte retirée vaut un point. Retirez le 5 et le 8.
lesson-yield-Y6-2 = Retournez la dernière carte.
lesson-yield-Y6-3 = Retirez le roi.
lesson-yield-Y6-end = 52 points : vous avez gagné. La partie est perdue quand aucun coup ne reste.

lesson-yield-Y7 = Ce que vous savez
lesson-yield-Y7-1 = Vous voyez tout sauf le talon. Deux cartes manquent : un 4 et une dame. Ce sont les partenaires du 9 et de l’as. Retournez une carte.
lesson-yield-Y7-2 = Retirez le 9 avec le 4.
lesson-yield-Y7-3 = La dernière carte ne peut être que la dame. Retournez-la.
lesson-yield-Y7-4 = Retirez l’as avec la dame.
lesson-yield-Y7-end = Compter ce que vous avez vu vous dit ce qui doit encore venir.

lesson-yield-can-wait = Une paire qui peut attendre
lesson-yield-can-wait-1 = Le 9 et le 4 font une paire, et rien ne peut les recouvrir : ils peuvent attendre. Voyez d’abord ce qui vient et retournez une carte.
lesson-yield-can-wait-2 = Un autre 9, et la carte suivante le recouvrirait. Retirez le 4 avec ce 9 ; l’autre 9 garde sa chance.
lesson-yield-can-wait-3 = Retournez une autre carte.
lesson-yield-can-wait-4 = Un 2 va avec le valet. Retirez-les.
lesson-yield-can-wait-end = Une paire découverte de la pyramide ne s’enfuit pas. Une carte de la défausse, si : la suivante la recouvre.

lesson-yield-partners = Cherchez les autres partenaires
lesson-yield-partners-1 = Le 8 de trèfle peut partir avec le 5 de la défausse ou avec le 5 de cœur. Le 5 de cœur recouvre un autre 8. Utilisez celui qui gêne.
lesson-yield-partners-2 = Le 8 de pique est découvert, et son partenaire est encore là. Retirez-le avec le 5 de la défausse.
lesson-yield-partners-end = Chaque valeur a quatre partenaires. Avant d’en utiliser un, voyez quelle autre carte peut en avoir besoin, et lequel gêne.

lesson-yield-point = Ouvrez d’abord la pointe
lesson-yield-point-1 = Rien ne bouge dans la pyramide tant que sa pointe est là. Retirez le 6 avec le 7 du dessous de la défausse.
lesson-yield-point-2 = Retirez le 5 avec le 8.
lesson-yield-point-end = Au bout étroit, une ou deux cartes seulement sont découvertes : c’est le plus dur. Une fois ouvert, il vaut parfois mieux prendre dans la défausse.

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
lesson-lady-jane-L7-end = Il n’y a pas de redonne. 16, 9, 2, rien : c’est tout ce que le talon contient.

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

lesson-curse-first = Votre première manche
lesson-curse-first-1 = Vous êtes Sud et vous ouvrez. N’importe quel domino peut être le premier, le domino de départ. Posez le 3-5.
lesson-curse-first-2 = Nord a joint un 5 au 5 et laissé un 6 ouvert. Quatre branches peuvent pousser, deux par nombre. Posez votre 3-6 sur un 3 libre, pour ouvrir un autre 6.
lesson-curse-first-3 = Deux bouts ouverts avec le même nombre : c’est un accord, et vous rejouez. Posez le 1-6 sur le 6 de Nord.
lesson-curse-first-4 = Le 1 n’a rien accordé : Nord a joué. Posez le 1-5 sur le 5 libre : il laisse un deuxième 1 ouvert.
lesson-curse-first-5 = Un accord, donc vous continuez. Posez le 1-3 sur le 3 libre : un troisième 1.
lesson-curse-first-6 = Encore un accord. Un double ne convient qu’à un nombre : posez le 1-1 tant que c’est possible.
lesson-curse-first-7 = Encore un accord. Vous devez jouer si vous le pouvez : votre 2-6 va sur le 6.
lesson-curse-first-end = Le 2 n’a rien accordé, et le tour est passé à Nord. Posez votre dernier domino le premier : vous marquez un point par domino que Nord tient encore, et un de plus si ce dernier domino fait un accord. 11 points gagnent.

lesson-curse-C1 = Les dominos
lesson-curse-C1-1 = Il y a 28 dominos. Vous en avez 11, Nord 11, et six sont à l’écart sans que personne les voie. Posez l’un des vôtres.
lesson-curse-C1-end = Vous connaissez vos dominos et la table, rien d’autre.

lesson-curse-C2 = Qui ouvre
lesson-curse-C2-1 = Nord a gagné cette manche. Le perdant choisit qui ouvre la suivante : laissez Sud ou Nord ouvrir.
lesson-curse-C2-end = Une pièce décide de la première manche et après une manche bloquée. Ouvrir est souvent mieux : vous vous débarrassez d’un domino le premier.

lesson-curse-C3 = Le domino de départ
lesson-curse-C3-1 = Le premier domino est seul au milieu, et le tour s’arrête après lui. Ouvrez avec le 1-1.
lesson-curse-C3-end = C’est maintenant à Nord. Aucun domino ne peut s’accorder avec le domino de départ.

lesson-curse-C4 = Quatre branches
lesson-curse-C4-1 = Un départ à deux nombres a deux côtés pour chacun. Un double a quatre côtés pour son nombre unique. Ouvrez avec le 4-4.
lesson-curse-C4-2 = Nord a commencé une branche, et trois côtés sont encore libres pour un 4. Commencez-en une autre avec le 0-4.
lesson-curse-C4-end = Une branche n’est ouverte qu’à son bout extérieur. Un double dans une branche est ouvert une fois, pour son nombre.

lesson-curse-C5 = Joindre un domino
lesson-curse-C5-1 = Le même nombre doit se toucher. Joignez le 2-6, soit au 6 ouvert, soit au côté libre du départ avec un 2.
lesson-curse-C5-end = Vous choisissez où. Rien d’autre n’est demandé.

lesson-curse-C6 = Jouer et passer
lesson-curse-C6-1 = Un 6 est ouvert, et vous avez le 2-6. Vous devez le jouer.
lesson-curse-C6-2 = Aucun de vos dominos ne va avec 3, 5 ou 4. Donc vous passez.
lesson-curse-C6-end = Une passe dit à l’autre quels nombres vous n’avez pas.

lesson-curse-C7 = Les accords
lesson-curse-C7-1 = Un 5 et un 2 sont ouverts. Posez le 2-5 sur le 2 : deux 5 sont alors ouverts, un accord.
lesson-curse-C7-2 = Un double sur l’un d’eux les laisse tous deux ouverts : encore un accord. Posez le 5-5.
lesson-curse-C7-3 = Posez le 1-5 sur le côté libre avec le 1 : un troisième 5.
lesson-curse-C7-4 = Maintenant, seul le 0-5 convient. Son 0 n’accorde rien, donc il termine votre tour.
lesson-curse-C7-end = Un accord donne un coup de plus, quel que soit le nombre de branches. Un côté du départ sans domino ne compte jamais.

lesson-curse-C8 = La fin d’une manche
lesson-curse-C8-1 = Tous les autres 0 sont hors jeu. Posez le 0-2 sur le 2, et seuls des 0 sont ouverts.
lesson-curse-C8-2 = Nord a passé. Vous ne pouvez pas jouer non plus.
lesson-curse-C8-end = Deux passes de suite bloquent la manche. Elle finit aussi quand un joueur a posé son dernier domino.

lesson-curse-C9 = Les points
lesson-curse-C9-1 = Votre dernier domino va sur un 2, et son 4 s’accorderait avec les 4. Posez-le sur la branche 2.
lesson-curse-C9-end = Nord avait quatre dominos : 4 points, et 1 de plus pour l’accord du dernier. Personne ne marque dans une manche bloquée.

lesson-curse-C10 = La partie
lesson-curse-C10-1 = Vous avez 10 points. Posez votre dernier domino.
lesson-curse-C10-end = Vous avez gagné la partie : le premier à 11 points gagne, en autant de manches qu’il faut.

lesson-curse-C11 = Ce que dit une passe
lesson-curse-C11-1 = Vous voyez vos dominos, la table et le nombre de dominos de Nord. Posez le 3-4 sur un 3.
lesson-curse-C11-2 = Nord a passé alors que 3, 4 et 5 étaient ouverts : Nord n’en a aucun. Vous avez le temps : posez le 3-5.
lesson-curse-C11-end = Chaque passe est une preuve. Souvenez-vous-en jusqu’à la fin de la manche.

lesson-curse-chain = Une suite d’accords
lesson-curse-chain-1 = Comptez avant le premier domino : trois de vos dominos font des accords, et le 3-6 n’en fait pas. Commencez par le 2-3, pour ouvrir deux 3.
lesson-curse-chain-2 = Posez le double 3-3 tant qu’un 3 est ouvert.
lesson-curse-chain-3 = Posez le 0-3 sur le côté libre avec le 0 : un troisième 3.
lesson-curse-chain-4 = Seulement maintenant le domino qui termine votre tour : le 3-6.
lesson-curse-chain-end = Quatre dominos en un tour. Gardez pour la fin celui qui n’accorde rien.

lesson-curse-passed-on = Laissez ouvert ce sur quoi l’autre a passé
lesson-curse-passed-on-1 = Posez le 2-3 sur un 2.
lesson-curse-passed-on-2 = Nord a passé, donc Nord n’a ni 2, ni 3, ni 4. Le 4-5 ouvrirait un 5. Posez plutôt le 3-3 : tout ce qui est ouvert reste fermé pour Nord.
lesson-curse-passed-on-end = Nord a dû passer encore, et c’est à vous. Fermez les autres bouts et laissez ouverts ceux sur lesquels l’autre a passé.

lesson-curse-few-answers = Peu de réponses
lesson-curse-few-answers-1 = Deux dominos vont sur le 6 : l’un ouvre un 4, l’autre un 3. Vous voyez cinq des sept 4, mais peu de 3. Ouvrez le nombre auquel Nord peut à peine répondre.
lesson-curse-few-answers-end = Comptez les dominos d’un nombre sur la table et dans votre main. Il y en a sept de chaque.

lesson-curse-doublet = La malédiction du double
lesson-curse-doublet-1 = Votre 2-2 et votre 2-3 vont tous deux sur le 2. Le 2-3 a deux façons d’aller, le double une seule. Posez le double.
lesson-curse-doublet-end = Un double a besoin d’un nombre exact, et l’autre peut le fermer. C’est la malédiction dans le nom du jeu. Ne gardez un double que si vous avez un domino qui lui ouvre la voie.

lesson-curse-keeps-going = Gardez de quoi jouer
lesson-curse-keeps-going-1 = Le 1-4 et le 1-6 vont tous deux sur le 1. Vous avez trois autres 4 et aucun autre 6. Ouvrez le nombre sur lequel vous pourrez continuer.
lesson-curse-keeps-going-end = À votre prochain tour, trois dominos vont à ce bout. Qui peut toujours jouer ne passe jamais.

lesson-curse-block = Bloquez quand vous êtes en retard
lesson-curse-block-1 = Nord a deux dominos et vous cinq : vous perdez. Aucun autre 5 n’est en jeu. Posez le 2-5 sur le 2, et seuls des 5 sont ouverts.
lesson-curse-block-2 = Nord a passé. Passez aussi.
lesson-curse-block-end = Une manche bloquée : personne ne marque. Tard dans une manche qui va mal, un blocage sauve les points. La défense compte autant que l’attaque.

# Les images des pages de règles.

doublets-figure-table = La table : le talon, la défausse à côté, l’arche des sept piles de réserve et la fondation entre ses pieds.
doublets-figure-order = L’ordre sur la fondation, quelles que soient les couleurs. Après le 7 revient un as.
doublets-figure-ten = Sur un 10 va un 7 : deux fois 10 font 20, et 20 moins 13 font 7. Un valet ne va pas sur un 10.
yield-figure-table = La table : la pyramide sur sa pointe, le talon et la défausse à côté.
yield-figure-exposed = Une carte est découverte quand aucune autre ne la recouvre. Les deux cartes marquées le sont et font 13 : elles partent ensemble.
yield-figure-pairs = Les paires qui font 13, et un roi, qui part seul.
lady-jane-figure-table = La table : le talon et les quatre fondations au-dessus des sept piles du tableau, et les sept cartes de la réserve.
lady-jane-figure-foundation = Une fondation de base 10. L’as suit le roi, et le 9 vient en dernier.
lady-jane-figure-tableau = Sur un 7 noir va un 6 rouge. Un 6 noir n’y va pas.
curse-figure-table = La table au milieu d’une manche : des branches partent du domino de départ, vos dominos sont devant vous, ceux de l’autre joueur et les six mis à l’écart sont cachés.
curse-figure-turn-0 = Un tour de quatre dominos. Sud a 3-4, 4-4, 4-5 et 0-2. Trois branches sont ouvertes, pour 4, 5 et 0, et un 3 du domino de départ est libre.
curse-figure-turn-1 = D’abord, 3-4 va sur le 3 libre. Son 4 s’accorde avec la branche ouverte pour 4 : Sud rejoue.
curse-figure-turn-2 = Ensuite, 4-4 va sur un 4 et s’accorde avec l’autre 4. Sud rejoue.
curse-figure-turn-3 = Puis 4-5 va sur le 4-4. Son 5 s’accorde avec la branche ouverte pour 5. Sud rejoue.
curse-figure-turn-4 = Enfin, 0-2 va sur le 0. Aucune autre branche n’est ouverte pour 2 : le tour s’arrête. Joué en premier, 0-2 l’aurait arrêté aussitôt.
