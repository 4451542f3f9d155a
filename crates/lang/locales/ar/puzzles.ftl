# الألغاز: وضعيات من ألعاب حقيقية، ولكل سؤال جواب صحيح واحد.

puzzles-solved = حُلّ { $solved } من { $count }
puzzle-title = { $game }: { $kind }
puzzle-question-number = السؤال { $number } من { $count }
puzzle-rating = { $difficulty }، { $rating }
puzzle-none = لا توجد ألغاز كهذه.

puzzle-kind-way = ابحث عن الطريق
puzzle-kind-own = من لعبتك
puzzle-kind-fair-choice = الاختيار العادل
puzzle-kind-double-dummy = أيدٍ مكشوفة
puzzle-kind-inference = ماذا تعرف؟
puzzle-kind-safety-play = اللعب الآمن

puzzle-difficulty-very-easy = سهل جدًا
puzzle-difficulty-easy = سهل
puzzle-difficulty-medium = متوسط
puzzle-difficulty-hard = صعب
puzzle-difficulty-very-hard = صعب جدًا

puzzle-theme-wait = الصبر أفضل
puzzle-theme-now = الآن أو أبدًا
puzzle-theme-which = أي ورقة؟
puzzle-theme-match = تطابق
puzzle-theme-no-match = تطابق يمكن أن ينتظر
puzzle-theme-block = بلا رد
puzzle-theme-quiet = حركة هادئة
puzzle-theme-numbers = أرقام غائبة
puzzle-theme-tile = حجر ممكن
puzzle-theme-count = عدّ الأيدي

puzzle-ask-way = كل الأوراق معروفة. ابحث عن الحركة الوحيدة التي ما زالت تفوز.
puzzle-ask-own = هنا أضعت الفوز. ابحث عن حركة تحفظه.
puzzle-ask-fair-choice = أوراق المخزون مخفية. ابحث عن الحركة التي يمكن بعدها الفوز في أكثر ترتيباتها.
puzzle-ask-double-dummy = أنت { $seat } وتعرف كل الأحجار. ابحث عن الحركة الوحيدة التي تحفظ الفوز بالجولة.
puzzle-ask-safety-play = أنت { $seat } ولا ترى اليد الأخرى. ابحث عن الحركة الوحيدة التي تفوز على كل يد ممكنة عند { $other }.
puzzle-ask-inference = أنت { $seat }. ماذا يثبت تمرير { $other } عن أحجاره؟
puzzle-ask-numbers = أنت { $seat }. ما الأرقام الغائبة يقينًا عن يد { $other }؟
puzzle-ask-tile = أنت { $seat }. أي هذه الأحجار يمكن أن يكون ما زال عند { $other }؟
puzzle-ask-count = أنت { $seat }. كم يدًا مختلفة يمكن أن تكون عند { $other }؟

puzzle-answer-numbers = { $numbers }
puzzle-answer-count = { $count ->
    [zero] لا أيدٍ
    [one] يد واحدة
    [two] يدان
    [few] { $count } أيدٍ
    [many] { $count } يدًا
   *[other] { $count } يد
}

puzzle-right = صحيح.
puzzle-right-next = صحيح. { $played }
puzzle-played = الحركات التالية: { $moves }.
puzzle-solved = حُلّ اللغز!
puzzle-solved-clean = حُلّ اللغز بلا خطأ!
puzzle-shown = الجواب: { $answer }.
puzzle-not-asked = اللغز لا يسأل عن هذا.

puzzle-wrong-way = لا: بعد ذلك يمكن بلوغ { $points } من { $most } نقطة على الأكثر.
puzzle-wrong-own = لا: بعد ذلك لا يمكن الفوز باللعبة.
puzzle-wrong-fair-choice = لا: بعد ذلك يمكن الفوز في { $count } من { $worlds } من الترتيبات، وبعد أفضل حركة في { $best }.
puzzle-wrong-hand = لا: إذا أحسن الطرفان اللعب بعد ذلك فالنتيجة: { $outcome }.
puzzle-wrong-against = لا: إذا كان عند { $other } { $tiles } فالنتيجة: { $outcome }.
puzzle-wrong-inference = لا. انظر إلى ما كان مفتوحًا عند كل تمرير.
puzzle-wrong-then = مثلًا: { $moves }.

puzzle-outcome-scores = نقاط { $seat }: { $points }
puzzle-outcome-nobody = لا نقاط لأحد

puzzle-why-way = بعد كل حركة أخرى تبقى { $points } نقطة على الأقل بعيدة المنال.
puzzle-why-fair-choice = تفوز هذه الحركة في { $best } من { $worlds } من الترتيبات، وأفضل الحركات الأخرى في { $second }.
puzzle-why-hand = النتيجة الآن: { $outcome }.
puzzle-why-against = مهما كان عند { $other } فالنتيجة على الأقل: { $outcome }.
puzzle-why-pass = مرّر { $other } حين كان المفتوح { $numbers }.
puzzle-why-hands = { $count ->
    [zero] لا يد تناسب كل التمريرات.
    [one] يد واحدة تناسب كل التمريرات.
    [two] يدان تناسبان كل التمريرات.
    [few] { $count } أيدٍ تناسب كل التمريرات.
    [many] { $count } يدًا تناسب كل التمريرات.
   *[other] { $count } يد تناسب كل التمريرات.
}

puzzle-stock = التالي من المخزون: { $cards }.
puzzle-face-down = المقلوبة في الكومة { $number } من الأعلى: { $cards }.
puzzle-history = الجولة حتى الآن: { $turns }.

terminal-plain-puzzle = أجب بحركة أو برقم جواب. تعرض ‎"moves"‎ الأجوبة، و‎"hint"‎ الجواب الصحيح، و‎"board"‎ ما على الطاولة، وتنهي ‎"quit"‎ اللغز.
terminal-plain-puzzle-why = اكتب ‎"win"‎ لمعرفة السبب.
terminal-plain-puzzle-own = اكتب puzzle own للبحث عن الحركة التي تحفظ الفوز.

puzzle-own-looking = يجري البحث عن الحركات الفائزة.
puzzle-own-none = في هذه الوضع تفوز حركات كثيرة لا تصلح معها الألغاز.
puzzle-nothing-hidden = لا يُعرف شيء آخر.

puzzles-intro = كل لغز وضع من لعبة حقيقية، ولكل سؤال جواب صحيح واحد أثبتته برامج الحل.
puzzles-of-day = لغز اليوم
puzzles-ratings = التصنيف من { $from } إلى { $to }
puzzles-list = كل الألغاز
puzzle-done = محلول
puzzle-solve = حل
puzzle-next = اللغز التالي
puzzle-again = حله مرة أخرى
puzzle-show-answer = إظهار الجواب
puzzle-show-solution = إظهار الحل
puzzle-show-refutation = إظهار السبب
puzzle-back = العودة إلى اللغز
puzzle-no-line = لا توجد حركات تُظهر ذلك.
puzzle-copy-link = نسخ الرابط
puzzle-solution = الحل
puzzle-refutation = لماذا هذا خطأ

terminal-puzzle-keys = [الحروف] الجواب [K] ما هو معروف [H] عرض الجواب [W] السبب [?] المفاتيح [Esc] رجوع
terminal-puzzle-keys-solved = [Enter] اللغز التالي [r] مرة أخرى [W] الحل [Esc] رجوع
terminal-puzzle-keys-line = [الأسهم] خطوة [Esc] العودة إلى اللغز
terminal-puzzles-keys = [الأسهم] اختيار [Tab] نوع آخر [t] لغز اليوم [Enter] لعب [Esc] رجوع
