# ما يقوله المتصفح وحده: الأزرار والأشرطة والصفحات والإعدادات.

web-table = الطاولة

command-undo = تراجع
command-redo = إعادة
command-hint = تلميح
command-new-deal = توزيع جديد
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

web-panel = لمحة سريعة
web-wanted-sentence = التالي على الأساس: { $rank }.

web-page-title = { $page } – Talon
web-tagline = ثلاث ألعاب ورق فردية ولعبة دومينو
web-pages = الصفحات
web-close = إغلاق
web-cancel = إلغاء
web-play = العب
web-continue = { $count ->
    [zero] متابعة: لا حركات
    [one] متابعة: حركة واحدة
    [two] متابعة: حركتان
    [few] متابعة: { $count } حركات
   *[other] متابعة: { $count } حركة
}
web-to-the-table = إلى الطاولة
web-rules-of = قواعد { $game }
web-other-rules = القواعد حسب اللعبة

web-deal-it = وزّع

web-keys-moving = بلوحة المفاتيح
web-keys-pointing = بالفأرة أو باللمس
web-keys-commands = الأوامر

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

web-back-to-game = العودة إلى اللعبة
web-review-place = في هذا الوضع
web-review-could-be-won = كان الفوز ممكنًا
web-review-could-not-be-won = لم يكن الفوز ممكنًا
web-review-lost-here = ضيّعت الفوز
web-review-try-again = حاول من هنا مرة أخرى

web-daily = توزيع اليوم
web-against-computer = ضد الحاسوب
web-curtain-note = اليدان مخفيتان. تابع حين لا ينظر إلا { $seat }.
web-curtain-lift = أظهر يد { $seat }
web-rule = القاعدة { $rule }
