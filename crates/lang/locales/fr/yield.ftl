# Yield: why a move is refused, what it did, what lies where, the rules page.

yield-no-such-place = la rangée { $row } de la pyramide n’a pas de place { $column }.
yield-already-removed = la carte de la rangée { $row }, place { $column }, n’est plus là.
yield-covered = { $by } recouvre { $card }.
yield-stock-empty = le talon est vide, et il n’y a pas de redonne.
yield-waste-empty = la défausse est vide.
yield-no-bottom = la défausse a au plus une carte : appelez-la celle du dessus.
yield-no-second = la défausse doit avoir trois cartes pour en avoir une deuxième.
yield-not-king = { $card } ne peut pas partir seul comme un roi : il lui faut { $partner }.
yield-second-alone = la deuxième carte de la défausse ne peut pas partir seule.
yield-same-place = une paire demande deux cartes différentes.
yield-second-without-top = la deuxième carte de la défausse ne va qu’avec celle du dessus.
yield-wrong-sum = { $first } et { $second } ne font pas { $wanted } : à { $first }, il faut { $partner }.
yield-king-alone = les rois partent seuls, pas par paires.

yield-removed-king = Vous retirez { $card } ({ $place }).
yield-removed-pair = Vous retirez { $card } ({ $place }) et { $other } ({ $other_place }).

yield-place = rangée { $row }, place { $column }
yield-place-top = dessus de la défausse
yield-place-second = deuxième carte de la défausse
yield-place-bottom = dessous de la défausse

yield-move-king = retirer { $card } ({ $place })
yield-move-pair = retirer { $card } ({ $place }) et { $other } ({ $other_place })

yield-board-covered-row = Rangée { $row }, toutes recouvertes : { $cards }.
yield-board-row = Rangée { $row } : { $cards }.
yield-spot-gone = partie
yield-spot-covered = { $card } (recouverte)

yield-terminal-keys = [Espace] retourner [lettres] paire [u] annuler [H] indice [W] solution [?] touches [q] menu

yield-title = Yield
yield-blurb = Démontez la pyramide par paires qui font treize.
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
