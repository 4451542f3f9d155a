# ما تقوله نافذة الأوامر والمتصفح معًا عن اللعبة على الطاولة.

table-deal = التوزيع { $deal }
table-points = { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
   *[other] { $points } نقطة
}
table-moves = { $count ->
    [zero] لا حركات
    [one] حركة واحدة
    [two] حركتان
    [few] { $count } حركات
   *[other] { $count } حركة
}
table-wanted = المطلوب
table-base = البداية { $rank }
table-cards-left = الأوراق الباقية
table-unseen-tiles = الأحجار غير المرئية
table-no-target = لا حركة ممكنة لهذا الآن.
table-no-home = لا شيء هنا يمكن نقله إلى الأساس.
table-gave-up = لقد استسلمت، لذلك تُحسب هذه اللعبة خاسرة.
table-players = اختر خصمك
table-two-players = لاعبان على شاشة واحدة
table-continue-deal = { $count ->
    [zero] متابعة: التوزيع { $deal }، لا حركات
    [one] متابعة: التوزيع { $deal }، حركة واحدة
    [two] متابعة: التوزيع { $deal }، حركتان
    [few] متابعة: التوزيع { $deal }، { $count } حركات
   *[other] متابعة: التوزيع { $deal }، { $count } حركة
}
table-deal-number = رقم التوزيع
table-deal-number-wrong = اكتب عددًا صحيحًا من 0 إلى { $most }.
table-statistics-of = إحصاءات { $game }
table-keys = المفاتيح
keys-walk = الانتقال من كومة إلى كومة
label-points = النقاط
label-moves = الحركات
label-games = الألعاب

command-board = الطاولة
command-moves = الحركات الممكنة
command-try-again = حاول مرة أخرى
command-hint-knowledge = ما تعرفه التلميحات
command-verdict = هل ما زال بإمكاني الفوز؟
command-grade = ما صعوبة هذا التوزيع؟
setting-deals = التوزيعات الجديدة
setting-deals-easy-at-first = سهلة حتى أفوز، ثم أي توزيع
setting-deals-winnable = ما يمكن الفوز به فقط
setting-deals-any = أي توزيع
command-time = الوقت
command-colours = أربعة ألوان
command-undo-help = التراجع عن الحركة الأخيرة
command-redo-help = لعب الحركة مرة أخرى
command-home-help = إرسال الورقة المختارة إلى أساسها
command-sweep = كل شيء دفعة واحدة
command-sweep-help = لعب كل الحركات التي لا تحتاج إلى تفكير: نقل كل الأوراق إلى أماكنها، أو كشف الأوراق حتى تناسب واحدة، أو إنهاء لعبة مضمونة
command-next-hand-help = بعد جولة من لعنة الدبل: بدء الجولة التالية
command-board-help = سرد ما على الطاولة
command-moves-help = سرد الحركات الممكنة
command-new-deal-help = بدء توزيع جديد
command-new-winnable-deal-help = بدء توزيع جديد يمكن الفوز به
command-new-graded-deal-help = بدء توزيع جديد بصعوبة مختارة: سهل أو متوسط أو صعب أو صعب جدًا
command-deal-by-number-help = بدء التوزيع ذي الرقم المعطى
command-daily = توزيع اليوم
command-daily-help = لعب توزيع اليوم، وهو نفسه للجميع؛ تبقى اللعبة على الطاولة مفتوحة
command-players-help = اختيار الخصم، أو اللعب لشخصين (لعنة الدبل)
command-restart-help = بدء هذا التوزيع من جديد
command-try-again-help = بعد انتهاء اللعبة: لعب هذا التوزيع من حركة معينة مرة أخرى
command-give-up-help = الاستسلام في هذه اللعبة
command-hint-help = عرض تلميح؛ وبتكراره: الورقة ثم المكان ثم السبب
command-hint-knowledge-help = جعل التلميحات تستعمل كل الأوراق أو ما تراه فقط
command-winning-line-help = عرض طريق إلى الفوز خطوة خطوة؛ لعبتك تبقى كما هي
command-verdict-help = عرض هل ما زال الفوز ممكنًا، أو كم مرة يفوز المستشار العادل، أو لا شيء
command-grade-help = عرض عدد الفائزين بهذا التوزيع من 200 لاعب سريع، ومنه هل يمكن الفوز به
command-deals-help = اختيار التوزيعات الجديدة: سهلة حتى تفوز، أو ما يمكن الفوز به فقط، أو أي توزيع
command-review-help = بعد اللعبة أو بعد جولة من لعنة الدبل: عرض الحركات التي كلفتك
command-rules-help = قراءة القواعد
command-lessons-help = تعلّم: درس لكل قاعدة، وبعد رفض أو تلميح الدرس الذي يشرحه
command-puzzles-help = حل ألغاز من ألعاب حقيقية
command-statistics-help = عرض إحصاءاتك
command-settings-help = تغيير الإعدادات
command-time-help = إظهار الساعة أو إخفاؤها
command-colours-help = عرض النقوش بلونين أو بأربعة
command-share-help = نسخ رابط إلى هذا الوضع
command-help-help = عرض هذه القائمة
command-menu-help = سرد كل الأوامر
command-brief = مختصر
command-brief-help = ذكر ما يتغير فقط بعد الحركة، أو جمل كاملة مع النقاط
command-archive-help = عرض كل الألعاب المحفوظة: متابعة لعبة أو مراجعتها أو حذفها
command-games-help = ترك الطاولة؛ واللعبة محفوظة

sweep-home = انقل الكل
sweep-turn = اكشف حتى تناسب ورقة
sweep-finish = أنهِ اللعبة
sweep-done = { $count ->
    [zero] بلا حركات. { $last }
    [one] حركة واحدة. { $last }
    [two] حركتان دفعة واحدة. { $last }
    [few] { $count } حركات دفعة واحدة. { $last }
    [many] { $count } حركة دفعة واحدة. { $last }
   *[other] { $count } حركة دفعة واحدة. { $last }
}
sweep-none = لا حركات يمكن لعبها دفعة واحدة هنا.

lessons-title = الدروس
puzzles-title = ألغاز
lessons-of = الدروس: { $game }
lesson-title = درس: { $title }
lesson-step = الخطوة { $number } من { $count }
lesson-done = تم
lesson-off-topic = يجوز ذلك في اللعبة، لكن هذه الخطوة تطلب حركة أخرى.
lesson-all-done = كانت هذه كل الدروس.
