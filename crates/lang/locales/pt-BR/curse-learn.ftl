# Curse of the Doublet: the rules and the lessons. See the English file.

curse-author = de Howard Fosdick, 2023, que também o chama de Flaken's Frustration; publicado por BestFreeNewGames.com
curse-goal = Jogue sua última pedra antes do outro jogador. Cada pedra que sobrar com ele é um ponto para você, e o primeiro a chegar a 11 pontos ganha a partida.
curse-deal = Cada jogador recebe 11 pedras de um dominó de duplo-seis. As outras seis ficam de lado sem ser vistas.
curse-rule-C1 = Dois jogadores, Sul e Norte, dividem as 28 pedras de um dominó de duplo-seis: 11 para cada um, e seis de lado que ninguém vê nem usa.
curse-rule-C2 = Uma moeda decide quem sai na primeira rodada. Depois, quem perdeu a última rodada escolhe quem sai na próxima. Uma rodada fechada não tem perdedor, então a moeda decide de novo.
curse-rule-C3 = Quem sai coloca qualquer pedra no meio. É a pedra inicial, e com ela termina a sua vez.
curse-rule-C4 = A pedra inicial tem quatro lados: dois para cada um de seus números, ou quatro para o único número de uma dobrada. De cada lado pode crescer um ramo. Um ramo está aberto na ponta de fora, para o número que sua última pedra mostra ali. Uma dobrada em um ramo está aberta para o seu número, e só uma vez.
curse-rule-C5 = Joga-se unindo uma pedra a uma ponta aberta, número com número: no fim de um ramo, ou em um lado da pedra inicial de onde nenhum ramo saiu. Você escolhe onde.
curse-rule-C6 = Se você pode jogar, tem de jogar. Se não pode, passa.
curse-rule-C7 = Você faz uma combinação quando a nova ponta de fora da sua pedra tem o mesmo número da ponta aberta de outro ramo começado. Então joga de novo, ou passa se não puder. Uma pedra dá só uma vez a mais, seja qual for o número de ramos combinados. Um lado da pedra inicial onde nada foi jogado não conta para uma combinação. Uma pedra sem combinação termina a sua vez.
curse-rule-C8 = A rodada acaba quando um jogador joga sua última pedra. Ela fecha quando há dois passes seguidos; passar depois de uma combinação também conta.
curse-rule-C9 = Quem joga sua última pedra marca um ponto por pedra na outra mão, e mais um se a última pedra fez uma combinação. Ninguém pontua em uma rodada fechada.
curse-rule-C10 = Joguem quantas rodadas forem necessárias: o primeiro a chegar a 11 pontos ganha a partida.
curse-rule-C11 = Você vê suas pedras, a mesa, cada jogada e cada passe, e quantas pedras o outro jogador tem. Um passe mostra que números não estão naquela mão. As outras pedras e as que ficaram de lado continuam escondidas.
curse-scoring = Quando você joga a última pedra, um ponto por pedra que sobrar na outra mão, e mais um se ela fez uma combinação. Uma rodada fechada não vale nada. 11 pontos ganham a partida.
curse-tip-1 = Planeje uma sequência de combinações antes de jogar sua primeira pedra: cada combinação deixa você jogar de novo.
curse-tip-2 = Jogue cedo suas dobradas, a não ser que também tenha uma pedra que lhes abra caminho. Uma dobrada só encaixa em um número, e o outro jogador pode adivinhar qual e fechá-lo. É a maldição da dobrada.
curse-tip-3 = Jogue sobre a pedra que o outro acabou de colocar: pode estragar a próxima combinação dele. A defesa vale tanto quanto o ataque.
curse-tip-4 = Se estiver atrás no fim de uma rodada, tente fechá-la: ninguém pontua em uma rodada fechada.

