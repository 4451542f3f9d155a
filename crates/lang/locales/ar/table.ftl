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
table-deal-number = رقم التوزيع
table-statistics-of = إحصاءات { $game }
table-keys = المفاتيح
label-points = النقاط
label-moves = الحركات
table-deal-number-wrong = اكتب عددًا صحيحًا من 0 إلى { $most }.
table-continue-deal = { $count ->
    [zero] متابعة: التوزيع { $deal }، لا حركات
    [one] متابعة: التوزيع { $deal }، حركة واحدة
    [two] متابعة: التوزيع { $deal }، حركتان
    [few] متابعة: التوزيع { $deal }، { $count } حركات
   *[other] متابعة: التوزيع { $deal }، { $count } حركة
}
label-games = الألعاب
command-verdict = هل ما زال بإمكاني الفوز؟
