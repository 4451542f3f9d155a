# Matches over the network.

# What a player can say. There is no free text.
online-phrase-hello = مرحبًا!
online-phrase-good-luck = حظًا سعيدًا!
online-phrase-well-played = لعبة جميلة!
online-phrase-thanks = شكرًا!
online-phrase-oops = عفوًا!
online-phrase-what-luck = يا للحظ!
online-phrase-good-game = مباراة جميلة!
online-phrase-goodbye = إلى اللقاء!

# Why the server refuses something.
online-refused-stale = تغيّرت الطاولة. انظر مرة أخرى.
online-refused-match-over = انتهت المباراة.
online-refused-match-not-over = لم تنته المباراة بعد.
online-refused-seat-taken = أنت جالس إلى هذه الطاولة بالفعل.
online-refused-seed = لم تُحسب مساهمة هذا الجهاز في التوزيع.
online-refused-not-dealt = لم توزَّع الأحجار بعد.
online-refused-not-your-turn = ليس دورك.
online-refused-rule = القاعدة { $rule } لا تسمح بهذه الحركة.
online-refused-bot-plays = يلعب روبوت بدلًا منك الآن.
online-refused-no-offer = لم يعد هذا العرض قائمًا.
online-refused-offer-stands = لقد طلبت ذلك من قبل.
online-refused-not-claimable = ما زال بإمكان اللاعب الآخر العودة.
online-refused-said-already = يمكنك أن تقول شيئًا واحدًا في كل جولة.
online-refused-wrong-moment = هذا لا يناسب هذه اللحظة.

# The connection.
online-link-waiting = لا يوجد اتصال. إعادة المحاولة …
online-link-connecting = جارٍ الاتصال …
online-link-up = متصل
online-server-away = لا يستطيع الخادم الحفظ الآن. حركتك تنتظر ولن ينفد أي وقت.
online-rewound = فقد الخادم الحركات الأخيرة. تستمر المباراة من هنا.

# What happened besides moves.
online-sat = { $name }: الجلوس إلى الطاولة.
online-left = { $name }: غياب.
online-returned = { $name }: عودة.
online-abort-offered = { $who ->
    [you] طلبت التوقف دون نتيجة.
   *[other] { $name }: طلب التوقف دون نتيجة.
}
online-abort-declined = { $who ->
    [you] تريد مواصلة اللعب.
   *[other] { $name }: رغبة في مواصلة اللعب.
}
online-bot-took-over = يواصل روبوت ({ $level }) اللعب بدلًا من { $name }.
online-credited = غاب الخادم لحظة. هذا الوقت لا يُحسب.
online-said = { $who ->
    [you] أنت: «{ $phrase }»
   *[other] { $name }: «{ $phrase }»
}
online-rematch-offered = { $who ->
    [you] طلبت مباراة أخرى.
   *[other] { $name }: طلب مباراة أخرى.
}

# How a match ended.
online-won = { $who ->
    [you] فزت بالمباراة!
   *[other] { $name }: فوز بالمباراة.
}
online-no-result = انتهت المباراة دون نتيجة.
online-resigned = { $who ->
    [you] استسلمت.
   *[other] { $name }: استسلام.
}
online-flagged = { $who ->
    [you] نفد وقتك.
   *[other] { $name }: نفد الوقت.
}
online-claimed = { $who ->
    [you] غبت مدة أطول من المسموح.
   *[other] { $name }: غياب أطول من المسموح.
}
online-abandoned = لم يحضر أحد اللاعبين، أو لم يفعل أحد شيئًا طوال يوم.
online-broken-log = لا يستطيع الخادم متابعة هذه المباراة. هذا خطأ من الخادم.

# The pages in a browser.
online-lead = شخصان وجهازان: دون حساب ودون تثبيت أي شيء.
online-step-link = أنشئ رابطًا.
online-step-send = أرسله، أو دع صديقك يمسح الرمز.
online-step-play = تبدأ المباراة عندما يجلس صديقك.
online-clock = الساعة
online-clock-none = بلا ساعة
online-clock-normal = 5 دقائق لكل لاعب
online-clock-calm = 10 دقائق لكل لاعب
online-leader = من يبدأ أولًا
online-leader-coin = القرعة تقرر
online-leader-you = أنت
online-leader-friend = صديقك
online-make-link = إنشاء رابط
online-link = رابط لصديقك
online-copy = نسخ
online-copied = تم النسخ.
online-copy-by-hand = هذا المتصفح لا يسمح بالنسخ. حدّد النص وانسخه.
online-share = مشاركة
online-share-text = العب معي لعنة الدبل!
online-qr = رمز QR للرابط
online-waiting-title = ادعُ صديقًا
online-waiting = في انتظار صديقك …
online-open-seat = مقعد خالٍ
online-you-are = اسمك على هذه الطاولة { $name }.
online-link-once = أول من يفتح الرابط ويجلس يلعب معك.
online-link-elsewhere = الرابط موجود على الجهاز الذي أنشأته عليه.
online-invites = دعوة من { $name }
online-agreed-no-clock = يفوز من يصل أولًا إلى { $target } نقطة. لا توجد ساعة.
online-agreed-clock = يفوز من يصل أولًا إلى { $target } نقطة. لكل لاعب { $minutes } دقائق.
online-agreed-leader = { $who ->
    [you] أنت تبدأ الجولة الأولى.
   *[other] يبدأ الجولة الأولى: { $name }.
}
online-sit-down = اجلس
online-watch = مشاهدة
online-watching = أنت تشاهد.
online-seats-taken = مقعدا هذه المباراة مشغولان.
online-wrong-invite = هذا الرابط لا يفتح مقعدًا. اطلب رابطًا جديدًا.
online-no-match = لا توجد مباراة كهذه على هذا الخادم.
online-no-hall = لا يوجد لهذا الموقع خادم للمباريات بين جهازين. كل شيء آخر يعمل كالمعتاد.
online-unreachable = الخادم لا يستجيب. المباريات بين جهازين تحتاج إلى اتصال، وكل شيء آخر يعمل دونه.
online-newer = الخادم أحدث من هذه الصفحة. أعد تحميل الصفحة.
online-old-key = حلّ رابط جديد محل رابط هذا اللاعب، أو مُسح اللاعب. افتح الرابط الجديد على هذا الجهاز.
online-new-player = ابدأ لاعبًا جديدًا
online-too-many = هذا كثير دفعة واحدة. أنهِ مباراة مفتوحة أو حاول لاحقًا.
online-open-matches = مبارياتك المفتوحة
online-open-match = مباراة مع { $name }
online-to-match = إلى المباراة
online-friend-here = حضر صديقك
online-arrived = { $name }: الجلوس إلى الطاولة. هل تريد اللعب الآن؟
online-later = ليس بعد

