# أسماء الأوراق والأحجار واللاعبين.

rank = { $rank ->
    [1] آس
    [11] ولد
    [12] ملكة
    [13] ملك
   *[other] { $rank }
}

rank-index = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}

a-rank = { $rank ->
    [1] آس
    [11] ولد
    [12] ملكة
    [13] ملك
   *[other] { $rank }
}

suit-clubs = السباتي
suit-diamonds = الديناري
suit-hearts = القلوب
suit-spades = البستوني

card = { $rank } { $suit }
card-unknown = ورقة مجهولة
cards-unknown = { $count ->
    [one] ورقة مجهولة واحدة
    [two] ورقتان مجهولتان
    [few] { $count } أوراق مجهولة
   *[other] { $count } ورقة مجهولة
}

tile = { $low }-{ $high }
tile-unknown = حجر مجهول

seat-player = أنت
seat-south = الجنوب
seat-north = الشمال

list-between = ،{" "}
pile-empty = فارغة
pile-top = { $count }، وفي الأعلى { $card }
pile-open = { $count }، من الأسفل إلى الأعلى: { $cards }
reserve-pile = كومة الاحتياط { $number }

tiles-count = { $count ->
    [zero] لا أحجار
    [one] حجر مجهول واحد
    [two] حجران مجهولان
    [few] { $count } أحجار مجهولة
    [many] { $count } حجرًا مجهولًا
   *[other] { $count } حجر مجهول
}
