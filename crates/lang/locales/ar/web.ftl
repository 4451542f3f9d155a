# ما يقوله المتصفح وحده: الأزرار والأشرطة والصفحات والإعدادات.

web-table = الطاولة
web-deal = التوزيع { $deal }
web-score = { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
   *[other] { $points } نقطة
}
web-moves = { $count ->
    [zero] لا حركات
    [one] حركة واحدة
    [two] حركتان
    [few] { $count } حركات
   *[other] { $count } حركة
}
web-no-target = لا مكان تذهب إليه الآن.
web-no-home = لا شيء هنا يُرسل إلى الأساس.

web-undo = تراجع
web-redo = إعادة
web-hint = تلميح
web-new-deal = توزيع جديد
web-deal-by-number = توزيع برقمه
web-restart = من البداية
web-give-up = استسلام
web-home = إلى الأساس
web-review = مراجعة
web-statistics = الإحصاءات
web-rules = القواعد
web-keys = المفاتيح
web-settings = الإعدادات
web-share = رابط إلى هذا الوضع
web-start = كل الألعاب
web-yes = نعم
web-no = لا

web-panel = ما ينبغي تذكّره
web-wanted = المطلوب
web-wanted-told = المطلوب على الأساس: { $rank }.
web-cards-left = الأوراق الباقية
web-unseen-tiles = الأحجار غير المرئية
web-base = البداية { $rank }
