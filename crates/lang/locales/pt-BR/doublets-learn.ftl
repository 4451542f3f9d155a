# Doublets: the rules and the lessons. See the English file.

doublets-author = de Rosanna Yuen, escrito para AisleRiot em 1998
doublets-goal = Leve 48 cartas para a única fundação, dobrando o valor a cada vez. Só os quatro reis ficam para trás.
doublets-deal = Sete cartas formam a reserva e uma começa a fundação. As outras 44 são o monte.
doublets-rule-D1 = O monte fica à esquerda, com o descarte à sua direita. Sete pilhas de reserva formam um arco: 1, 2 e 3 em cima, 4 e 5 dos lados, 6 e 7 nos pés. A fundação fica entre os pés.
doublets-rule-D2 = Uma carta aberta é dada a cada pilha de reserva, da 1 à 7, e depois uma à fundação. Um rei que aparece vai direto para o fundo, e a carta seguinte toma seu lugar. As 44 cartas que sobram são o monte.
doublets-rule-D3 = A fundação aceita uma carta com o dobro do valor da carta de cima. O ás vale 1, o valete 11 e a dama 12; se o dobro passar de 13, subtraia 13. A ordem é, portanto: ás, 2, 4, 8, 3, 6, dama, valete, 9, 5, 10, 7 e ás de novo. Os naipes não importam. Você pode jogar a carta de cima do descarte ou uma carta da reserva.
doublets-rule-D4 = Uma pilha de reserva tem uma só carta. Quando você a joga, a carta de cima do descarte toma logo o seu lugar. Se o descarte está vazio, vem a de cima do monte; se os dois estão vazios, o lugar fica vazio. Você não tem escolha. Um rei que cai na reserva bloqueia sua pilha até o fim.
doublets-rule-D5 = Você vira as cartas do monte sobre o descarte uma a uma, quando quiser. Nada é virado por você.
doublets-rule-D6 = Quando o monte está vazio, você pode refazê-lo: o descarte volta a ser o monte, na mesma ordem. Pode fazer isso duas vezes, então passa pelo monte três vezes no máximo.
doublets-rule-D7 = Cada carta na fundação vale um ponto, incluindo a primeira. Você ganha com 48 pontos. Os reis nunca podem ser jogados, então os 52 pontos citados em um texto antigo são inalcançáveis. Você perde quando não resta nenhuma jogada.
doublets-rule-D8 = Você conhece todas as cartas que já estiveram abertas: o monte inteiro depois de uma passagem e, desde o início, os reis que foram para o fundo na distribuição.
doublets-scoring = Um ponto por carta na fundação. 48 pontos ganham.
doublets-tip-1 = Mantenha os reis fora da reserva: cada um bloqueia uma pilha para sempre. Olhe a carta de cima do descarte antes de jogar uma da reserva.
doublets-tip-2 = A partir da segunda passagem você sabe o que vem. Conte à frente até as cartas de que precisa.

lesson-doublets-first = Seu primeiro jogo
lesson-doublets-first-1 = A carta no meio da fileira de baixo é a fundação. Cada carta ali vale o dobro da anterior, e os naipes não importam. Depois do 4 vem um 8: jogue o 8 de copas da reserva em volta.
lesson-doublets-first-2 = O monte preencheu logo o lugar vazio. O dobro de 8 é 16. Se o número passa de 13, subtraia 13: sobra 3. Jogue o 3 de ouros.
lesson-doublets-first-3 = Depois de um 3 vem um 6. Jogue o 6 de espadas.
lesson-doublets-first-4 = O dobro de 6 é 12, e a dama vale 12. A reserva não tem nenhuma, então vire uma carta do monte.
lesson-doublets-first-5 = Um 4 não ajuda agora. Vire outra carta.
lesson-doublets-first-6 = Aí está a dama de copas. Jogue-a do descarte para a fundação.
lesson-doublets-first-7 = O dobro de 12 é 24; menos 13, sobram 11: o valete vale 11. Jogue o valete de paus e olhe o seu lugar: agora o descarte tem uma carta, então é ele que o preenche.
lesson-doublets-first-8 = Depois de um valete vem um 9. Jogue um dos 9. O descarte está vazio, então o monte preenche o lugar.
lesson-doublets-first-end = Que azar: um rei preencheu o lugar. Os reis nunca podem ser jogados, então esse lugar fica bloqueado. Tenha outra carta no descarte quando jogar da reserva! Você passa pelo monte três vezes, e 48 cartas na fundação ganham.

lesson-doublets-D1 = A mesa
lesson-doublets-D1-1 = A reserva é um arco de sete pilhas: 1, 2 e 3 em cima, 4 e 5 abaixo, 6 e 7 ao lado da fundação. A fundação mostra um 5. Jogue o 10 de ouros da pilha 6.
lesson-doublets-D1-2 = O descarte preencheu a pilha 6. O monte é a pilha de cartas fechadas. Vire uma carta.
lesson-doublets-D1-end = Essa é a mesa toda: monte, descarte, sete pilhas de reserva e uma fundação.

