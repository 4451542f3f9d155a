# هل ما زال الفوز ممكنًا، والتلميحات.

outlook-can-be-won = ما زال الفوز ممكنًا
outlook-cannot-be-won = لم يعد الفوز ممكنًا
outlook-never-could = لا فوز في هذا التوزيع
outlook-odds = الفرص العادلة: { $wins } من { $worlds }
outlook-odds-so-far = الفرص العادلة: { $wins } من { $worlds } …
outlook-not-found = غير معروف
outlook-looking = يجري الفحص

outlook-sentence-can-be-won = ما زال الفوز في هذه اللعبة ممكنًا.
outlook-sentence-cannot-be-won = لم يعد الفوز في هذه اللعبة ممكنًا.
outlook-sentence-never-could = لا يمكن الفوز في هذا التوزيع، كيفما لُعب.
outlook-sentence-odds = المستشار العادل، الذي لا يرى إلا ما تراه، يفوز من هنا في { $wins } من { $worlds } من الترتيبات الممكنة للأوراق المخفية.
outlook-sentence-not-found = نفد وقت برنامج الحل، فلا يُعرف هل ما زال الفوز ممكنًا.
outlook-sentence-looking = يفحص برنامج الحل هل ما زال الفوز ممكنًا.
outlook-two-play = التوقعات وطرق الفوز لألعاب الورق الفردية وحدها.
outlook-failed = توقف برنامج الحل، فلا توقعات ولا تلميحات بعد الآن. يمكنك متابعة اللعب.
outlook-off = لم تعد ترى هل ما زال الفوز ممكنًا.
outlook-fair = من الآن ترى كم مرة يفوز من هنا المستشار العادل، الذي لا يرى إلا ما تراه.

hint-looking = لحظة من فضلك: يجري البحث عن حركة مفيدة.
hint-not-found = نفد وقت برنامج الحل، فلا تلميح.
hint-nothing-to-gain = لم يبقَ هنا ما يُكسب. استسلم أو تراجع عن بعض الحركات.
hint-over = انتهت اللعبة، فلا تلميح.
hints-fair = التلميحات الآن عادلة: لا ترى إلا ما تراه.
hints-all-cards = التلميحات الآن ترى كل الأوراق. واللعبة التي فيها تلميح كهذا تُحسب بمساعدة.
hint-win = توجد حركة يبقى الفوز بعدها ممكنًا.
hint-advised = لدي اقتراح مبني على ما يمكنك رؤيته فقط.
hint-points = لم يعد الفوز ممكنًا، لكن توجد حركة تؤدي إلى { $points } من النقاط.
hint-which = انظر إلى { $card }.
hint-which-stock = انظر إلى المخزون.
hint-which-tile = انظر إلى { $tile }.
hint-where = يمكنك { $move }.
hint-why-looking = يجري حساب ما تفعله الحركات الأخرى.
hint-why-only = بعد أي حركة أخرى لا يعود الفوز ممكنًا.
hint-why-all = لا حركة هنا تخسر اللعبة، فهذه جيدة مثل غيرها.
hint-why-some = من { $all } حركة يبقى الفوز ممكنًا بعد { $keep } منها، وهذه واحدة منها.
hint-why-single = لا توجد حركة غيرها.
hint-why-unknown = بعدها يبقى الفوز ممكنًا. أما الحركات الأخرى فغير معروفة.
hint-why-points = تؤدي إلى { $points } من النقاط، وهو أكثر ما يمكن.
hint-why-some-points = تؤدي إلى { $points } من النقاط، وهو أكثر ما وُجد.

fair-why-wins = كل الأوراق معروفة الآن، وبهذا يبدأ طريق إلى الفوز، وعدد حركاته { $count }.
fair-why-most-points = كل الأوراق معروفة الآن: لم يعد الفوز ممكنًا، لكن هذا يوصل إلى { $points } من النقاط، وهو أقصى ما يمكن.
fair-why-wanted-soon = { $count ->
    [0] الأساس يطلب { $card } الآن.
    [one] الأساس يطلب { $card } بعد ورقة واحدة أخرى: قريبًا بما يكفي لأخذها.
    [two] الأساس يطلب { $card } بعد ورقتين أخريين: قريبًا بما يكفي لأخذها.
   *[other] الأساس يطلب { $card } وقبلها من الأوراق { $count }: قريبًا بما يكفي لأخذها.
}
fair-why-looks-on = لا حاجة إلى أخذ ورقة بعد، وكل ورقة تكشفها تخبرك بالمزيد.
fair-why-king = الملك لا يفعل إلا أن يسد الطريق.
fair-why-can-wait = ورقة المكشوف العليا لا تنفع الآن، وكل ما عداها يمكنه الانتظار حتى ترى المزيد.
fair-why-nothing-yet = المكشوف ما زال فارغًا، وكل شيء يمكنه الانتظار حتى ترى المزيد.
fair-why-best = أفوز بها أكثر مما أفوز بأفضل الحركات الأخرى: { $move }.
fair-why-hopeless = لم أجد طريقًا إلى الفوز في أي ترتيب جربته؛ هذه الحركة تجلب أكثر النقاط.
fair-why-unfinished = لم أجد أفضل منها في الوقت المتاح.
fair-why-safe = ترفع ورقة إلى الأساس، أو تحرر ورقة لذلك، لا حاجة إليها في مكان آخر.
fair-why-only = لا حركة أخرى توصل إلى جديد.
fair-why-stuck = لم يبقَ جديد يُرى، فلتصعد كل ورقة يمكنها الصعود.
fair-why-counting = أعدّ كم مرة أفوز من هنا.
fair-why-odds = بهذه الحركة أفوز من هنا في { $wins } من { $worlds } من الترتيبات الممكنة للأوراق المخفية.
fair-why-odds-so-far = بهذه الحركة أفوز من هنا في { $wins } من { $worlds } من الترتيبات الممكنة للأوراق المخفية؛ وما زلت أعد.

