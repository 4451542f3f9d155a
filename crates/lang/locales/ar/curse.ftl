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

curse-branch = { $side ->
    [1] الفرع العلوي
    [2] الفرع الأيسر
    [3] الفرع الأيمن
   [4] الفرع السفلي
   *[other] الفرع { $side }
}
curse-branch-name = { curse-branch }

curse-put-set = { $seat }: وُضع { $tile } حجرًا للبداية.
curse-played = { $seat }: لُعب { $tile } في { curse-branch }، وصار طرفه { $end }.
curse-passed = { $seat }: تمرير، أي لا يوجد في هذه اليد أي من هذه الأرقام: { $lacks }.
curse-next-hand = تبدأ الجولة { $number }. الخاسر اختار من يبدأ: { $leader }.
curse-next-hand-by-coin = تبدأ الجولة { $number }. القرعة اختارت من يبدأ: { $leader }.
curse-played-match = { $seat }: لُعب { $tile } في { curse-branch }، وصار طرفه { $end }: تطابق.
curse-blocked = أُغلقت الجولة، ولا نقاط لأحد.
curse-went-out = { $seat }: لُعب الحجر الأخير، والنقاط { $points }: { $tiles } للأحجار الباقية في اليد الأخرى{ $extra ->
    [0] .
   *[other] ، و{ $extra } للتطابق الأخير.
}
curse-score = النتيجة: الجنوب { $south }، الشمال { $north }.
curse-left-with = { $seat }: بقي في اليد { $tiles }.

curse-match-won = { $seat }: فوز بالمباراة!
curse-choosing = يختار من يبدأ الجولة التالية: { $seat }.
curse-coin-next = تقرر القرعة من يبدأ الجولة التالية.
curse-turn = الدور الآن: { $seat }.
curse-turn-again = تطابق، والدور مرة أخرى: { $seat }.
curse-turn-to-lead = يبدأ: { $seat }. يصلح أي حجر للبداية.

curse-now-lead-by-coin = القرعة اختارتك لتبدأ. ضع أي حجر في الوسط.
curse-now-lead = أنت تبدأ. ضع أي حجر في الوسط.
curse-now-turn = دورك.
curse-now-again = تطابق: العب مرة أخرى.
curse-now-pass = لا حجر يناسب: عليك التمرير.
curse-now-choose = أنت تختار من يبدأ.
curse-now-other = { $seat }: تفكير.
curse-now-looking = انظر إلى الجولة ثم تابع.
curse-you = { $seat }، أنت
curse-opponent = { $seat }، { $opponent }
curse-hand-number = الجولة { $hand }، حتى { $target } نقطة
curse-hand-number-short = الجولة { $hand }، حتى { $target }
curse-score-title = النتيجة
curse-match-score = { $south } { $left } : { $right } { $north }
curse-last-turn = آخر ما لُعب: { $tiles }.

curse-move-set = وضع { $tile } حجرًا للبداية
curse-move-play = لعب { $tile } في { curse-branch }، فيصير طرفه { $end }
curse-move-play-anyhow = لعب { $tile } في الفرع { $side }
curse-move-pass = التمرير
curse-move-lead = ترك بداية الجولة التالية للاعب { $seat }
curse-move-next = ترك القرعة تقرر من يبدأ الجولة التالية

curse-board-match = الجولة { $hand } من المباراة. النقاط: الجنوب { $south }، الشمال { $north }.
curse-board-set = حجر البداية هو { $tile }.
curse-board-no-set = لا يوجد حجر بداية بعد.
curse-board-side = { curse-branch-name } ({ $side }): لم يبدأ، مفتوح للرقم { $end }.
curse-board-branch = { curse-branch-name } ({ $side }): { $tiles }، وطرفه { $end }.
curse-board-hand = { $seat }: { $tiles }.
curse-board-passed = { $seat } مرّر على { $numbers } وليس في يده أي من هذه الأرقام.
curse-board-aside = جانبًا: { $tiles }.

curse-level-novice = مبتدئ
curse-level-casual = لاعب هاوٍ
curse-level-club = لاعب نادٍ
curse-level-strong = خبير
curse-level-best = أستاذ
curse-style-novice = يصنع كل تطابق ممكن، وإلا لعب أثقل أحجاره: مناسب لأول مباراة
curse-style-casual = يحس باللعبة، لكنه يرضى كثيرًا بثاني أفضل حركة
curse-style-club = يعرف اللعبة جيدًا، لكنه يخطئ أحيانًا
curse-style-strong = يلعب بخبرة طويلة، وينتبه إلى الأحجار التي لا تلعبها
curse-style-best = يفكر أطول من غيره، ويقرأ حركاتك وتمريراتك
curse-against = { $opponent }

