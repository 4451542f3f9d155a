# ما تشترك فيه كل الألعاب.

refusal = { $rule }: { $reason }
does-not-follow = { $card } لا تأتي بعد { $on }.
already-won = انتهت اللعبة بالفوز، ولم يبق شيء يُلعب.

verdict-playing = { $points } من { $most } نقطة.
verdict-won = لقد فزت بكل النقاط ({ $most })!
verdict-lost = لا توجد حركة أخرى. لديك { $points } من { $most } نقطة.

cards-count = { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
   *[other] { $count } ورقة
}

board-stock = المخزون: { $count }.
board-stock-known = المخزون: { $count }، من الأعلى إلى الأسفل: { $cards }.
board-waste = المكشوف: { $cards }.
board-foundation = الأساس: { $cards }.

move-flip = قلب الورقة التالية من المخزون إلى المكشوف
effect-turned = قُلبت { $card } من المخزون إلى المكشوف.

rules-heading-goal = الهدف
rules-heading-deal = التوزيع
rules-heading-rules = القواعد
rules-heading-scoring = النقاط
rules-heading-tips = نصائح
