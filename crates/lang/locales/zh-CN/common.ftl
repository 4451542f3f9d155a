# Sentences that all games share.

refusal = { $rule }：{ $reason }
does-not-follow = { $before }之后是{ $wanted }，不是{ $card }。
already-won = 你已经赢了。

verdict-playing = { $points } 分，满分 { $most } 分。
verdict-won = 你得到全部 { $most } 分，赢了！
verdict-lost = 没有可走的牌了。你得了 { $points } 分，满分 { $most } 分。

cards-count = { $count } 张牌

board-stock = 牌堆：{ $count }。
board-stock-known = 牌堆：{ $count }，从下一张开始：{ $cards }。
board-waste = 废牌堆：{ $cards }。
board-foundation = 基础牌堆：{ $cards }。

move-flip = 从牌堆翻一张牌
effect-turned = 你把{ $card }翻到废牌堆上。

rules-heading-goal = 目标
rules-heading-deal = 发牌
rules-heading-rules = 规则
rules-heading-scoring = 计分
rules-heading-tips = 技巧
