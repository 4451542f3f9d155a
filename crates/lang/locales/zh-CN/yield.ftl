# Yield: why a move is refused, what it did, what lies where.

yield-no-such-place = 金字塔第 { $row } 行没有位置 { $column }。
yield-already-removed = 第 { $row } 行位置 { $column } 的牌已经拿走。
yield-covered = { $by }盖住了{ $card }。
yield-stock-empty = 牌堆空了，不能重新翻牌。
yield-waste-empty = 废牌堆是空的。
yield-no-bottom = 废牌堆最多只有一张牌，请叫它顶牌。
yield-no-second = 废牌堆要有三张牌才有第二张。
yield-not-king = { $card }不能像 K 那样单独拿走：它需要{ $partner }。
yield-second-alone = 废牌堆的第二张不能单独拿走。
yield-same-place = 一对需要两张不同的牌。
yield-second-without-top = 废牌堆的第二张只能和顶牌配对。
yield-wrong-sum = { $first } 和 { $second } 加起来不是 { $wanted }：{ $first } 需要 { $partner }。
yield-king-alone = K 单独拿走，不配对。

yield-removed-king = 你拿走{ $card }（{ $place }）。
yield-removed-pair = 你拿走{ $card }（{ $place }）和{ $other }（{ $other_place }）。

yield-place = 第 { $row } 行位置 { $column }
yield-place-top = 废牌堆顶牌
yield-place-second = 废牌堆第二张
yield-place-bottom = 废牌堆底牌

yield-move-king = 拿走{ $card }（{ $place }）
yield-move-pair = 拿走{ $card }（{ $place }）和{ $other }（{ $other_place }）

yield-board-covered-row = 第 { $row } 行，全部被盖住：{ $cards }。
yield-board-row = 第 { $row } 行：{ $cards }。
yield-spot-gone = 已拿走
yield-spot-covered = { $card }（被盖住）

yield-terminal-keys = [空格] 翻牌 [字母] 配对 [u] 撤销 [H] 提示 [W] 路线 [?] 按键 [q] 菜单

yield-title = Yield
yield-blurb = 两张凑成十三，拆掉金字塔。
