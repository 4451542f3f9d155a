# Yield: the rules and the lessons. See the English file.

yield-author = de Rosanna Yuen, écrit pour AisleRiot en 2001
yield-goal = Retirez les 52 cartes : les rois seuls, toutes les autres par paires qui font 13.
yield-deal = 28 cartes sont données face visible en une pyramide posée sur sa pointe. Les 24 autres sont le talon.
yield-rule-Y1 = La pyramide a des rangées de 7, 6, 5, 4, 3, 2 et 1 cartes, la plus large en haut, données rangée par rangée de gauche à droite. Chaque carte au-dessous de la rangée du haut en recouvre deux voisines de la rangée d’au-dessus. Les 24 cartes qui restent sont le talon.
yield-rule-Y2 = Une carte de la pyramide est découverte quand aucune autre ne la recouvre. Au début, seule la carte de la pointe l’est.
yield-rule-Y3 = Vous retournez les cartes du talon une à une sur la défausse, et ne parcourez le talon qu’une fois. Vous pouvez utiliser la carte du dessus et celle du dessous de la défausse. Quand l’une part, sa voisine prend sa place. Une carte seule est les deux à la fois.
yield-rule-Y4 = Un roi part seul, quand il est découvert ou qu’il est la carte du dessus ou du dessous de la défausse.
yield-rule-Y5 = Toute autre carte part avec une partenaire qui fait 13 : as (1) et dame (12), 2 et valet (11), 3 et 10, 4 et 9, 5 et 8, 6 et 7. Vous pouvez apparier deux cartes découvertes, une carte découverte avec celle du dessus ou du dessous de la défausse, celle du dessus avec celle du dessous, et celle du dessus avec celle juste au-dessous. Une carte ne s’apparie jamais avec une carte qui la recouvre.
yield-rule-Y6 = Chaque carte retirée vaut un point. Vous gagnez quand les 52 sont parties. Vous perdez quand aucun coup n’est possible.
yield-rule-Y7 = Vous voyez toutes les cartes sauf celles qui sont encore dans le talon.
yield-scoring = Un point par carte retirée. 52 points gagnent.
yield-tip-1 = Le plus dur est la pointe de la pyramide, où une ou deux cartes seulement sont découvertes. Ouvrez-la d’abord.
yield-tip-2 = Une fois la pointe partie, il vaut parfois mieux prendre dans la défausse que dans la pyramide : la pyramide a beaucoup de cartes ouvertes qui peuvent attendre, la défausse peu.
yield-tip-3 = Avant de retirer une paire, regardez où sont les autres cartes des deux valeurs. Une autre carte peut avoir besoin de la partenaire que vous alliez utiliser.

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
lesson-yield-Y3-3 = Le talon est vide, et on ne le reforme pas. Retirez le 8 de trèfle avec le dessus de la défausse.
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

yield-figure-table = La table : la pyramide sur sa pointe, le talon et la défausse à côté.
yield-figure-exposed = Une carte est découverte quand aucune autre ne la recouvre. Les deux cartes marquées le sont et font 13 : elles partent ensemble.
yield-figure-pairs = Les paires qui font 13, et un roi, qui part seul.
