# هل ما زال الفوز ممكنًا، والتلميحات.

outlook-can-be-won = ما زال الفوز ممكنًا
outlook-cannot-be-won = لم يعد الفوز ممكنًا
outlook-never-could = لا فوز في هذا التوزيع
outlook-not-found = لم يُعرف
outlook-looking = هل ما زال الفوز ممكنًا؟

outlook-sentence-can-be-won = ما زال الفوز في هذه اللعبة ممكنًا.
outlook-sentence-cannot-be-won = لم يعد الفوز في هذه اللعبة ممكنًا.
outlook-sentence-never-could = لا يمكن الفوز في هذا التوزيع، كيفما لُعب.
outlook-sentence-not-found = لم يُعرف في الوقت المتاح هل ما زال الفوز ممكنًا.
outlook-sentence-looking = يجري البحث: هل ما زال الفوز ممكنًا؟

hint-looking = لحظة من فضلك: يجري البحث عن حركة مفيدة.
hint-not-found = لم يُعرف في الوقت المتاح هل ما زال الفوز ممكنًا، لذلك لا يوجد تلميح.
hint-nothing-to-gain = لم يبقَ هنا ما يُكسب. استسلم أو تراجع عن بعض الحركات.
hint-over = انتهت اللعبة، فلا تلميح.
hint-win = توجد حركة يبقى الفوز بعدها ممكنًا.
hint-points = لم يعد الفوز ممكنًا، لكن توجد حركة تؤدي إلى { $points } من النقاط.
hint-which = انظر إلى { $card }.
hint-which-stock = انظر إلى المخزون.
hint-where = يمكنك { $move }.
hint-why-only = بعد أي حركة أخرى لا يعود الفوز ممكنًا.
hint-why-all = لا حركة هنا تخسر اللعبة، فهذه جيدة مثل غيرها.
hint-why-single = لا توجد حركة غيرها.

review-title = مراجعة
