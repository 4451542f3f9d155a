# ليدي جين: لماذا تُرفض الحركة، وما فعلته.

lady-jane-no-such-place = { $place }: لا وجود لها.
lady-jane-nothing-there = { $place }: لا شيء هنا.
lady-jane-foundation-to-foundation = لا يمكن نقل { $card } إلى أساس آخر.
lady-jane-does-not-start = تبدأ الأساسات بورقة { $rank }، لا بورقة { $card }.
lady-jane-not-a-group = { $place }: يمكن أخذ { $most ->
    [one] ورقة واحدة فقط
   *[other] 1 إلى { $most } من الأوراق
}، لا { $cards }.
lady-jane-same-pile = الأوراق موجودة في { $place } من قبل.
lady-jane-on-base = لا يوضع شيء على { $on }، فهي من قيمة البداية.
lady-jane-not-one-lower = لا توضع على { $on } إلا ورقة { $wanted } من اللون الآخر.
lady-jane-same-colour = { $card } و{ $on } من لون واحد.
lady-jane-not-for-empty-pile = لا توضع على كومة فارغة إلا ورقة { $rank }، لا { $card }.
lady-jane-stock-empty = المخزون فارغ، فلم يبقَ شيء للتوزيع.
lady-jane-spare-not-dealt = لا توجد أوراق باقية قبل التوزيع الأخير.

lady-jane-dealt-reserve = توزّع ورقة على كل كومة احتياط: { $cards }.
lady-jane-dealt-spares = تكشف آخر أوراق المخزون: { $cards }.
lady-jane-moved = انتقلت { $card } { $more ->
    [0] وحدها
    [one] والورقة التي فوقها
    [two] والورقتان اللتان فوقها
    [few] و{ $more } أوراق فوقها
   *[other] و{ $more } ورقة فوقها
} من { $from } إلى { $to }.
lady-jane-turned-up = وهذا يكشف { $card }.

lady-jane-spare = الورقة الباقية { $number }

lady-jane-move-deal = التوزيع من المخزون
lady-jane-move-to-foundation = نقل { $card } من { $from } إلى أساسها
lady-jane-move = نقل { $card } { $more ->
    [0] من
    [one] والورقة التي فوقها من
    [two] والورقتين اللتين فوقها من
    [few] و{ $more } أوراق فوقها من
   *[other] و{ $more } ورقة فوقها من
} { $from } إلى { $to }

lady-jane-board-base = تبدأ الأساسات بورقة { $rank }.
lady-jane-board-place = { $place }: { $cards }.
lady-jane-board-tableau = المقلوبة: { $down }، ثم { $cards }

lady-jane-terminal-keys = [المسافة] توزيع [الحروف] نقل [f] إلى الأساس [u] تراجع [H] تلميح [W] طريق الفوز [?] المفاتيح [q] القائمة

lady-jane-title = ليدي جين
lady-jane-blurb = ابنِ أربع مجموعات من بداية تتغير في كل توزيع.
