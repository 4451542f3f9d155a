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
online-refused-rule = القاعدة { $rule } لا تسمح بهذه النقلة.
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
online-server-away = لا يستطيع الخادم الحفظ الآن. نقلتك تنتظر ولن ينفد أي وقت.
online-rewound = فقد الخادم النقلات الأخيرة. تستمر المباراة من هنا.

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