way-title-win = طريق إلى الفوز
way-title-points = طريق إلى { $points } من النقاط
way-at = الحركة { $move } من { $count }
way-begin = من هنا: { $move }.
way-step = { $done } ثم: { $move }.
way-next = ثم: { $move }.
way-end-win = { $done } وبذلك يتم الفوز.
way-end-points = { $done } وبذلك تصل النقاط إلى { $points }، ولا يمكن أكثر.
way-end-some-points = { $done } وبذلك تصل النقاط إلى { $points }، وهو أكثر ما وُجد.
way-looking = لحظة من فضلك: يجري البحث عن طريق إلى الفوز.
way-not-found = نفد وقت برنامج الحل، ولم يجد طريقًا إلى الفوز.
way-nothing-to-gain = لا طريق من هنا إلى نقاط أكثر.

seek-title = { $game }: البحث عن توزيع يمكن الفوز فيه
seek-tried = { $count ->
    [zero] يجري فحص أول توزيع
    [one] فُحص توزيع واحد
    [two] فُحص توزيعان
    [few] فُحصت { $count } توزيعات
   *[other] فُحص { $count } توزيعًا
}
seek-gave-up = عدد التوزيعات المفحوصة { $count }، وليس بينها ما يمكن الفوز فيه يقينًا.

grade-easy = سهل
grade-medium = متوسط
grade-hard = صعب
grade-very-hard = صعب جدًا
grade-cannot-be-won = لا يمكن الفوز به
grade-deal = هذا التوزيع { $grade }. من { $plays } لاعب سريع، وهم برامج بسيطة لا تفكر مسبقًا، { $wins ->
    [0] لا يفوز به أحد.
    [one] يفوز به واحد.
    [two] يفوز به اثنان.
   *[other] يفوز به { $wins }.
} { $adviser ->
    [wins] والمستشار العادل، وهو برنامج لا يرى إلا ما تراه، يفوز به.
   *[loses] والمستشار العادل، وهو برنامج لا يرى إلا ما تراه، لا يفوز به.
}
grade-deal-cannot-be-won = لا يستطيع أحد الفوز بهذا التوزيع.
grade-looking = لحظة: لاعبو الحاسوب يجربون هذا التوزيع.
grade-unknown = انتهى وقت برنامج الحل، لذلك لا تُعرف صعوبة هذا التوزيع.
grade-which = اختر الصعوبة
seek-title-grade = البحث عن توزيع للعبة { $game }: { $grade }
seek-gave-up-grade = لم يوجد بين { $count } من التوزيعات ما هو { $grade }.

review-title = مراجعة
review-looking = يجري البحث عن الحركة التي ضيّعت الفوز.
review-never-won = كانت كل حركة صحيحة: بقي الفوز ممكنًا حتى النهاية، وقد فزت.
review-never-left = كان الفوز ما زال ممكنًا عندما تركت اللعبة.
review-from-the-start = لم يكن الفوز في هذا التوزيع ممكنًا. أكثر ما يمكن من النقاط { $points }.
review-from-the-start-some = لم يكن الفوز في هذا التوزيع ممكنًا. أكثر ما وُجد من النقاط { $points }.
review-move = ضاع الفوز بالحركة { $number }: { $move }.
review-move-first = ضاع الفوز بالحركة الأولى نفسها: { $move }.
review-between = ضاع الفوز بين الحركتين { $from } و{ $to }؛ ونفد وقت برنامج الحل قبل تحديد الموضع.
review-not-found = نفد وقت برنامج الحل، فلا يُعرف هل كان الفوز ممكنًا في هذا التوزيع.
review-until = حتى الحركة { $number } كان الفوز ممكنًا.
review-what-would-have-won = ما كان سيحقق الفوز من هناك:
review-before-any-move = قبل الحركة الأولى
review-position = بعد الحركة { $number }: { $move }
review-at-can-be-won = كان الفوز ما زال ممكنًا
review-at-cannot-be-won = لم يكن الفوز ممكنًا: { $points } من { $full } نقطة على الأكثر
review-at-some-points = لم يكن الفوز ممكنًا: { $points } من { $full } نقطة أو أكثر
review-at-unknown = { $points } من { $full } نقطة أو أكثر