lesson-curse-first = Sua primeira rodada
lesson-curse-first-1 = Você é Sul e sai. Qualquer pedra pode ser a primeira, a pedra inicial. Jogue a 3-5.
lesson-curse-first-2 = Norte uniu um 5 ao 5 e deixou um 6 aberto. Quatro ramos podem crescer, dois de cada número. Jogue sua 3-6 em um 3 livre, para abrir outro 6.
lesson-curse-first-3 = Duas pontas abertas com o mesmo número: é uma combinação, e você joga de novo. Jogue a 1-6 no 6 de Norte.
lesson-curse-first-4 = O 1 não combinou com nada, então foi a vez de Norte. Jogue a 1-5 no 5 livre: deixa um segundo 1 aberto.
lesson-curse-first-5 = Uma combinação, então você continua. Jogue a 1-3 no 3 livre: um terceiro 1.
lesson-curse-first-6 = Mais uma combinação. Uma dobrada só encaixa em um número, então jogue a 1-1 enquanto pode.
lesson-curse-first-7 = De novo uma combinação. Se pode, tem de jogar: sua 2-6 encaixa no 6.
lesson-curse-first-end = O 2 não combinou com nada, e a vez passou a Norte. Se você jogar a última pedra antes de Norte, marca um ponto por pedra que Norte ainda tem, e mais um se ela fizer uma combinação. 11 pontos ganham.

lesson-curse-C1 = As pedras
lesson-curse-C1-1 = Há 28 pedras. Você tem 11, Norte tem 11, e seis ficam de lado sem ninguém ver. Jogue qualquer uma das suas.
lesson-curse-C1-end = Você conhece suas pedras e a mesa, nada mais.

lesson-curse-C2 = Quem sai
lesson-curse-C2-1 = Norte ganhou esta rodada. Quem perde escolhe quem sai na próxima: deixe Sul ou Norte sair.
lesson-curse-C2-end = A moeda decide na primeira rodada e depois de uma fechada. Sair costuma ser melhor: você se livra antes de uma pedra.

lesson-curse-C3 = A pedra inicial
lesson-curse-C3-1 = A primeira pedra fica sozinha no meio, e com ela a vez termina. Saia com a 1-1.
lesson-curse-C3-end = Agora é a vez de Norte. Nenhuma pedra pode combinar com a inicial.

lesson-curse-C4 = Quatro ramos
lesson-curse-C4-1 = Uma pedra inicial com dois números tem dois lados para cada um. Uma dobrada tem quatro lados para seu único número. Saia com a 4-4.
lesson-curse-C4-2 = Norte começou um ramo, e três lados ainda estão livres para um 4. Comece outro com a 0-4.
lesson-curse-C4-end = Um ramo só está aberto na ponta de fora. Uma dobrada em um ramo está aberta uma vez, para seu número.

lesson-curse-C5 = Unir uma pedra
lesson-curse-C5-1 = Os números que se tocam têm de ser iguais. Una a 2-6, no 6 aberto ou no lado livre da pedra inicial com um 2.
lesson-curse-C5-end = Você escolhe onde. Nada mais importa.

lesson-curse-C6 = Jogar e passar
lesson-curse-C6-1 = Um 6 está aberto, e você tem a 2-6. Tem de jogá-la.
lesson-curse-C6-2 = Agora nenhuma pedra sua encaixa em 3, 5 ou 4. Então você passa.
lesson-curse-C6-end = Um passe diz ao outro que números você não tem.

lesson-curse-C7 = Combinações
lesson-curse-C7-1 = Um 5 e um 2 estão abertos. Jogue a 2-5 no 2: então dois 5 ficam abertos, uma combinação.
lesson-curse-C7-2 = Uma dobrada em um deles deixa os dois abertos: mais uma combinação. Jogue a 5-5.
lesson-curse-C7-3 = Jogue a 1-5 no lado livre com o 1: um terceiro 5.
lesson-curse-C7-4 = Agora só a 0-5 encaixa. Seu 0 não combina com nada, então termina sua vez.
lesson-curse-C7-end = Uma combinação dá uma jogada a mais, seja qual for o número de ramos. Um lado da pedra inicial sem pedra nunca conta.

lesson-curse-C8 = O fim de uma rodada
lesson-curse-C8-1 = Todos os outros 0 estão fora do jogo. Jogue a 0-2 no 2, e só ficam 0 abertos.
lesson-curse-C8-2 = Norte passou. Você também não pode jogar.
lesson-curse-C8-end = Dois passes seguidos fecham a rodada. Ela também acaba quando um jogador joga a última pedra.

lesson-curse-C9 = Pontos
lesson-curse-C9-1 = Sua última pedra encaixa em um 2, e seu 4 combinaria com os 4. Jogue-a no ramo 2.
lesson-curse-C9-end = Norte tinha quatro pedras: 4 pontos, e mais 1 pela combinação da última. Ninguém pontua em uma rodada fechada.

lesson-curse-C10 = A partida
lesson-curse-C10-1 = Você tem 10 pontos. Jogue sua última pedra.
lesson-curse-C10-end = Você ganhou a partida: ganha o primeiro a chegar a 11 pontos, em quantas rodadas forem necessárias.

