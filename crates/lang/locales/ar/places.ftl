# ما يوجد في كل مكان، لمن يتنقل على الطاولة أو يستمع إليها.

zone = { $zone }: { $told }
zone-stock = المخزون
zone-waste = المكشوف
zone-foundation = الأساس { $number }
zone-tableau = كومة الطاولة { $number }
zone-spares = الأوراق الباقية
zone-row = الصف { $number }
zone-set = حجر البداية
zone-branch = { curse-branch-name }
zone-aside = جانبًا
zone-choices = خياراتك
zone-tiles = { $count ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $count } أحجار
    [many] { $count } حجرًا
   *[other] { $count } حجر
}

spot-playable = { $thing }، يمكن لعبها
spot-where = { $thing }، { $place }
spot-stock = المخزون، { $count }
spot-face-down = مقلوبة
spot-face-down-known = مقلوبة: { $card }
spot-gone = المكان { $column }، فارغ
spot-set = هنا يوضع حجر البداية
spot-open-end = طرف مفتوح { $number }، { curse-branch-name }
spot-free-side = جهة مفتوحة { $number }، { curse-branch-name }
spot-pass = تمرير
spot-next = الجولة التالية
spot-lead = يبدأ: { $seat }

caption-stock = المخزون { $count }
caption-stock-deals = { caption-stock } · { deals-left }
caption-stock-redeals = { caption-stock } · ↻ { $redeals }
caption-waste = المكشوف { $count }
caption-bottom = الأسفل
deals-left = { $deals ->
    [zero] لا توزيع بعد
    [one] بقي توزيع واحد
    [two] بقي توزيعان
    [few] بقيت { $deals } توزيعات
   *[other] بقي { $deals } توزيعًا
}

counts-wanted = المطلوب التالي: { $rank }. بقي منه { $left ->
    [zero] لا شيء
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $left } أوراق
   *[other] { $left } ورقة
}.
counts-left = الأوراق الباقية: { $counts }.
counts-rank = { $rank }: { $left }
counts-pair = { $low } مع { $high }
counts-unseen = الأحجار غير المرئية بكل رقم: { $counts }.
counts-number = { $number }: { $left }
