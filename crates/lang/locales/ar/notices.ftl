# ما يقال للاعب أو يُسأل عنه حول اللعبة.

notice-resumed = هذه هي اللعبة التي تركتها.
notice-opponent-stays = الخصم: { $here }. مباراتك التالية: { $next }.
notice-other-move-counts = كشفت تلك الحركة ورقة أو حجرًا كان مخفيًا. إن لعبتها مرة أخرى فلن يتغير شيء، وإن لعبت غيرها فستُحسب هذه اللعبة لعبة مع تراجع.
notice-looked-back-counts = لعبت حركة أخرى بعد أن رأيت ورقة أو حجرًا كان مخفيًا، لذلك تُحسب هذه اللعبة لعبة مع تراجع.
notice-hint-counts = استخدمت تلميحًا، لذلك تُحسب هذه اللعبة بمساعدة، وتظهر منفصلة في الإحصاءات.
notice-line-counts = حصلت على مساعدة ترى الأوراق أو الأحجار المخفية، لذلك تُحسب هذه اللعبة بمساعدة، وتظهر منفصلة في الإحصاءات.
notice-deal-can-be-won = يمكن الفوز في هذا التوزيع.
notice-first-deal = نحو { $lost } من كل 100 توزيع من { $game } لا يمكن الفوز فيه. أما هذا فيمكن: انظر «التوزيعات الجديدة» في الإعدادات.
notice-plays-on = تُستأنف اللعبة من هذا الوضع.
notice-tries-again = محاولة جديدة للتوزيع نفسه، ابتداءً من الحركة { $number }. تُحسب بمساعدة.
notice-tries-again-from-the-start = محاولة جديدة للتوزيع نفسه من بدايته. تُحسب بمساعدة.
notice-set-aside = تعذّرت قراءة لعبة محفوظة: { $reason }. بقيت محفوظة باسم { $kept }.
notice-cannot-save = لا يمكن حفظ هذه اللعبة: { $reason }. يمكنك متابعة اللعب، لكنها ستضيع عندما تغادر.
notice-saves-again = عاد الحفظ إلى العمل، ولم يضع شيء.
notice-open-elsewhere = لعبتك الأخيرة مفتوحة في نافذة أخرى، فهذه لعبة جديدة. تُحفظ وحدها.
notice-in-use = هذه اللعبة مفتوحة في نافذة أخرى. أغلقها هناك أولًا.
notice-recovered = كانت هذه اللعبة المحفوظة تالفة ({ $reason }). تُستأنف بعد آخر حركة أمكنت قراءتها، رقم { $moves }. بقي الملف التالف محفوظًا باسم { $kept }.
notice-newer = اللعبة المحفوظة { $name } من إصدار أحدث من Talon. تُركت كما هي.
notice-cannot-open = لا يمكن فتح اللعبة المحفوظة { $name }: { $reason }.

refused-nothing-to-undo = لا شيء للتراجع عنه.
refused-nothing-to-redo = لا شيء لإعادته.

link-unreadable = يتوقف الرابط عند الحركة { $number }، «{ $move }»، وهي غير مقروءة. هذا هو الوضع قبلها.
link-refused = يتوقف الرابط عند الحركة { $number }، «{ $move }»، وهي غير مسموح بها. { $reason } هذا هو الوضع قبلها.

steps-undone = { $more ->
    [0] تم التراجع عن: { $move }.
    [one] تم التراجع عن: { $move }، وحركة أخرى.
    [two] تم التراجع عن: { $move }، وحركتين أخريين.
    [few] تم التراجع عن: { $move }، و{ $more } حركات أخرى.
   *[other] تم التراجع عن: { $move }، و{ $more } حركة أخرى.
}
steps-redone = أُعيد لعب: { $moves }

confirm-give-up = هل تستسلم؟ ستُحسب اللعبة خاسرة.
confirm-restart = هل تبدأ هذا التوزيع من جديد؟ ستُحسب هذه اللعبة خاسرة.
confirm-winning-line = هل تعرض طريق الفوز؟ ستُحسب هذه اللعبة بمساعدة.
confirm-new-deal = هل تترك هذه اللعبة إلى توزيع آخر؟ ستُحسب خاسرة.

figure-played = الألعاب
figure-won = مرات الفوز
figure-won-percent = نسبة الفوز (%)
figure-streak = الفوز المتتالي الآن
figure-longest-streak = أطول فوز متتالٍ
figure-best-score = أفضل نتيجة
figure-best-time = أفضل وقت
figure-with-undo = الفوز مع التراجع
figure-assisted = بمساعدة (لا تُحسب)
figure-won-of = { $won } من { $played }
figure-none = -
statistics-rates = من كل 100 توزيع، يفوز المستشار العادل الذي لا يرى إلا ما تراه في نحو { $fair }. ومن يرى كل الأوراق يمكنه الفوز في نحو { $all }.
statistics-winnable = كان الفوز ممكنًا في { $could } من { $decided } توزيعًا. فزت في { $won } منها: { $percent }%.
statistics-undecided = { $count ->
    [one] لا يُعرف ذلك بعد في لعبة خاسرة واحدة.
    [two] لا يُعرف ذلك بعد في لعبتين خاسرتين.
    [few] لا يُعرف ذلك بعد في { $count } ألعاب خاسرة.
    [many] لا يُعرف ذلك بعد في { $count } لعبة خاسرة.
   *[other] لا يُعرف ذلك بعد في { $count } لعبة خاسرة.
}
statistics-by-grade = حسب الصعوبة
statistics-by-opponent = حسب الخصم

duration = { $minutes }:{ $seconds }
duration-with-hours = { $hours }:{ $minutes }:{ $seconds }

ending-points = النقاط
ending-points-value = { $points } من { $full }
ending-moves = الحركات
ending-time = الوقت
ending-grade = الصعوبة
ending-grade-value = { $grade }، يفوز { $wins } من { $plays } لاعب سريع
ending-streak = الفوز المتتالي
ending-hands = الجولات
ending-hand = { $seat } { $points }
ending-hand-blocked = مغلقة
ending-new-match = مباراة جديدة
ending-first-win = أول فوز لك في هذه اللعبة!
ending-first-unaided = أول فوز لك دون تراجع ولا مساعدة!
ending-longest-streak = الفوز المتتالي: { $wins }، وهو الأطول لك في { $games ->
    [few] { $games } ألعاب
   *[other] { $games } لعبة
}.
ending-fastest = أسرع فوز لك من آخر { $wins }.
ending-fewest-moves = أقل حركات في فوز لك من آخر { $wins }.
ending-hard-deal = { $wins ->
    [0] توزيع صعب: من { $plays } لاعب سريع لا يفوز به أحد.
    [one] توزيع صعب: من { $plays } لاعب سريع لا يفوز به إلا واحد.
    [two] توزيع صعب: من { $plays } لاعب سريع لا يفوز به إلا اثنان.
   *[other] توزيع صعب: من { $plays } لاعب سريع لا يفوز به إلا { $wins }.
}
ending-unaided = فزت دون تراجع ولا مساعدة، كما في { $won } من آخر { $played } لعبة لك.
ending-with-undo = تُحسب لعبة مع تراجع.
ending-assisted = تُحسب بمساعدة.
ending-never-winnable = لم يكن الفوز ممكنًا في هذا التوزيع.
ending-try-again = حاول مرة أخرى من الحركة { $number }