lesson-curse-C11 = O que um passe diz
lesson-curse-C11-1 = Você vê suas pedras, a mesa e quantas pedras Norte tem. Jogue a 3-4 em um 3.
lesson-curse-C11-2 = Norte passou com 3, 4 e 5 abertos, então não tem nenhum deles. Você tem tempo: jogue a 3-5.
lesson-curse-C11-end = Cada passe é uma prova. Lembre-se dele até o fim da rodada.

lesson-curse-chain = Uma sequência de combinações
lesson-curse-chain-1 = Conte antes da primeira pedra: três das suas fazem combinações, e a 3-6 não. Comece com a 2-3, para que dois 3 fiquem abertos.
lesson-curse-chain-2 = Jogue a dobrada 3-3 enquanto um 3 está aberto.
lesson-curse-chain-3 = Jogue a 0-3 no lado livre com o 0: um terceiro 3.
lesson-curse-chain-4 = Só agora a pedra que termina sua vez: a 3-6.
lesson-curse-chain-end = Quatro pedras em uma vez. Guarde para o fim a que não combina com nada.

lesson-curse-passed-on = Deixe aberto aquilo em que o outro passou
lesson-curse-passed-on-1 = Jogue a 2-3 em um 2.
lesson-curse-passed-on-2 = Norte passou, então não tem 2, 3 nem 4. A 4-5 abriria um 5. Jogue a 3-3: assim tudo o que está aberto continua fechado para Norte.
lesson-curse-passed-on-end = Norte teve de passar de novo, e é a sua vez. Feche as outras pontas e deixe abertas aquelas em que Norte passou.

lesson-curse-few-answers = Poucas respostas
lesson-curse-few-answers-1 = Duas pedras encaixam no 6: uma abre um 4, a outra um 3. Você vê cinco dos sete 4, mas poucos 3. Abra o número a que Norte mal pode responder.
lesson-curse-few-answers-end = Conte as pedras de um número na mesa e na sua mão. Há sete de cada.

lesson-curse-doublet = A maldição da dobrada
lesson-curse-doublet-1 = Sua 2-2 e sua 2-3 encaixam no 2. A 2-3 encaixa de dois jeitos, a dobrada de um. Jogue a dobrada.
lesson-curse-doublet-end = Uma dobrada precisa de um número exato, e o outro pode fechá-lo. É a maldição do nome do jogo. Guarde uma dobrada só se tiver uma pedra que lhe abra caminho.

lesson-curse-keeps-going = Guarde algo para jogar
lesson-curse-keeps-going-1 = A 1-4 e a 1-6 encaixam no 1. Você tem mais três 4 e nenhum outro 6. Abra o número com que pode continuar.
lesson-curse-keeps-going-end = Quando for sua vez de novo, três pedras encaixam nessa ponta. Quem sempre pode jogar nunca passa.

lesson-curse-block = Feche quando estiver atrás
lesson-curse-block-1 = Norte tem duas pedras e você cinco: você está perdendo. Não há outro 5 em jogo. Jogue a 2-5 no 2, e só ficam 5 abertos.
lesson-curse-block-2 = Norte passou. Passe também.
lesson-curse-block-end = Uma rodada fechada: ninguém pontua. No fim de uma rodada que vai mal, fechá-la salva os pontos. A defesa vale tanto quanto o ataque.

curse-figure-table = A mesa no meio de uma rodada: da pedra inicial crescem ramos, suas pedras estão na sua frente, e as do outro jogador e as seis postas de lado estão fechadas.
curse-figure-turn-0 = Uma vez de quatro pedras. Sul tem 3-4, 4-4, 4-5 e 0-2. Três ramos estão abertos, para 4, 5 e 0, e um 3 da pedra inicial está livre.
curse-figure-turn-1 = Primeiro, 3-4 vai no 3 livre. Seu 4 combina com o ramo aberto para 4, então Sul joga de novo.
curse-figure-turn-2 = Segundo, 4-4 vai em um 4 e combina com o outro 4. Sul joga de novo.
curse-figure-turn-3 = Terceiro, 4-5 vai na 4-4. Seu 5 combina com o ramo aberto para 5. Sul joga de novo.
curse-figure-turn-4 = Por último, 0-2 vai no 0. Nenhum outro ramo está aberto para 2, então a vez termina. Jogada primeiro, 0-2 a teria terminado na hora.
