# Names of piles and places, for keyboard focus and screen readers.

zone = { $zone }：{ $told }
zone-stock = 山札
zone-waste = 捨て札
zone-foundation = 組札{ $number }
zone-tableau = 列{ $number }
zone-spares = 予備
zone-row = { $number }段目
zone-set = 起点
zone-branch = { curse-branch-name }
zone-aside = 除外
zone-choices = 選択肢
zone-tiles = { $count }枚

spot-playable = { $thing }、出せます
spot-where = { $thing }、{ $place }
spot-stock = 山札、{ $count }
spot-face-down = 裏向き
spot-face-down-known = 裏向き：{ $card }
spot-gone = { $column }番目、空
spot-set = ここに起点を置きます
spot-open-end = 空き端{ $number }、{ curse-branch-name }
spot-free-side = 空いた辺{ $number }、{ curse-branch-name }
spot-pass = パス
spot-next = 次の回
spot-lead = { $seat }から始める

caption-stock = 山札{ $count }
caption-stock-deals = { caption-stock } · { deals-left }
caption-stock-redeals = { caption-stock } · ↻ { $redeals }
caption-waste = 捨て札{ $count }
caption-bottom = 一番下
deals-left = { $deals ->
    [0] もう配れません
   *[other] あと{ $deals }回
}

counts-wanted = 次の札：{ $rank }。残り{ $left }枚。
counts-left = 残りの札：{ $counts }。
counts-rank = { $rank }：{ $left }
counts-pair = { $low }と{ $high }
counts-unseen = 数字ごとの見えない牌：{ $counts }。
counts-number = { $number }：{ $left }
