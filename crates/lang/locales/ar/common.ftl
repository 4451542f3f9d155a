# ما تشترك فيه كل الألعاب.

refusal = { $rule }: { $reason }
does-not-follow = بعد { $before } تأتي { $wanted }، لا { $card }.
already-won = لقد فزت من قبل.

verdict-playing = { $points } من { $most } نقطة.
verdict-won = لقد فزت بكل النقاط ({ $most })!
verdict-lost = لم تبقَ حركات. لديك { $points } من { $most } نقطة.

cards-count = { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
   *[other] { $count } ورقة
}

board-stock = المخزون: { $count }.
board-stock-known = المخزون: { $count }، التالية أولًا: { $cards }.
board-waste = المكشوف: { $cards }.
board-foundation = الأساس: { $cards }.

move-flip = كشف ورقة من المخزون
effect-turned = تكشف { $card } على المكشوف.

rules-heading-goal = الهدف
rules-heading-deal = التوزيع
rules-heading-rules = القواعد
rules-heading-scoring = النقاط
rules-heading-tips = نصائح
