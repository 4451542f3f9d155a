# Curse of the Doublet: the rules and the lessons. See the English file.

curse-author = de Howard Fosdick, 2023, qui l’appelle aussi Flaken's Frustration ; publié par BestFreeNewGames.com
curse-goal = Posez votre dernier domino avant l’autre joueur. Chaque domino qui lui reste vous donne un point, et le premier à 11 points gagne la partie.
curse-deal = Chaque joueur reçoit 11 dominos d’un jeu double-six. Les six autres sont mis à l’écart sans être vus.
curse-rule-C1 = Deux joueurs, Sud et Nord, se partagent les 28 dominos d’un jeu double-six : 11 chacun, et six à l’écart que personne ne voit ni n’utilise.
curse-rule-C2 = Une pièce décide qui ouvre la première manche. Ensuite, le perdant de la dernière manche choisit qui ouvre la suivante. Une manche bloquée n’a pas de perdant : la pièce décide de nouveau.
curse-rule-C3 = Le joueur qui ouvre pose un domino de son choix au milieu. C’est le domino de départ, et son tour s’arrête là.
curse-rule-C4 = Le domino de départ a quatre côtés : deux pour chacun de ses nombres, ou quatre pour le nombre unique d’un double. Une branche peut partir de chaque côté. Une branche est ouverte à son bout extérieur, pour le nombre que son dernier domino y montre. Un double dans une branche est ouvert pour son nombre, et une seule fois.
curse-rule-C5 = On joue en joignant un domino à un bout ouvert, nombre contre nombre : au bout d’une branche, ou sur un côté du domino de départ d’où aucune branche n’est partie. Vous choisissez où.
curse-rule-C6 = Si vous pouvez jouer, vous devez jouer. Sinon, vous passez.
curse-rule-C7 = Vous faites un accord quand le nouveau bout extérieur de votre domino porte le même nombre que le bout ouvert d’une autre branche commencée. Vous rejouez alors, ou vous passez si rien ne convient. Un domino ne donne qu’un coup de plus, quel que soit le nombre de branches en accord. Un côté du domino de départ où rien n’a été posé ne compte pas pour un accord. Un domino sans accord termine votre tour.
curse-rule-C8 = La manche est finie quand un joueur a posé son dernier domino. Elle est bloquée quand deux passes se suivent ; passer après un accord compte aussi.
curse-rule-C9 = Le joueur qui pose son dernier domino marque un point par domino dans l’autre main, et un de plus si ce dernier domino a fait un accord. Personne ne marque dans une manche bloquée.
curse-rule-C10 = Jouez autant de manches qu’il faut : le premier à 11 points gagne la partie.
curse-rule-C11 = Vous voyez vos dominos, la table, chaque coup et chaque passe, et le nombre de dominos de l’autre joueur. Une passe montre quels nombres manquent dans cette main. Les autres dominos et ceux mis à l’écart restent cachés.
curse-scoring = Quand vous posez votre dernier domino, un point par domino restant dans l’autre main, et un de plus si ce domino a fait un accord. Une manche bloquée ne rapporte rien. 11 points gagnent la partie.
curse-tip-1 = Prévoyez une suite d’accords avant d’en poser le premier domino : chaque accord vous laisse rejouer.
curse-tip-2 = Posez vos doubles tôt, sauf si vous avez aussi un domino qui peut leur ouvrir la voie. Un double ne convient qu’à un nombre, et l’autre joueur peut le deviner et le bloquer. C’est la malédiction du double.
curse-tip-3 = Jouez sur le domino que l’autre vient de poser : cela peut gâcher son prochain accord. La défense compte autant que l’attaque.
curse-tip-4 = Si vous êtes en retard en fin de manche, essayez de la bloquer : personne ne marque dans une manche bloquée.

lesson-curse-first = Votre première manche
lesson-curse-first-1 = Vous êtes Sud et vous ouvrez. N’importe quel domino peut être le premier, le domino de départ. Posez le 3-5.
lesson-curse-first-2 = Nord a joint un 5 au 5 et laissé un 6 ouvert. Quatre branches peuvent pousser, deux par nombre. Posez votre 3-6 sur un 3 libre, pour ouvrir un autre 6.
lesson-curse-first-3 = Deux bouts ouverts avec le même nombre : c’est un accord, et vous rejouez. Posez le 1-6 sur le 6 de Nord.
lesson-curse-first-4 = Le 1 n’a fait aucun accord : c’était à Nord de jouer. Posez le 1-5 sur le 5 libre : il laisse un deuxième 1 ouvert.
lesson-curse-first-5 = Un accord, donc vous continuez. Posez le 1-3 sur le 3 libre : un troisième 1.
lesson-curse-first-6 = Encore un accord. Un double ne convient qu’à un nombre : posez le 1-1 tant que c’est possible.
lesson-curse-first-7 = Encore un accord. Vous devez jouer si vous le pouvez : votre 2-6 va sur le 6.
lesson-curse-first-end = Le 2 n’a fait aucun accord, et le tour est passé à Nord. Si vous posez votre dernier domino avant Nord, vous marquez un point par domino que Nord tient encore, et un de plus si ce dernier domino fait un accord. 11 points gagnent.

