# Sentences that all games share.

refusal = { $rule }：{ $reason }
does-not-follow = { $before }の次は{ $wanted }で、{ $card }ではありません。
already-won = すでに勝っています。

verdict-playing = { $points }点（{ $most }点満点）。
verdict-won = { $most }点満点で勝ちました！
verdict-lost = もう動かせる手がありません。得点は{ $most }点中{ $points }点でした。

cards-count = { $count }枚

board-stock = 山札：{ $count }。
board-stock-known = 山札：{ $count }、次の札から順に：{ $cards }。
board-waste = 捨て札：{ $cards }。
board-foundation = 組札：{ $cards }。

move-flip = 山札から1枚めくる
effect-turned = { $card }を捨て札の上にめくりました。

rules-heading-goal = 目的
rules-heading-deal = 配り方
rules-heading-rules = ルール
rules-heading-scoring = 得点
rules-heading-tips = コツ
