# لعنة الدبل: لماذا تُرفض الحركة، وما فعلته.

curse-not-held = الحجر { $tile } ليس في هذه اليد.
curse-hand-goes-on = لا يُختار من يبدأ إلا بعد الجولة.
curse-coin-decides = بعد جولة مغلقة تقرر القرعة من يبدأ.
curse-loser-chooses = الخاسر يختار من يبدأ الجولة التالية: { $seat }.
curse-set-comes-first = تبدأ الجولة بحجر البداية: العب أي حجر.
curse-set-lies-already = حجر البداية موضوع من قبل: حدد الفرع الذي يذهب إليه الحجر.
curse-no-such-side = لا يوجد فرع { $side }؛ الفروع من 1 إلى 4.
curse-does-not-join = الحجر { $tile } لا يناسب: الطرف المفتوح هناك { $end }.
curse-must-play = لا يمكنك التمرير ما دام الحجر { $tile } يمكن لعبه.
curse-hand-ended = انتهت الجولة.
curse-match-decided = انتهت المباراة.

curse-put-set = { $seat }: وُضع { $tile } حجرًا للبداية.
curse-played = { $seat }: لُعب { $tile } في الفرع { $side }، وصار طرفه { $end }.
curse-passed = { $seat }: تمرير، أي لا يوجد في هذه اليد أي من هذه الأرقام: { $lacks }.
curse-next-hand = تبدأ الجولة { $number }، ويبدأ اللعب: { $leader }.
curse-next-hand-by-coin = تبدأ الجولة { $number }. القرعة اختارت من يبدأ: { $leader }.
curse-played-match = { $seat }: لُعب { $tile } في الفرع { $side }، وصار طرفه { $end }: تطابق.
curse-played-again = { $seat }: لُعب { $tile } في الفرع { $side }، وصار طرفه { $end }: تطابق، والدور مرة أخرى: { $seat }.
curse-blocked = أُغلقت الجولة، ولا نقاط لأحد.
curse-went-out = { $seat }: لُعب الحجر الأخير، والنقاط { $points }.
curse-went-out-and-won = { curse-went-out } { curse-match-won }

curse-match-won = { $seat }: فوز بالمباراة!
curse-choosing = يختار من يبدأ الجولة التالية: { $seat }.
curse-coin-next = تقرر القرعة من يبدأ الجولة التالية.
curse-turn = الدور الآن: { $seat }.
curse-turn-again = تطابق، والدور مرة أخرى: { $seat }.
curse-turn-to-lead = يبدأ: { $seat }. يصلح أي حجر للبداية.

curse-move-set = وضع { $tile } حجرًا للبداية
curse-move-play = لعب { $tile } في الفرع { $side }، فيصير طرفه { $end }
curse-move-play-anyhow = لعب { $tile } في الفرع { $side }
curse-move-pass = التمرير
curse-move-lead = ترك بداية الجولة التالية للاعب { $seat }
curse-move-next = ترك القرعة تقرر من يبدأ الجولة التالية

curse-board-match = الجولة { $hand } من المباراة. النقاط: الجنوب { $south }، الشمال { $north }.
curse-board-set = حجر البداية هو { $tile }.
curse-board-no-set = لا يوجد حجر بداية بعد.
curse-board-side = الفرع { $side }: لم يبدأ، مفتوح للرقم { $end }.
curse-board-branch = الفرع { $side }: { $tiles }، وطرفه { $end }.
curse-board-hand = { $seat }: { $tiles }.
curse-board-aside = جانبًا: { $tiles }.

curse-title = لعنة الدبل
curse-blurb = دومينو لاثنين: طابق طرفًا مفتوحًا والعب مرة أخرى.
