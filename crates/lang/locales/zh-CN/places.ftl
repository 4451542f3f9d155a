# Names of piles and places, for keyboard focus and screen readers.

zone = { $zone }：{ $told }
zone-stock = 牌堆
zone-waste = 废牌堆
zone-foundation = 基础牌堆 { $number }
zone-tableau = 第 { $number } 列
zone-spares = 备用牌
zone-row = 第 { $number } 行
zone-set = 起始牌
zone-branch = { curse-branch-name }
zone-aside = 放在一边
zone-choices = 你的选择
zone-tiles = { $count } 张骨牌

spot-playable = { $thing }，可以打
spot-where = { $thing }，{ $place }
spot-stock = 牌堆，{ $count }
spot-face-down = 暗牌
spot-face-down-known = 暗牌：{ $card }
spot-gone = 位置 { $column }，空
spot-set = 起始牌放在这里
spot-open-end = 开口 { $number }，{ curse-branch-name }
spot-free-side = 空边 { $number }，{ curse-branch-name }
spot-pass = 过牌
spot-next = 下一轮
spot-lead = { $seat }先出

caption-stock = 牌堆 { $count }
caption-stock-deals = { caption-stock } · { deals-left }
caption-stock-redeals = { caption-stock } · ↻ { $redeals }
caption-waste = 废牌堆 { $count }
caption-bottom = 底牌
deals-left = { $deals ->
    [0] 不能再发牌
   *[other] 还可发 { $deals } 次
}

counts-wanted = 下一张需要：{ $rank }。还剩 { $left } 张。
counts-left = 剩余的牌：{ $counts }。
counts-rank = { $rank }：{ $left }
counts-pair = { $low } 配 { $high }
counts-unseen = 各点数未见的骨牌：{ $counts }。
counts-number = { $number }：{ $left }
