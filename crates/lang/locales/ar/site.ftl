# The site around the table: its front page, and what frames its pages.

site-skip = انتقل إلى المحتوى
site-documents = الوثائق
site-documents-english = الوثائق باللغة الإنجليزية.
site-source = الشيفرة المصدرية
site-feed = موجز الأخبار

site-play = العب في المتصفح
site-games = أربع ألعاب
site-features = ما الذي يقدمه Talon

site-lead = يخبرك Talon بالقاعدة التي تمنع حركة، وبما إذا كان الفوز ما زال ممكنًا في اللعبة الفردية، ولا يضيّع أبدًا لعبة بدأتها.

site-referee = حَكَم يشرح
site-referee-text = كل رفض يذكر قاعدته، ويقول ما هو الصحيح، ويقود إلى درس عنها.
site-winnable = هل ما زال الفوز ممكنًا؟
site-winnable-text = بعد كل حركة ترى هل يستطيع برنامج الحل الذي يعرف كل الأوراق أن يفوز، أو كم مرة يفوز المستشار العادل الذي لا يرى إلا ما تراه.
site-learn = تعلّم في دقائق
site-learn-text = لعبة أولى موجّهة لكل لعبة، ودرس لكل قاعدة، وألغاز من ألعاب حقيقية عددها { $count }.
site-friend = لشخصين
site-friend-text = العب «لعنة الدبل» ضد صديق: على جهازين برابط ومن دون حساب، أو على شاشة واحدة.
site-open = مفتوح للجميع
site-open-text = لوحة المفاتيح أو الفأرة أو اللمس أو قارئ الشاشة؛ أحرف كبيرة وتباين عالٍ وأوراق بأربعة ألوان؛ تسع لغات؛ ومن دون شبكة أيضًا.
site-programs = للبرامج أيضًا
site-programs-text = حَكَم تتحدث إليه برامج أخرى، وحزمة Python فيها برامج الحل والخصوم وبيئات للتعلّم.

site-commands = أمران
site-commands-text = مع Rust على جهازك يكفي أمران:
site-command-play = يبني الألعاب ويفتحها في متصفحك
site-command-verify = يشغّل كل الفحوص وكل الاختبارات

site-for-players = للاعبين
site-for-hosts = للمستضيفين
site-for-developers = للمطوّرين
site-for-researchers = النتائج

site-licence = برنامج حر برخصة MIT أو Apache 2.0.
site-privacy = لا يستخدم هذا الموقع ملفات تعريف الارتباط، ولا يَعُدّ الزوار، ولا يحمّل شيئًا من خوادم أخرى.
