# ما يعرضه المتصفح قبل أن يعمل البرنامج.

start-title = Talon
start-description = ثلاث ألعاب ورق فردية ولعبة دومينو: Doublets وYield وLady Jane وCurse of the Doublet.
start-no-script = يعمل Talon في متصفحك ويحتاج إلى البرامج النصية. يُرجى السماح بها لهذه الصفحة.
start-failed = تعذّر بدء Talon. يُرجى إعادة تحميل الصفحة. فإن لم يفد ذلك فجرّب متصفحًا أحدث.