curse-passed-on = تمرير على { $numbers }
curse-why-leading = من يبدأ تكون فرصه أفضل.
curse-why-goes-out = هو الحجر الأخير، والنقاط التي يجلبها { $points }.
curse-why-plays-again = يصنع تطابقًا مع { $number }، فيلعب اللاعب نفسه مرة أخرى.
curse-why-cannot-be-answered = سبق أن مرّر { $seat } على { $numbers } ولن يستطيع الرد، إذ لا يبقى طرف آخر مفتوحًا.
curse-why-closes-an-end = سبق أن مرّر { $seat } على { $number } ولا يستطيع اللعب هناك.
curse-why-few-answers = عدد الأحجار التي قد تكون مع اللاعب الآخر { $possible }، { $answers ->
    [0] ولا يناسب أي منها طرفًا مفتوحًا
    [one] ولا يناسب منها طرفًا مفتوحًا إلا واحد
    [two] ولا يناسب منها طرفًا مفتوحًا إلا اثنان
   *[other] والذي يناسب منها طرفًا مفتوحًا { $answers } فقط
}.
curse-why-doublet = الدبل لا يناسب إلا رقمًا واحدًا، وهذه الحركة تخلّصك منه.
curse-why-keeps-going = عدد الأحجار التي تبقى في اليد { $held }، والذي يناسب منها طرفًا مفتوحًا { $joinable }.
curse-why-on-average = لا سبب بارزًا، لكنها كانت الأفضل حين جُرّبت الجولات حتى نهايتها.

hand-review-looking = أحسب قيمة كل حركة.
hand-review-nobody-erred = لم يلعب أحد حركة أسوأ بوضوح من أفضل حركة، بحسب ما كان يمكنه معرفته.
hand-review-costliest = الحركة { $number } كانت الأغلى: لعب { $seat } { $play }. بحسب ما كان يمكن أن يعرفه { $seat }، كانت { $best } أفضل بمقدار { $points } في المتوسط.
hand-review-given-away = ضيّع { $seat } { $fair } بالحكم العادل، و{ $seen } مع معرفة كل الأحجار.
hand-review-given-up = تم الاستسلام في هذه الجولة.
hand-review-hand = الجولة { $number }. { $ending }
hand-review-move = { $seat }: { $play }
hand-review-set = { $tile } حجرًا للبداية
hand-review-play = { $tile } ({ curse-branch-name })
hand-review-went-out = { $seat }: لُعب الحجر الأخير، والنقاط { $points }.
hand-review-points = { $whole }٫{ $tenths }
hand-review-play-narrows = بحسب ما كان يمكن أن يعرفه { $watcher }، كان عدد الأيدي الممكنة عند { $seat } قبل هذه الحركة { $before }، وبعدها { $after }.
hand-review-play-shows-all = بعد هذه الحركة صار بإمكان { $watcher } أن يستنتج كل أحجار { $seat }.
hand-review-pass-narrows = أثبت هذا أن يد { $seat } خالية من هذه الأرقام: { $lacks }. عدد الأيدي التي كان على { $watcher } أن يحسب حسابها { $before }، وبقي منها { $after }.
hand-review-pass-proves = أثبت هذا أن هذه الأرقام ليست في اليد ({ $seat }): { $lacks }.
hand-review-pass-shows-all = أثبت هذا أن يد { $seat } خالية من هذه الأرقام: { $lacks }. عدد الأيدي التي كان على { $watcher } أن يحسب حسابها { $before }، وبقيت واحدة: صار بإمكان { $watcher } أن يستنتج كل الأحجار.
hand-review-no-choice = لم يكن هناك خيار.
hand-review-fair-best = بحسب ما كان يمكن أن يعرفه { $seat }، لم يكن شيء أفضل: { $points } في المتوسط.
hand-review-fair-better = بحسب ما كان يمكن أن يعرفه { $seat }، كانت { $best } أفضل: { $most } في المتوسط بدلًا من { $points }.
hand-review-seen-best = مع معرفة كل الأحجار، لم يكن شيء أفضل: النقاط { $points }.
hand-review-seen-better = مع معرفة كل الأحجار، كانت { $best } أفضل: { $most } بدلًا من { $points }.
hand-review-column-play = الحركة
hand-review-column-fair = بعدل
hand-review-column-seen = مع الكشف
hand-review-table = الحركات الممكنة، وبكم نقطة يتقدم بها { $seat } على اللاعب الآخر
hand-review-value = القيمة عند { $seat } مع معرفة كل الأحجار: { $points }
hand-review-lost = ضاع { $points }
hand-review-was-played = لُعبت
hand-review-previous = الجولة السابقة
hand-review-none = لا شيء للمراجعة بعد: الجولة الأولى لم تنته.

curse-terminal-keys = [حرف] اختيار حجر [w-z] فرع [p] تمرير [u] تراجع [H] تلميح [?] المفاتيح [q] القائمة

curse-title = لعنة الدبل
curse-short = لعنة الدبل
curse-blurb = دومينو لاثنين: طابق طرفًا مفتوحًا والعب مرة أخرى.
