# ييلد: لماذا تُرفض الحركة، وما فعلته.

yield-no-such-place = لا يوجد في الصف { $row } من الهرم مكان { $column }.
yield-already-removed = أُزيلت الورقة في الصف { $row }، المكان { $column }، من قبل.
yield-covered = { $by } فوق { $card }.
yield-stock-empty = المخزون فارغ، ولا إعادة للمكشوف.
yield-waste-empty = المكشوف فارغ.
yield-no-bottom = في المكشوف ورقة واحدة على الأكثر: سمّها الأعلى.
yield-no-second = لا توجد في المكشوف ورقة ثانية إلا إذا كانت فيه ثلاث أوراق.
yield-not-king = { $card } لا تُزال وحدها كالملوك، بل مع { $partner }.
yield-second-alone = الورقة الثانية في المكشوف لا تُزال وحدها.
yield-same-place = يتكوّن الزوج من ورقتين مختلفتين.
yield-second-without-top = الورقة الثانية في المكشوف لا تُزاوج إلا مع العليا.
yield-wrong-sum = مجموع { $first } و{ $second } ليس { $wanted }: شريك { $first } هو { $partner }.
yield-king-alone = يُزال الملك وحده، لا ضمن زوج.

yield-removed-king = تزيل الورقة { $card } ({ $place }).
yield-removed-pair = تزيل الورقتين { $card } ({ $place }) و{ $other } ({ $other_place }).

yield-place = الصف { $row }، المكان { $column }
yield-place-top = أعلى المكشوف
yield-place-second = الورقة الثانية في المكشوف
yield-place-bottom = أسفل المكشوف

yield-move-king = إزالة { $card } ({ $place })
yield-move-pair = إزالة { $card } ({ $place }) و{ $other } ({ $other_place })

yield-board-covered-row = الصف { $row }، كله مغطى: { $cards }.
yield-board-row = الصف { $row }: { $cards }.
yield-spot-gone = أُزيلت
yield-spot-covered = { $card } (مغطاة)

yield-terminal-keys = [المسافة] كشف ورقة [الحروف] زوج [u] تراجع [H] تلميح [W] طريق الفوز [?] المفاتيح [q] القائمة

yield-title = ييلد
yield-blurb = فكّك هرمًا بأزواج مجموع كل منها ثلاثة عشر.
