# ما يقوله المتصفح وحده: الأزرار والأشرطة والصفحات والإعدادات.

web-table = الطاولة

command-undo = تراجع
command-redo = إعادة
command-hint = تلميح
command-new-deal = توزيع جديد
command-new-winnable-deal = توزيع يمكن الفوز به
web-deal-winnable = وزّع ما يمكن الفوز به
command-new-graded-deal = توزيع حسب الصعوبة
command-deal-by-number = توزيع برقمه
command-restart = من البداية
command-give-up = استسلام
command-home = إلى الأساس
command-statistics = الإحصاءات
command-settings = الإعدادات
command-share = رابط إلى هذا الوضع
command-games = كل الألعاب
command-menu = القائمة
web-yes = نعم
web-no = لا

web-against-computer = ضد الحاسوب
web-against-computer-note = تلعب الجنوب.
web-opponent = الخصم
web-two-at-one-table-note = تلعبان بالتناوب، وستار يخفي اليدين بين الأدوار.
web-curtain-note = اليدان مخفيتان. تابع حين لا ينظر إلا { $seat }.
web-curtain-lift = أظهر يد { $seat }
web-between-hands = بين الجولات

web-panel = لمحة سريعة
web-wanted-sentence = التالي على الأساس: { $rank }.

web-page-title = { $page } – Talon
web-tagline = ألعاب ورق فردية ولعبة دومينو
web-pages = الصفحات
web-close = إغلاق
web-cancel = إلغاء
web-play = العب
web-daily = توزيع اليوم
web-continue = { $count ->
    [zero] متابعة: لا حركات
    [one] متابعة: حركة واحدة
    [two] متابعة: حركتان
    [few] متابعة: { $count } حركات
   *[other] متابعة: { $count } حركة
}
web-friend = العب مع صديق
web-continue-for-two = { $count ->
    [zero] لاعبان على شاشة واحدة: متابعة، لا حركات
    [one] لاعبان على شاشة واحدة: متابعة، حركة واحدة
    [two] لاعبان على شاشة واحدة: متابعة، حركتان
    [few] لاعبان على شاشة واحدة: متابعة، { $count } حركات
   *[other] لاعبان على شاشة واحدة: متابعة، { $count } حركة
}
web-to-the-table = إلى الطاولة
web-rule = القاعدة { $rule }
web-rules-of = قواعد { $game }
web-other-rules = القواعد حسب اللعبة

web-deal-number-note = الرقم نفسه هو التوزيع نفسه للجميع دائمًا.
web-deal-it = وزّع

web-keys-moving = بلوحة المفاتيح
web-keys-enter = الأخذ أو الوضع أو كشف ورقة
web-keys-escape = إرجاع ما في يدك، أو إغلاق ما هو مفتوح
web-keys-pointing = بالفأرة أو باللمس
web-keys-drag = اسحب ورقة أو حجرًا إلى مكانه؛ الأماكن التي تقبله تضيء.
web-keys-tap = أو المسه ثم المس مكانه. في المضاعفات وييلد تُلعب فورًا الورقة التي ليس لها إلا حركة واحدة.
web-keys-double-tap = في ليدي جين المس ورقة مرتين لإرسالها إلى أساسها.
web-keys-commands = الأوامر
web-keys-piles = مفاتيح الكومات

web-hint-more = المزيد
web-hint-play = العبها
web-hint-way = اعرض الطريق
web-way-first = إلى الحركة الأولى
web-way-back = حركة إلى الوراء
web-way-next = حركة إلى الأمام
web-way-last = إلى الحركة الأخيرة
web-way-play-on = تابع اللعب من هنا

web-ending = انتهت اللعبة
web-same-again = العب هذا التوزيع مرة أخرى

web-daily-title = { $game }: توزيع اليوم
web-link-copied = نُسخ الرابط إلى هذا الوضع.
web-part-missing = تعذّر تحميل هذا الجزء من Talon. يواصل Talon المحاولة.
web-no-link = لم توزَّع هذه اللعبة برقم، فلا رابط إليها.

web-back-to-game = العودة إلى اللعبة
web-review-nothing = لا حركات لمراجعتها بعد.
web-review-progress = فُحص { $done } من { $all } من الأوضاع
web-review-graph = الموضع في اللعبة
web-review-place = في هذا الوضع
web-review-points-to-be-had = النقاط الممكنة بعد
web-review-could-be-won = كان الفوز ممكنًا
web-review-could-not-be-won = لم يكن الفوز ممكنًا
web-review-chance = نسبة فوز المستشار العادل (%)
web-review-lost-here = ضيّعت الفوز
web-review-show-way = اعرض أفضل طريق من هنا
web-review-try-again = حاول من هنا مرة أخرى
web-review-find-move = ابحث عن الحركة الفائزة
web-review-go-back = عُد إلى هذا الوضع

