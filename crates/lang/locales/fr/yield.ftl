# Yield: why a move is refused, what it did, what lies where.

yield-no-such-place = la rangée { $row } de la pyramide n’a pas de place { $column }.
yield-already-removed = la carte de la rangée { $row }, place { $column }, n’est plus là.
yield-covered = { $by } recouvre { $card }.
yield-stock-empty = le talon est vide, et on ne le reforme pas.
yield-waste-empty = la défausse est vide.
yield-no-bottom = la défausse a au plus une carte : appelez-la celle du dessus.
yield-no-second = la défausse doit avoir trois cartes pour en avoir une deuxième.
yield-not-king = { $card } ne part pas sans partenaire, contrairement aux rois : il faut { $partner }.
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
yield-spot-gone = retirée
yield-spot-covered = { $card } (recouverte)

yield-terminal-keys = [Espace] retourner [lettres] paire [u] annuler [H] indice [W] solution [?] touches [q] menu

yield-title = Yield
yield-blurb = Démontez la pyramide par paires qui font treize.
