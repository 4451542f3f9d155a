# Brief wordings of other messages, for a player who hears each of them: only what changes.

effect-turned = { $card }.
doublets-redealt = { board-stock }
doublets-played-waste = Fondazione: { $card }.
doublets-played-reserve = { doublets-played-waste } Mazzetto di riserva { $pile }: { pile-empty }.
doublets-played-reserve-filled-from-waste = { doublets-played-waste } Mazzetto di riserva { $pile }: { $with }.
doublets-played-reserve-filled-from-stock = { doublets-played-reserve-filled-from-waste }

yield-removed-king = Via: { $card }.
yield-removed-pair = Via: { $card }{ list-between }{ $other }.

lady-jane-dealt-reserve = Riserva: { $cards }.
lady-jane-moved = { $card }: { $to }.
lady-jane-turned-up = Scoperta: { $card }.

curse-put-set = { $seat }: { $tile }, tessera iniziale.
curse-played = { $seat }: { $tile }, { curse-branch-name }, finisce con { $end }.
curse-played-match = { $seat }: { $tile }, { curse-branch-name }, finisce con { $end }, abbinamento.
curse-passed = { $seat } passa: nessun { $lacks }.
curse-turn = Tocca a { $seat }.

counts-wanted = Cercata: { $rank }, ancora { $left }.
