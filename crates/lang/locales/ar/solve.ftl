# solve

solve-won = { $moves ->
    [0] تم الفوز بها من قبل.
    [one] يمكن الفوز بحركة واحدة:
    [two] يمكن الفوز بحركتين:
    [few] يمكن الفوز بعدد { $moves } حركات:
   *[other] يمكن الفوز بعدد { $moves } حركة:
}
solve-lost = لا يمكن الفوز مهما لعبت.
solve-score = لا يمكن الفوز. { $moves ->
    [0] لا تزيد أي حركة على النتيجة { $points }.
    [one] أعلى نتيجة هي { $points }، بحركة واحدة:
    [two] أعلى نتيجة هي { $points }، بحركتين:
   *[other] أعلى نتيجة هي { $points }، وعدد الحركات { $moves }:
}
solve-score-so-far = انتهى البحث قبل تمامه. { $moves ->
    [0] لم يجد طريقًا إلى أكثر من { $points }.
    [one] أعلى نتيجة وجدها هي { $points }، بحركة واحدة:
    [two] أعلى نتيجة وجدها هي { $points }، بحركتين:
   *[other] أعلى نتيجة وجدها هي { $points }، وعدد الحركات { $moves }:
}
solve-hand-ahead = إذا عُرفت كل الأحجار، يتقدم { $seat } على { $other } { $points ->
    [zero] بلا نقاط
    [one] بنقطة واحدة
    [two] بنقطتين
    [few] بعدد { $points } نقاط
   *[other] بعدد { $points } نقطة
}:
solve-hand-even = إذا عُرفت كل الأحجار، لا يتقدم أحد على الآخر:
solve-hand-over = انتهت هذه الجولة.