lesson-curse-C1 = Les dominos
lesson-curse-C1-1 = Il y a 28 dominos. Vous en avez 11, Nord 11, et six sont à l’écart sans que personne les voie. Posez l’un des vôtres.
lesson-curse-C1-end = Vous connaissez vos dominos et la table, rien d’autre.

lesson-curse-C2 = Qui ouvre
lesson-curse-C2-1 = Nord a gagné cette manche. Le perdant choisit qui ouvre la suivante : laissez Sud ou Nord ouvrir.
lesson-curse-C2-end = La pièce décide pour la première manche et après une manche bloquée. Il vaut souvent mieux ouvrir : vous vous débarrassez d’un domino avant l’autre.

lesson-curse-C3 = Le domino de départ
lesson-curse-C3-1 = Le premier domino est seul au milieu, et le tour s’arrête après lui. Ouvrez avec le 1-1.
lesson-curse-C3-end = C’est maintenant à Nord. Aucun domino ne peut s’accorder avec le domino de départ.

lesson-curse-C4 = Quatre branches
lesson-curse-C4-1 = Un départ à deux nombres a deux côtés pour chacun. Un double a quatre côtés pour son nombre unique. Ouvrez avec le 4-4.
lesson-curse-C4-2 = Nord a commencé une branche, et trois côtés sont encore libres pour un 4. Commencez-en une autre avec le 0-4.
lesson-curse-C4-end = Une branche n’est ouverte qu’à son bout extérieur. Un double dans une branche est ouvert une fois, pour son nombre.

lesson-curse-C5 = Joindre un domino
lesson-curse-C5-1 = Les nombres qui se touchent doivent être les mêmes. Joignez le 2-6, soit au 6 ouvert, soit au côté libre du départ avec un 2.
lesson-curse-C5-end = Vous choisissez où. Rien d’autre ne compte.

lesson-curse-C6 = Jouer et passer
lesson-curse-C6-1 = Un 6 est ouvert, et vous avez le 2-6. Vous devez le jouer.
lesson-curse-C6-2 = Aucun de vos dominos ne va avec 3, 5 ou 4. Donc vous passez.
lesson-curse-C6-end = Une passe dit à l’autre quels nombres vous n’avez pas.

lesson-curse-C7 = Les accords
lesson-curse-C7-1 = Un 5 et un 2 sont ouverts. Posez le 2-5 sur le 2 : deux 5 sont alors ouverts, un accord.
lesson-curse-C7-2 = Un double sur l’un d’eux les laisse tous deux ouverts : encore un accord. Posez le 5-5.
lesson-curse-C7-3 = Posez le 1-5 sur le côté libre avec le 1 : un troisième 5.
lesson-curse-C7-4 = Maintenant, seul le 0-5 convient. Son 0 ne fait aucun accord, donc il termine votre tour.
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
lesson-curse-chain-end = Quatre dominos en un tour. Gardez pour la fin celui qui ne fait aucun accord.

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

curse-figure-table = La table au milieu d’une manche : des branches partent du domino de départ, vos dominos sont devant vous, ceux de l’autre joueur et les six mis à l’écart sont cachés.
curse-figure-turn-0 = Un tour de quatre dominos. Sud a 3-4, 4-4, 4-5 et 0-2. Trois branches sont ouvertes, pour 4, 5 et 0, et un 3 du domino de départ est libre.
curse-figure-turn-1 = D’abord, 3-4 va sur le 3 libre. Son 4 s’accorde avec la branche ouverte pour 4 : Sud rejoue.
curse-figure-turn-2 = Ensuite, 4-4 va sur un 4 et s’accorde avec l’autre 4. Sud rejoue.
curse-figure-turn-3 = Puis 4-5 va sur le 4-4. Son 5 s’accorde avec la branche ouverte pour 5. Sud rejoue.
curse-figure-turn-4 = Enfin, 0-2 va sur le 0. Aucune autre branche n’est ouverte pour 2 : le tour s’arrête. Joué en premier, 0-2 l’aurait arrêté aussitôt.
