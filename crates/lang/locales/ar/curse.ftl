# لعنة الدبل: لماذا تُرفض الحركة، وما فعلته.

curse-not-held = الحجر { $tile } ليس في هذه اليد.
curse-does-not-join = الحجر { $tile } لا يناسب: الطرف المفتوح هناك { $end }.
curse-must-play = لا يمكن التمرير الآن: الحجر { $tile } يمكن لعبه.
curse-hand-ended = انتهت الجولة.

curse-put-set = { $seat }: وُضع { $tile } حجرًا للبداية.
curse-played = { $seat }: لُعب { $tile } في الجهة { $side }، وصار طرفها { $end }.
curse-passed = { $seat }: تمرير، أي لا يوجد في هذه اليد أي من هذه الأرقام: { $lacks }.
curse-played-match = { $seat }: لُعب { $tile } في الجهة { $side }، وصار طرفها { $end }: تطابق.
curse-played-again = { $seat }: لُعب { $tile } في الجهة { $side }، وصار طرفها { $end }: تطابق، والدور مرة أخرى: { $seat }.
curse-blocked = أُغلقت الجولة، ولا نقاط لأحد.
curse-went-out = { $seat }: لُعب الحجر الأخير، والنقاط { $points }.

curse-match-won = { $seat }: فوز بالمباراة!
curse-turn = الدور الآن: { $seat }.
curse-turn-again = تطابق، والدور مرة أخرى: { $seat }.
curse-turn-to-lead = يبدأ: { $seat }. يصلح أي حجر للبداية.

curse-move-set = وضع { $tile } حجرًا للبداية
curse-move-play = لعب { $tile } في الجهة { $side }، فيصير طرفها { $end }
curse-move-play-anyhow = لعب { $tile } في الجهة { $side }
curse-move-pass = التمرير

curse-board-match = الجولة { $hand } من المباراة. النقاط: الجنوب { $south }، الشمال { $north }.
curse-board-set = حجر البداية هو { $tile }.
curse-board-no-set = لا يوجد حجر بداية على الطاولة بعد.
curse-board-side = الجهة { $side }: لم تبدأ، مفتوحة للرقم { $end }.
curse-board-branch = الجهة { $side }: { $tiles }، وطرفها { $end }.
curse-board-hand = { $seat }: { $tiles }.
curse-board-aside = جانبًا: { $tiles }.

curse-title = لعنة الدبل
curse-blurb = دومينو لاثنين: طابق طرفًا مفتوحًا والعب مرة أخرى.