lesson-doublets-D2 = A distribuição
lesson-doublets-D2-1 = Sete cartas foram para a reserva e uma para a fundação. Dois reis apareceram e foram logo para o fundo. A fundação mostra um 9: jogue um 5.
lesson-doublets-D2-2 = As outras 44 cartas são o monte. Vire uma carta.
lesson-doublets-D2-end = Você já conhece duas cartas deste monte: os reis que foram para o fundo vêm por último.

lesson-doublets-D3 = Dobrar
lesson-doublets-D3-1 = A fundação mostra uma dama, que vale 12. O dobro de 12 é 24; menos 13, sobram 11. Jogue a carta que vem a seguir.
lesson-doublets-D3-2 = O valete vale 11; o dobro de 11 é 22; menos 13, sobram 9. Jogue a carta que vem a seguir.
lesson-doublets-D3-end = A volta inteira é ás, 2, 4, 8, 3, 6, dama, valete, 9, 5, 10, 7 e ás de novo. Os naipes nunca importam.

lesson-doublets-D4 = O que preenche uma pilha de reserva
lesson-doublets-D4-1 = O rei na pilha 1 fica ali até o fim. Vem um 5. Jogue-o: a carta de cima do descarte preenche sua pilha.
lesson-doublets-D4-2 = Vem o 10 que saiu do descarte. Jogue-o: o descarte está vazio, então o monte preenche a pilha.
lesson-doublets-D4-end = Você não escolhe o que preenche uma pilha. Só escolhe o momento.

lesson-doublets-D5 = O monte
lesson-doublets-D5-1 = Você vira as cartas do monte uma a uma. Vire uma.
lesson-doublets-D5-2 = Deve vir um 8, e este é um 5. Vire a última carta.
lesson-doublets-D5-3 = Agora o monte está vazio. Jogue o 8 de paus.
lesson-doublets-D5-end = Quando você joga a carta de cima do descarte, nada vira sozinho. A carta de baixo fica em cima.

lesson-doublets-D6 = Passar pelo monte de novo
lesson-doublets-D6-1 = Você só pode refazer o monte quando ele está vazio. Vire sua última carta.
lesson-doublets-D6-2 = Agora refaça o monte com o descarte.
lesson-doublets-D6-3 = A ordem não mudou: a carta virada primeiro vem primeiro de novo. Vire-a.
lesson-doublets-D6-end = Você pode fazer isso duas vezes por jogo, então vê cada carta do monte três vezes. Aqui foi a última.

lesson-doublets-D7 = Ganhar
lesson-doublets-D7-1 = Há 46 cartas na fundação, e cada uma é um ponto. Jogue a dama.
lesson-doublets-D7-2 = Jogue a última carta.
lesson-doublets-D7-end = 48 pontos: você ganhou. Mais não é possível, porque os quatro reis nunca podem ser jogados. Um texto antigo das regras diz 52.

lesson-doublets-D8 = O que você sabe
lesson-doublets-D8-1 = Você passou pelo monte uma vez, então conhece a ordem de todas as suas cartas. A fundação mostra um valete: vem um 9, e ele é a terceira carta. Vire uma carta.
lesson-doublets-D8-2 = Vire a próxima.
lesson-doublets-D8-3 = E o 9.
lesson-doublets-D8-4 = Jogue o 9 de ouros.
lesson-doublets-D8-end = Na primeira passagem o monte está escondido. Depois você pode planejar com cada carta.

lesson-doublets-wanted-soon = Conte as cartas que vão antes
lesson-doublets-wanted-soon-1 = Você poderia jogar o 6 de ouros, mas então o rei no descarte ocuparia sua pilha para sempre. Vire uma carta antes.
lesson-doublets-wanted-soon-2 = Conte: agora vai o 6, depois uma dama, depois um valete. O valete de paus será preciso logo, então pode preencher a pilha. Jogue o 6.
lesson-doublets-wanted-soon-3 = Vem uma dama. Vire uma carta.
lesson-doublets-wanted-soon-4 = Jogue a dama de espadas.
lesson-doublets-wanted-soon-end = O valete está pronto na pilha 2. Antes de jogar da reserva, conte quantas cartas vão antes da que preenche a pilha.

lesson-doublets-looks-on = Olhe antes de jogar
lesson-doublets-looks-on-1 = O 8 de ouros poderia ir, mas o rei no descarte bloquearia sua pilha. Você não perde nada virando outra: as cartas do descarte voltam. Vire uma carta.
lesson-doublets-looks-on-2 = Vire mais uma.
lesson-doublets-looks-on-end = Na primeira passagem você mais olha. Da segunda em diante sabe onde está tudo.

doublets-figure-table = A mesa: o monte, o descarte ao lado, o arco das sete pilhas de reserva e a fundação entre os pés dele.
doublets-figure-order = A ordem na fundação, sejam quais forem os naipes. Depois do 7 vem um ás de novo.
doublets-figure-ten = Sobre um 10 vai um 7: o dobro de 10 é 20, e 20 menos 13 é 7. Um valete não vai sobre um 10.