# A match at the table.
online-match = المباراة
online-your-turn = دورك
online-your-turn-against = حان دورك في المباراة مع { $name }.
online-next-hand = بدأت الجولة التالية.
online-turn-of = الدور على { $name }.
online-dealing = جارٍ التوزيع …
online-pending = حركتك في الطريق …
online-time-left = الباقي { $time }
online-away = غائب، الباقي { $seconds } ث
online-gone = { $name }: غياب أطول من المسموح. القرار لك.
online-claim = الفوز بالمباراة
online-call-bot = دع روبوتًا يكمل
online-wait = انتظار
online-stop = توقف دون نتيجة
online-agree = موافقة
online-play-on = متابعة اللعب
online-give-up-question = هل تريد الاستسلام؟ سيفوز اللاعب الآخر.
online-rematch = العب مرة أخرى
online-rematch-accept = قبول مباراة الإعادة
online-rematch-waits = في انتظار الرد …
online-to-rematch = إلى مباراة الإعادة
online-off-undo = في مباراة بين شخصين كل حركة نهائية.
online-off-help = في مباراة بين شخصين لا يقدم Talon مساعدة.
online-off-deal = على هذه الطاولة مباراة بين شخصين. تنتهي بنتيجتها أو باستسلامك.
online-former-player = لاعب سابق
online-more = قل أو توقف
online-say = قل شيئًا

# The player of a browser, other players, and what comes after a match.
online-me = أنت على الشبكة
online-me-rated = اسمك { $name } وتقييمك { $rating }.
online-keep-title = احتفظ بهذا الاسم
online-keep-text = لا يوجد حساب. رابط سري هو لاعبك: احتفظ به، أو افتحه على جهاز آخر لتواصل اللعب هناك.
online-keep-show = إظهار الرابط السري
online-keep-link = رابطك السري
online-keep-file = حفظ كملف
online-new-key = رابط جديد
online-new-key-text = الرابط الجديد يلغي القديم: تفقد الأجهزة الأخرى هذا اللاعب.
online-key-changed = الرابط الجديد يعمل الآن.
online-wrong-key = هذا الرابط غير مكتمل.
online-move-title = المتابعة على هذا الجهاز
online-move-text = هذا الرابط هو لاعبك. إذا تابعت فسيلعب هذا المتصفح باسمه وينسى اسمه الحالي.
online-move = المتابعة هنا
online-data-title = بياناتك
online-data-text = يحفظ الخادم اسمًا مولَّدًا ومبارياتك وتقييمك، ولا شيء آخر عنك.
online-export = تصدير
online-exported = مبارياتك في الملف talon-matches.json.
online-erase = محو كل شيء
online-erase-question = سينسى الخادم اسمك وتقييمك، وستستسلم في مبارياتك المفتوحة. لا يمكن التراجع.
online-erased = نسيك الخادم.
online-people = ابحث عن خصم
online-people-text = مباراة مصنّفة ضد شخص يبحث عن مباراة أيضًا.
online-seek = ابحث عن خصم
online-seeking = جارٍ البحث عن خصم …
online-seeking-text = تُفتح المباراة من تلقاء نفسها. وإذا كنت تلعب لعبة أخرى في هذه الصفحة، فسيظهر فوقها شريط يقودك إلى المباراة. أبقِ الصفحة مفتوحة.
online-meanwhile = العب مع الحاسوب في هذه الأثناء
online-seek-stop = إيقاف البحث
online-open-seeks = يبحثون عن خصم الآن
online-watch-link = نسخ رابط المشاهدة
online-mute = كتم { $name }
online-unmute = سماع { $name } من جديد
online-block = حظر { $name }
online-unblock = إلغاء حظر { $name }
online-statistics = عبر الشبكة
online-statistics-matches = مباريات ضد أشخاص
online-verify = تحقق من التوزيع
online-verified = كان التوزيع عادلًا: بذور اللاعبين والخادم المثبتة قبل المباراة تعطي كل الجولات ({ $hands }).
online-verified-in-part = كل الجولات ({ $hands }) ناتجة عن البذور، لكن لم يفتح أحد اللاعبين بذرته في الوقت المناسب.
online-not-verified = السجل لا يثبت التوزيع: { $why }
