# terminal

terminal-pass = المرة { $pass } من { $passes }
terminal-left = الباقي { $count }
terminal-tiles-of = { $seat }: { $count ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $count } أحجار
    [many] { $count } حجرًا
   *[other] { $count } حجر
}

terminal-with-undo = مع التراجع
terminal-assisted = بمساعدة
terminal-must-pass = لا حجر يناسب: اضغط p للتمرير.
terminal-keys-over = [v] مراجعة [n] توزيع جديد [R] من البداية [u] تراجع [S] إحصاءات [q] القائمة
terminal-keys-choosing = [Enter] قبول [v] مراجعة [u] تراجع [?] المفاتيح [q] القائمة
terminal-keys-next-hand = [Enter] الجولة التالية [v] مراجعة [u] تراجع [?] المفاتيح [q] القائمة

terminal-new-here = جديد هنا؟ اضغط E للعبة أولى.
terminal-new-game = لعبة جديدة
terminal-menu-keys = [Enter] لعب [E] تعلّم [O] المحفوظة [B] اليوم [N] يمكن الفوز به [Z] ألغاز [L] القواعد [S] إحصاءات [,] الإعدادات [#] رقم التوزيع [D] الصعوبة [?] المفاتيح [q] خروج

terminal-too-small = يحتاج Talon إلى نافذة من { $width } عمودًا و{ $height } سطرًا. هذه النافذة { $now-width } في { $now-height }: كبّرها من فضلك، أو اضغط q للخروج.
terminal-curtain-enter = اضغط Enter حين لا ينظر إلا { $seat }.
terminal-curtain-keys = [Enter] متابعة [q] القائمة
terminal-yes = نعم
terminal-no = لا
terminal-number-hint = اكتب رقمًا من 0 إلى { $most }.
terminal-number-keys = [Enter] توزيع [Esc] إلغاء
terminal-choice-keys = [الأسهم] اختيار [Enter] قبول [Esc] إلغاء

terminal-figures = النتائج
terminal-page-keys-more = [المسافة] هناك المزيد [الأسهم] تصفّح [يسار] [يمين] ألعاب أخرى [Esc] رجوع
terminal-page-keys-games = [الأسهم] تصفّح [يسار] [يمين] ألعاب أخرى [Esc] رجوع
terminal-message-keys = [Esc] رجوع

terminal-help-moving = التحريك
terminal-help-mouse = الفأرة
terminal-help-position = الوضع
terminal-help-deal = التوزيع
terminal-help-pages = أخرى
terminal-name-arrows = الأسهم
terminal-name-left = يسار
terminal-name-right = يمين
terminal-name-enter = Enter
terminal-name-tab = Tab
terminal-name-esc = Esc
terminal-name-space = المسافة .
terminal-name-click = نقرة
terminal-name-drag = سحب
terminal-name-right-click = نقرة يمنى
terminal-key-letter = استعمال الكومة التي لها هذا الحرف: أخذ أو وضع أو لعب الحركة الوحيدة
terminal-key-enter = الأخذ أو الوضع عند المؤشر
terminal-key-tab = إلى الكومة التالية التي لها حركة ممكنة
terminal-key-esc = إرجاع ما في يدك؛ وإن كانت فارغة فإلى القائمة
terminal-key-stock = كشف ورقة أو التوزيع
terminal-key-pass = التمرير في لعنة الدبل
terminal-key-click = الأخذ أو الوضع أو لعب الحركة الوحيدة
terminal-key-drag = نقل ورقة أو حجر
terminal-key-right-click = إرسال ورقة إلى أساسها؛ والنقر المزدوج يفعل الشيء نفسه
terminal-help-solver = التلميحات والتوقعات والمراجعات
terminal-key-interrupt = الخروج في أي وقت؛ واللعبة محفوظة
terminal-key-redraw = رسم الشاشة من جديد
terminal-key-message = عرض الرسالة كاملة

terminal-settings-keys = [الأسهم] اختيار وتغيير [Enter] القيمة التالية [Esc] رجوع
terminal-setting-verdict = هل ما زال الفوز ممكنًا؟
terminal-setting-verdict-help = يظهر بجانب الرسائل في ألعاب الورق الفردية. والمفتاح v يغيّره أيضًا.
terminal-setting-hints = التلميحات
terminal-setting-hints-help = التلميح الذي يرى كل الأوراق يجعل اللعبة تُحسب بمساعدة.
terminal-setting-deals-help = يمكن الفوز بكل التوزيعات السهلة في البداية.
terminal-setting-opponent = الخصم في لعنة الدبل
terminal-setting-opponent-help = من يلعب ضدك ابتداءً من مباراتك التالية.
terminal-setting-colours = ألوان النقوش
terminal-setting-colours-help = مع أربعة ألوان يكون الديناري أزرق والسباتي أخضر.
terminal-setting-clock = الساعة
terminal-setting-clock-help = الوقت الذي لعبته، في السطر الأول.
terminal-verdict-solver = برنامج حل يرى كل الأوراق
terminal-verdict-odds = الفرص بحسب ما تراه
terminal-hints-fair = ترى ما تراه أنت
terminal-hints-all-cards = ترى كل الأوراق
terminal-colours-two = لونان
terminal-colours-four = أربعة
terminal-hidden = مخفي
terminal-deal-winnable = N: توزيع يمكن الفوز به
terminal-shown = ظاهر

terminal-verdict-off = اضغط v مرة أخرى لإخفائه.
terminal-verdict-back = اضغط v مرة أخرى لرؤيته.
terminal-hint-more = اضغط H للمزيد.
terminal-hint-play = اضغط H للعبها، وW لرؤية الطريق كله.
terminal-hint-play-fair = اضغط H للعبها.
terminal-seek-keys = [Esc] إيقاف
terminal-way-keys-none = [Esc] العودة إلى لعبتك
terminal-way-keys = [الأسهم] خطوة [المسافة] عرض أو إيقاف [l] قائمة [Enter] متابعة من هنا [Esc] رجوع
terminal-way-keys-list = [الأسهم] خطوة [l] الطاولة [Enter] متابعة من هنا [Esc] رجوع
terminal-review-legend = { $yes } كان الفوز ممكنًا  { $no } لم يكن ممكنًا  { $full } النقاط المحققة  { $shade } ما زال ممكنًا
terminal-next-hand = اضغط Enter للجولة التالية، أو v لمراجعة هذه.
terminal-hand-review = اضغط v لمراجعة هذه الجولة.
terminal-hand-keys = [الأسهم] الحركات [t] أغلى حركة [Esc] رجوع
terminal-hands-keys = [الأسهم] الحركات [يسار] [يمين] الجولات [t] أغلى حركة [Esc] رجوع
terminal-hands-legend = الأعمدة: نقاط اليد مع معرفة كل الأحجار. الأرقام: النقاط التي تضيّعها الحركة، في المتوسط على الأحجار التي قد تكون عند الخصم.
terminal-review-keys = [الأسهم] خطوة [w] أفضل طريق [f] البحث عن الحركة [a] محاولة من هنا [t] الحركة الخاسرة [Esc] رجوع

terminal-archive-keys = [Enter] فتح [v] مراجعة [x] حذف [/] بحث [Tab] المفتوحة فقط [Esc] رجوع
terminal-archive-keys-searching = [Enter] إبقاء [Esc] عرض الكل
terminal-archive-keys-delete = [y] حذف [n] إبقاء

terminal-plain-which-game = اختر لعبة: { $games } أو { $last }.
terminal-plain-title = { $game }، التوزيع { $deal }.
terminal-plain-begin = اكتب حركة، أو help.
terminal-plain-unknown = اكتب moves لترى الحركات الممكنة، أو help.
terminal-plain-yes-no = yes أو no؟
terminal-plain-no-moves = لم تبقَ حركات.
terminal-plain-goodbye = إلى اللقاء.
terminal-plain-goodbye-saved = إلى اللقاء. لعبتك محفوظة.
terminal-plain-goodbye-not-saved = إلى اللقاء. تعذّر حفظ هذه اللعبة.
terminal-plain-hint-more = اكتب hint للمزيد.
terminal-plain-hint-write = اكتب { $move } للعبها.
terminal-plain-verdict-back = اكتب verdict لسماعه مرة، أو verdict on لسماعه دائمًا.
terminal-plain-deal-winnable = اكتب new winnable للحصول على توزيع يمكن الفوز به.
terminal-plain-verdict-on = من الآن تسمع هل ما زال الفوز ممكنًا كلما تغيّر ذلك.
terminal-plain-review-first = مراجعة اللعبة.
terminal-plain-review-not-over = يمكنك مراجعة اللعبة بعد نهايتها. لإنهائها الآن اكتب give up.
terminal-plain-again-how = اكتب again { $number } للمحاولة من هناك مرة أخرى.
terminal-plain-again-number = عدد حركات هذه اللعبة { $count }: اكتب again ثم رقمًا من 1 إلى { $most }.
terminal-plain-continue-how = اكتب continue ورقمًا لفتح واحدة من هذه الألعاب.
terminal-plain-continue-number = { $count ->
    [0] لا توجد ألعاب محفوظة بعد.
    [one] توجد لعبة محفوظة واحدة: اكتب continue 1.
    [two] توجد لعبتان محفوظتان: اكتب continue ورقمًا من 1 إلى { $count }.
    [few] توجد { $count } ألعاب محفوظة: اكتب continue ورقمًا من 1 إلى { $count }.
   *[other] توجد { $count } لعبة محفوظة: اكتب continue ورقمًا من 1 إلى { $count }.
}
terminal-plain-free = يمكنك استعمال: { $spots }.
terminal-plain-which-move = قد يعني هذا عدة حركات: { $moves }. اكتب واحدة منها.
terminal-plain-not-there = { $piece }: لا يُرى على الطاولة.
terminal-plain-no-answer = لا شيء على الطاولة اسمه { $words }. اكتب board لسماع كل شيء.
terminal-plain-must-pass = لا حجر يناسب: اكتب pass.
terminal-plain-uncovered = مكشوف: { $cards }.
terminal-plain-brief = من الآن تسمع ما يتغير فقط.
terminal-plain-brief-off = من الآن تسمع جملًا كاملة، والنقاط بعد كل حركة.
terminal-plain-way-line = { $number }. { $move }: { $name }.
terminal-plain-way-lines = { $number } إلى { $last }. { $move }، العدد { $count }: { $name }.
terminal-plain-help = اكتب حركة كما تظهر في قائمة الحركات، أو أحد هذه الأوامر. يمكنك تسمية الأوراق والأحجار: 9c 4d أو 10c jd أو 5s home. وتكفي الرتبة أو رقما الحجر إذا كانت حركة واحدة فقط ممكنة: 9 4 أو 12 للملكة أو 26. والنقطة تكشف ورقة أو توزّع. وكلمة تتبعها ? تسأل عن الطاولة: free? وأي كلمة من وصفها.

terminal-lesson-keys = [H] إظهار الحركة [u] تراجع [Esc] خروج
terminal-lesson-keys-next = [Enter] التالي: { $title } [u] تراجع [Esc] خروج
terminal-lesson-keys-done = [Enter] خروج
terminal-lessons-keys = [الأسهم] اختيار [Enter] بدء [يسار] [يمين] ألعاب أخرى [Esc] رجوع
terminal-lesson-explains = E يشرحه.
terminal-plain-lesson = اكتب الحركة التي يطلبها النص. أو: hint أو board أو undo، وquit للخروج.
terminal-plain-lesson-move = اكتب: { $move }
terminal-plain-lesson-explains = اكتب learn { $lesson } للدرس الذي يشرح ذلك.
terminal-plain-figure = { $name }: { $value }.
terminal-plain-what-next = اكتب new لتوزيع آخر، أو restart للتوزيع نفسه، أو review للحركات، أو quit.
terminal-plain-new-here = جديد هنا؟ اكتب: learn first
terminal-ending-table = انظر إلى الطاولة

# Matches over the network.
terminal-keys-online = [حرف] اختيار حجر [w-z] فرع [p] تمرير [M] كلام، استسلام [?] المفاتيح [q] مغادرة
terminal-keys-online-choosing = [Enter] قبول [M] كلام، استسلام [?] المفاتيح [q] مغادرة
terminal-keys-online-over = [M] مباراة أخرى، كلام [v] مراجعة [?] المفاتيح [q] مغادرة
terminal-keys-watching = [L] القواعد [?] المفاتيح [q] مغادرة
terminal-keys-watched = [v] مراجعة [?] المفاتيح [q] مغادرة
terminal-online-keys-waiting = [c] رمز للهاتف [q] مغادرة
terminal-online-keys-link = [Enter] العودة إلى الطاولة
terminal-online-away = { $name }: الثواني المتبقية للغياب: { $seconds }.
terminal-online-claimable = { $name }: غياب طويل جدًا. اضغط M لتفوز بالمباراة أو ليواصل روبوت اللعب، أو انتظر.
terminal-online-resign = الاستسلام
terminal-online-call-off = إلغاء المباراة
terminal-online-abort = اقتراح التوقف دون نتيجة
terminal-online-agree = الموافقة على التوقف دون نتيجة
terminal-online-decline = مواصلة اللعب
terminal-online-claim = الفوز بالمباراة الآن
terminal-online-call-bot = روبوت ({ $level }) يلعب بدلًا من { $name }
terminal-online-rematch = مباراة أخرى
terminal-online-mute = إخفاء كلام { $name }
terminal-online-unmute = إظهار كلام { $name } من جديد
terminal-online-link = عرض رابط المباراة
terminal-online-menu = ماذا تريد أن تفعل؟
terminal-online-resign-ask = أتريد الاستسلام؟ يفوز حينها { $name }.
terminal-online-leave-ask = أتريد مغادرة الطاولة؟ تستمر المباراة، وتُحسب غائبًا حتى تعود.
terminal-online-leave-hosted-ask = أتريد مغادرة الطاولة؟ هذا البرنامج هو خادم المباراة: ستنتظر حتى تعود، ولا يمكن لأحد اللعب في أثناء ذلك.
terminal-online-no-help = في مباراة بين شخصين لا مساعدة ولا تراجع ولا توزيع آخر، لأن ذلك ليس عادلًا.
terminal-online-record-awaited = لم يرسل الخادم سجل المباراة بعد. حاول مرة أخرى بعد لحظة.
terminal-online-nothing-to-review = لم يلعب أحد أي حركة في هذه المباراة، فلا شيء للمراجعة.
terminal-online-invite = أرسل هذا الرابط إلى من تريد اللعب معه:
terminal-online-in-terminal = أو في نافذة الأوامر:
terminal-online-return = بهذا الرابط تعود إلى المباراة:
terminal-online-way-back = بهذا الأمر تعود إلى المباراة:
terminal-online-only-here = يعمل الرابط على هذا الجهاز فقط، لأن الخادم لا يخدم غيره. الأمر talon play curse --host يتيح اللعب لغيرك في شبكتك.
terminal-online-go-on-hosting = المباراة التي تستضيفها لم تنتهِ. هل تواصلها؟
terminal-online-waiting = في انتظار جلوس اللاعب الآخر …
terminal-online-dealing = حضر اللاعبان. تُوزَّع الأحجار الآن …
terminal-plain-online-against = أنت تلعب ضد { $players }.
terminal-plain-online-watching = أنت تشاهد: { $players }.
terminal-plain-online-clocks = الوقت المتبقي، الجنوب والشمال: { $clocks }.
terminal-plain-online-claim = طال غياب اللاعب الآخر. اكتب claim لتفوز بالمباراة، أو bot ليواصل روبوت اللعب، أو انتظر.
terminal-plain-online-phrases = يمكنك أن تقول: { $phrases }. اكتب say ثم إحداها، مثل say hello.
terminal-plain-online-muted = من الآن لا تسمع ما يقوله اللاعب الآخر. اكتب mute مرة أخرى لتغيير ذلك.
terminal-plain-online-unmuted = تسمع من جديد ما يقوله اللاعب الآخر.
terminal-plain-online-blocked = حُظر { $name }: لن تلعبا معًا ولن تسمع ما يقوله. اكتب block مرة أخرى لتغيير ذلك.
terminal-plain-online-unblocked = أُلغي حظر { $name }.
terminal-plain-online-help = اكتب حركة كما تظهر في القائمة، أو إحدى هذه الكلمات: board، moves، rules، players، say، resign، abort، decline، claim، bot، rematch، review، mute، block، link، quit. كلمة بعدها علامة استفهام تسأل عن الطاولة، مثل set?
verify-deal-hands = وُزِّعت الجولات من البذور كما وُعد. عددها: { $hands }.
verify-deal-missing = { $seat }: لم تُكشف البذرة في الوقت المحدد.
verify-deal-winner = الفائز: { $seat }.
verify-deal-no-winner = لا فائز في هذه المباراة.
