# Doublets: the rules and the lessons. See the English file.

doublets-author = de Rosanna Yuen, écrit pour AisleRiot en 1998
doublets-goal = Amenez 48 cartes sur l’unique fondation en doublant la valeur à chaque fois. Seuls les quatre rois restent.
doublets-deal = Sept cartes forment la réserve et une commence la fondation. Les 44 autres sont le talon.
doublets-rule-D1 = Le talon est à gauche, la défausse à sa droite. Sept piles de réserve forment une arche : les piles 1, 2 et 3 en haut, 4 et 5 sur les côtés, 6 et 7 au pied. La fondation se trouve entre les pieds.
doublets-rule-D2 = Une carte est donnée face visible à chaque pile de réserve, de la pile 1 à la pile 7, puis une à la fondation. Un roi qui apparaît va aussitôt tout au-dessous du paquet, et la carte suivante prend sa place. Les 44 cartes qui restent sont le talon.
doublets-rule-D3 = La fondation accepte une carte de valeur double de celle du dessus. L’as compte 1, le valet 11 et la dame 12 ; si le double dépasse 13, retirez 13. L’ordre est donc as, 2, 4, 8, 3, 6, dame, valet, 9, 5, 10, 7, puis de nouveau as. Les couleurs ne comptent pas. Vous pouvez jouer la carte du dessus de la défausse ou une carte de la réserve.
doublets-rule-D4 = Une pile de réserve contient une seule carte. Quand vous la jouez, la carte du dessus de la défausse prend aussitôt sa place. Si la défausse est vide, c’est celle du talon ; si les deux sont vides, la place reste vide. Vous n’avez pas le choix. Un roi qui arrive dans la réserve bloque sa pile jusqu’à la fin.
doublets-rule-D5 = Vous retournez les cartes du talon une à une sur la défausse, quand vous voulez. Rien n’est retourné à votre place.
doublets-rule-D6 = Quand le talon est vide, vous pouvez le reformer : la défausse redevient le talon, dans le même ordre. Vous pouvez le faire deux fois, donc parcourir le talon trois fois au plus.
doublets-rule-D7 = Chaque carte de la fondation vaut un point, la première comprise. Vous gagnez avec 48 points. Les rois ne peuvent jamais être joués : les 52 points que cite un ancien texte sont hors d’atteinte. Vous perdez quand aucun coup n’est possible.
doublets-rule-D8 = Vous connaissez toutes les cartes qui ont été visibles : tout le talon après un passage et, dès le début, les rois partis au-dessous pendant la donne.
doublets-scoring = Un point par carte sur la fondation. 48 points gagnent.
doublets-tip-1 = Gardez les rois hors de la réserve : chacun bloque une pile pour de bon. Regardez la carte du dessus de la défausse avant de jouer une carte de la réserve.
doublets-tip-2 = À partir du deuxième passage, vous savez ce qui vient. Comptez d’avance jusqu’aux cartes qu’il vous faut.

lesson-doublets-first = Votre première partie
lesson-doublets-first-1 = La carte au milieu de la rangée du bas est la fondation. Chaque carte y compte le double de la précédente, et les couleurs ne comptent pas. Après le 4 vient un 8 : jouez le 8 de cœur de la réserve autour.
lesson-doublets-first-2 = Le talon a aussitôt rempli la place vide. Deux fois 8 font 16. Quand le nombre dépasse 13, retirez 13 : il reste 3. Jouez le 3 de carreau.
lesson-doublets-first-3 = Après un 3 vient un 6. Jouez le 6 de pique.
lesson-doublets-first-4 = Deux fois 6 font 12, et la dame compte 12. La réserve n’en a pas : retournez une carte du talon.
lesson-doublets-first-5 = Un 4 n’aide pas maintenant. Retournez une autre carte.
lesson-doublets-first-6 = Voilà la dame de cœur. Jouez-la de la défausse à la fondation.
lesson-doublets-first-7 = Deux fois 12 font 24, moins 13 font 11 : le valet compte 11. Jouez le valet de trèfle et regardez sa place : la défausse a maintenant une carte, et c’est cette carte qui la remplit.
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
lesson-doublets-D6-1 = Vous ne pouvez reformer le talon que lorsqu’il est vide. Retournez sa dernière carte.
lesson-doublets-D6-2 = Reformez maintenant le talon avec la défausse.
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
lesson-doublets-looks-on-1 = Le 8 de carreau pourrait partir, mais le roi de la défausse bloquerait sa pile. Vous ne perdez rien à continuer : les cartes de la défausse reviendront. Retournez une carte.
lesson-doublets-looks-on-2 = Retournez-en encore une.
lesson-doublets-looks-on-end = Au premier passage, on regarde surtout. À partir du deuxième, vous savez où tout se trouve.

doublets-figure-table = La table : le talon, la défausse à côté, l’arche des sept piles de réserve et la fondation entre ses pieds.
doublets-figure-order = L’ordre sur la fondation, quelles que soient les couleurs. Après le 7 revient un as.
doublets-figure-ten = Sur un 10 va un 7 : deux fois 10 font 20, et 20 moins 13 font 7. Un valet ne va pas sur un 10.
