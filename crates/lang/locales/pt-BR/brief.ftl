# Brief wordings of other messages, for a player who hears each of them: only what changes.

effect-turned = { $card }.
doublets-redealt = { board-stock }
doublets-played-waste = Fundação: { $card }.
doublets-played-reserve = { doublets-played-waste } Pilha de reserva { $pile }: { pile-empty }.
doublets-played-reserve-filled-from-waste = { doublets-played-waste } Pilha de reserva { $pile }: { $with }.
doublets-played-reserve-filled-from-stock = { doublets-played-reserve-filled-from-waste }

yield-removed-king = Saiu: { $card }.
yield-removed-pair = Saiu: { $card }{ list-between }{ $other }.

lady-jane-dealt-reserve = Reserva: { $cards }.
lady-jane-moved = { $card }: { $to }.
lady-jane-turned-up = Aberta: { $card }.

curse-put-set = { $seat }: { $tile }, pedra inicial.
curse-played = { $seat }: { $tile }, { curse-branch-name }, termina em { $end }.
curse-played-match = { $seat }: { $tile }, { curse-branch-name }, termina em { $end }, combinação.
curse-passed = { $seat } passa: nenhum { $lacks }.
curse-turn = Vez de { $seat }.

counts-wanted = Procura-se: { $rank }, ainda { $left }.
