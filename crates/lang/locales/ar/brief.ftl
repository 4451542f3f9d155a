# Brief wordings of other messages, for a player who hears each of them: only what changes.

effect-turned = { $card }.
doublets-redealt = { board-stock }
doublets-played-waste = الأساس: { $card }.
doublets-played-reserve = { doublets-played-waste } كومة الاحتياط { $pile }: { pile-empty }.
doublets-played-reserve-filled-from-waste = { doublets-played-waste } كومة الاحتياط { $pile }: { $with }.
doublets-played-reserve-filled-from-stock = { doublets-played-reserve-filled-from-waste }

yield-removed-king = أُزيل: { $card }.
yield-removed-pair = أُزيل: { $card }{ list-between }{ $other }.

lady-jane-dealt-reserve = الاحتياط: { $cards }.
lady-jane-moved = { $card }: { $to }.
lady-jane-turned-up = مكشوف: { $card }.

curse-put-set = { $seat }: { $tile }، حجر البداية.
curse-played = { $seat }: { $tile }، { curse-branch-name }، الطرف { $end }.
curse-played-match = { $seat }: { $tile }، { curse-branch-name }، الطرف { $end }، تطابق.
curse-passed = { $seat }: تمرير، بلا { $lacks }.
curse-turn = الدور: { $seat }.

counts-wanted = المطلوب: { $rank }، الباقي { $left }.