setting-theme = المظهر
setting-theme-dark = داكن
setting-theme-light = فاتح
setting-as-system = كما في هذا الجهاز
setting-contrast = التباين
setting-contrast-high = عالٍ
setting-motion = الحركة
setting-motion-none = بلا حركة
setting-sounds = الأصوات
setting-sounds-on = صوت عند نقل ورقة ورفض حركة والفوز
setting-backs = ظهر الأوراق
setting-felt = الطاولة
colour-blue = أزرق
colour-green = أخضر
colour-red = أحمر
colour-grey = رمادي
setting-vibrates = اهتزاز عند نقل ورقة ورفض حركة والفوز
setting-pieces = الأوراق والأحجار
setting-four-colours = لون مختلف لكل نقش
setting-large-print = أحرف كبيرة
setting-left-handed = لليد اليسرى: تبديل اليمين واليسار
setting-letter-keys = مفاتيح الحرف الواحد تعطي أوامر
setting-letters = إظهار مفتاح كل كومة
setting-language = اللغة
setting-as-browser = كما في هذا المتصفح
setting-status-line = تحت الطاولة
setting-score = النتيجة
setting-stock = أوراق المخزون
setting-verdict = هل ما زال الفوز ممكنًا
setting-verdict-when-asked = اعرضه حين أطلبه فقط
setting-verdict-all-cards = اعرضه دائمًا باستعمال كل الأوراق
setting-verdict-fair = اعرض دائمًا كم مرة يفوز المستشار العادل، الذي لا يرى إلا ما تراه
setting-verdict-never = لا تعرضه أبدًا
setting-hints = التلميحات
setting-hints-see-all = التلميحات ترى كل الأوراق (واللعبة التي فيها تلميح كهذا تُحسب بمساعدة)
setting-hide-numbers = أخفِ كل الأرقام عن لعبي

statistics-empty = لم تنهِ لعبة بعد. ستُحسب أولى ألعابك هنا.
statistics-example = ما ستراه هنا: مثال
statistics-hidden = أرقامك مخفية كما طلبت. وما زالت الألعاب تُحسب.
statistics-progress = حُسب { $done } من { $all } من الألعاب
statistics-counting = تُحسب ألعابك الآن.
web-other-statistics = الإحصاءات حسب اللعبة
graph-results = الألعاب الأخيرة
graph-shares = نسبة الفوز عبر الوقت (%)
graph-scores = الألعاب حسب النتيجة
graph-as-table = في جدول
graph-too-few = تظهر الرسوم البيانية هنا بعد لعبتك الثانية.
graph-result = النتيجة
graph-in-a-row = على التوالي
graph-game = اللعبة
graph-lost = خسارة
graph-drawn = تعادل
graph-latest = مراجعة لعبة
web-nothing-here = لا شيء هنا
web-did-you-mean = هل تقصد هذا العنوان؟
web-unknown-address = هذا الرابط لا يقود إلى أي صفحة في Talon. إليك الألعاب.
web-unknown-deal = لا يوجد توزيع بهذا الرقم: الأرقام من 0 إلى { $most }. إليك الألعاب.
web-unknown-day = لا يوجد هذا اليوم في التقويم. إليك الألعاب وتوزيعات اليوم.

daily-title = توزيعات اليوم
daily-intro = للجميع في اليوم الواحد التوزيع نفسه، ويمكن الفوز فيه. توزيع اليوم لعبة قائمة بذاتها، ويمكنك أن تلعب أيامًا سابقة.
daily-earlier = أيام سابقة
daily-later = أيام لاحقة
daily-day = { $date }: { $state }
daily-none = لم يُلعب
daily-open = بدأ
daily-won = فوز
daily-lost = خسارة
daily-share = انسخ نتائج اليوم
daily-result = { $game }: { $state }، { $count ->
    [zero] بلا حركات
    [one] حركة واحدة
    [two] حركتان
    [few] { $count } حركات
    [many] { $count } حركة
   *[other] { $count } حركة
}، { $time }
daily-streak = { $count ->
    [two] يومان متتاليان
    [few] { $count } أيام متتالية
   *[other] { $count } يومًا متتاليًا
}

web-learn = تعلّم
web-learn-first = لعبة أولى
web-first-game-offer = جديد هنا؟
web-first-game-play = لعبة أولى موجهة (دقيقتان)
web-lesson = درس
web-lesson-show = إظهار الحركة
web-lesson-next = التالي: { $title }
web-lesson-list = كل الدروس
web-fetch-failed = تعذّر تحميل هذه الصفحة. تحقق من الاتصال وحاول مرة أخرى.
web-other-lessons = دروس الألعاب الأخرى
lessons-heading-first = للبداية
lessons-heading-techniques = إتقان اللعب
