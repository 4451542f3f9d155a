# المضاعفات: لماذا تُرفض الحركة، وما فعلته.

doublets-no-such-pile = لا توجد كومة احتياط رقمها { $pile }.
doublets-waste-empty = المكشوف فارغ، فلا يمكنك اللعب منه.
doublets-king-stays = { $card } يبقى مكانه: الملك يجمّد كومة احتياطه.
doublets-reserve-empty = كومة الاحتياط { $pile } فارغة وتبقى كذلك.
doublets-stock-empty = المخزون فارغ، فلا ورقة تُكشف.
doublets-stock-not-empty = لا يمكنك إعادة المكشوف إلا عندما يفرغ المخزون.
doublets-nothing-to-redeal = المكشوف فارغ، فلا شيء يُعاد.
doublets-no-redeals-left = استعملت كل الإعادات.

doublets-redealt = تعيد المكشوف، فيصير المخزون من جديد ({ $count }).
doublets-played-waste = انتقلت { $card } من المكشوف إلى الأساس.
doublets-played-reserve = انتقلت { $card } إلى الأساس، وتبقى كومة الاحتياط { $pile } فارغة.
doublets-played-reserve-filled-from-waste = انتقلت { $card } إلى الأساس، وملأت { $with } من المكشوف كومة الاحتياط { $pile }.
doublets-played-reserve-filled-from-stock = انتقلت { $card } إلى الأساس، وملأت { $with } من المخزون كومة الاحتياط { $pile }.

doublets-move-redeal = إعادة المكشوف إلى المخزون
doublets-move-waste = نقل { $card } من المكشوف إلى الأساس
doublets-move-reserve = نقل { $card } من كومة الاحتياط { $pile } إلى الأساس

doublets-board-reserve = { reserve-pile }: { $cards }.
doublets-board-redeals = { $count ->
    [zero] لم تبقَ أي إعادة للمكشوف.
    [one] بقيت إعادة واحدة للمكشوف.
    [two] بقيت إعادتان للمكشوف.
    [few] بقيت { $count } إعادات للمكشوف.
   *[other] بقيت { $count } إعادة للمكشوف.
}

doublets-terminal-keys = [المسافة] كشف ورقة [1-7 w] لعب [u] تراجع [H] تلميح [W] طريق الفوز [?] المفاتيح [q] القائمة

doublets-title = المضاعفات
doublets-blurb = ضاعف القيمة من ورقة إلى ورقة، وأبعد الملوك.
