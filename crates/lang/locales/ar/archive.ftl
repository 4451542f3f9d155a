# قائمة الألعاب المحفوظة.

archive-title = الألعاب المحفوظة
archive-count = { $open ->
    [0] { $count ->
        [zero] لا ألعاب
        [one] لعبة واحدة
        [two] لعبتان
        [few] { $count } ألعاب
       *[other] { $count } لعبة
    }
   *[other] { $count ->
        [zero] لا ألعاب
        [one] لعبة واحدة لم تنته بعد
        [two] لعبتان، منها { $open } لم تنته بعد
        [few] { $count } ألعاب، منها { $open } لم تنته بعد
       *[other] { $count } لعبة، منها { $open } لم تنته بعد
    }
}
archive-empty = لا توجد ألعاب محفوظة بعد. تُحفظ اللعبة منذ حركتها الأولى.
archive-no-match = لا توجد لعبة محفوظة مطابقة.
archive-reading = { $left ->
    [zero] تتم قراءة الألعاب …
    [one] تتم قراءة لعبة أخرى …
    [two] تتم قراءة لعبتين أخريين …
    [few] تتم قراءة { $left } ألعاب أخرى …
   *[other] تتم قراءة { $left } لعبة أخرى …
}
archive-game = اللعبة
archive-deal = التوزيع
archive-state = الحالة
archive-points = النقاط
archive-moves = الحركات
archive-played = آخر لعب
archive-no-deal = وضع خاص
archive-two-players = { $game }، لاعبان
archive-open = مفتوحة
archive-won = فوز
archive-lost = خسارة
archive-drawn = تعادل
archive-assisted = بمساعدة
archive-score = النتيجة { $south } إلى { $north }
archive-and-more = { $before }، { $part }
archive-search = بحث
archive-search-hint = لعبة أو رقم توزيع أو حالة
archive-more = عرض المزيد
archive-open-only = الألعاب المفتوحة فقط
archive-continue = متابعة
archive-review = مراجعة
archive-delete = حذف
archive-confirm-delete = هل تريد حذف هذه اللعبة نهائيًا؟ ستختفي من إحصاءاتك أيضًا.

ago-now = الآن
ago-minutes = { $count ->
    [zero] الآن
    [one] قبل دقيقة
    [two] قبل دقيقتين
    [few] قبل { $count } دقائق
   *[other] قبل { $count } دقيقة
}
ago-hours = { $count ->
    [zero] الآن
    [one] قبل ساعة
    [two] قبل ساعتين
    [few] قبل { $count } ساعات
   *[other] قبل { $count } ساعة
}
ago-days = { $count ->
    [zero] اليوم
    [one] أمس
    [two] قبل يومين
    [few] قبل { $count } أيام
   *[other] قبل { $count } يومًا
}
ago-months = { $count ->
    [zero] هذا الشهر
    [one] قبل شهر
    [two] قبل شهرين
    [few] قبل { $count } أشهر
   *[other] قبل { $count } شهرًا
}
ago-years = { $count ->
    [zero] هذه السنة
    [one] قبل سنة
    [two] قبل سنتين
    [few] قبل { $count } سنوات
   *[other] قبل { $count } سنة
}
