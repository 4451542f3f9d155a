# Brief wordings of other messages, for a player who hears each of them: only what changes.

effect-turned = { $card }.
doublets-redealt = { board-stock }
doublets-played-waste = Fundación: { $card }.
doublets-played-reserve = { doublets-played-waste } Pila de reserva { $pile }: { pile-empty }.
doublets-played-reserve-filled-from-waste = { doublets-played-waste } Pila de reserva { $pile }: { $with }.
doublets-played-reserve-filled-from-stock = { doublets-played-reserve-filled-from-waste }

yield-removed-king = Fuera: { $card }.
yield-removed-pair = Fuera: { $card }{ list-between }{ $other }.

lady-jane-dealt-reserve = Reserva: { $cards }.
lady-jane-moved = { $card }: { $to }.
lady-jane-turned-up = Descubierta: { $card }.

curse-put-set = { $seat }: { $tile }, ficha inicial.
curse-played = { $seat }: { $tile }, { curse-branch-name }, acaba en { $end }.
curse-played-match = { $seat }: { $tile }, { curse-branch-name }, acaba en { $end }, coincidencia.
curse-passed = { $seat } pasa: ningún { $lacks }.
curse-turn = Turno de { $seat }.

counts-wanted = Se busca: { $rank }, quedan { $left }.
