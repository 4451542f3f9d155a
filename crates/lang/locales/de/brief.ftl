# Brief wordings of other messages, for a player who hears each of them: only what changes.

effect-turned = { $card }.
doublets-redealt = { board-stock }
doublets-played-waste = Grundstapel: { $card }.
doublets-played-reserve = { doublets-played-waste } Reservestapel { $pile }: { pile-empty }.
doublets-played-reserve-filled-from-waste = { doublets-played-waste } Reservestapel { $pile }: { $with }.
doublets-played-reserve-filled-from-stock = { doublets-played-reserve-filled-from-waste }

yield-removed-king = Weg: { $card }.
yield-removed-pair = Weg: { $card }{ list-between }{ $other }.

lady-jane-dealt-reserve = Reserve: { $cards }.
lady-jane-moved = { $card }: { $to }.
lady-jane-turned-up = Jetzt offen: { $card }.

curse-put-set = { $seat }: { $tile }, Startstein.
curse-played = { $seat }: { $tile }, { curse-branch-name }, offen { $end }.
curse-played-match = { $seat }: { $tile }, { curse-branch-name }, offen { $end }, ein Treffer.
curse-passed = { $seat } passt: keine { $lacks }.
curse-turn = { $seat } am Zug.

counts-wanted = Gesucht: { $rank }, noch { $left }.
