# The lessons: see the English file.

lesson-doublets-first = Seu primeiro jogo
lesson-doublets-first-1 = A carta no meio da fileira de baixo é a fundação. Cada carta ali vale o dobro da anterior, e os naipes não importam. Depois do 4 vem um 8: jogue o 8 de copas da reserva em volta.
lesson-doublets-first-2 = O monte preencheu logo o lugar vazio. Duas vezes 8 são 16. Se o número passa de 13, subtraia 13: sobra 3. Jogue o 3 de ouros.
lesson-doublets-first-3 = Depois de um 3 vem um 6. Jogue o 6 de espadas.
lesson-doublets-first-4 = Duas vezes 6 são 12, e a dama vale 12. A reserva não tem nenhuma, então vire uma carta do monte.
lesson-doublets-first-5 = Um 4 não ajuda agora. Vire outra carta.
lesson-doublets-first-6 = Aí está a dama de copas. Jogue-a do descarte para a fundação.
lesson-doublets-first-7 = Duas vezes 12 são 24, menos 13 são 11: o valete vale 11. Jogue o valete de paus e olhe o seu lugar: agora o descarte tem uma carta, então é ele que o preenche.
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
lesson-doublets-D3-1 = A fundação mostra uma dama, que vale 12. Duas vezes 12 são 24, menos 13 são 11. Jogue a carta que vem a seguir.
lesson-doublets-D3-2 = O valete vale 11; duas vezes 11 são 22, menos 13 são 9. Jogue a carta que vem a seguir.
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
lesson-doublets-D6-1 = Você só pode pegar o descarte de volta quando o monte está vazio. Vire a última carta do monte.
lesson-doublets-D6-2 = Agora devolva o descarte ao monte.
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
lesson-doublets-looks-on-1 = O 8 de ouros poderia ir, mas o rei no descarte bloquearia sua pilha. Você não perde nada virando: o descarte volta. Vire uma carta.
lesson-doublets-looks-on-2 = Vire mais uma.
lesson-doublets-looks-on-end = Na primeira passagem você mais olha. Da segunda em diante sabe onde está tudo.

lesson-yield-first = Seu primeiro jogo
lesson-yield-first-1 = Tire todas as cartas. Uma carta da pirâmide está livre quando nenhuma outra a cobre. No início é só a de baixo. É um rei, e os reis saem sozinhos: tire o rei de espadas.
lesson-yield-first-2 = Agora duas cartas estão livres. As outras saem em pares que somam 13, e 8 e 5 somam. Tire o 8 de ouros e o 5 de paus.
lesson-yield-first-3 = Três cartas estão livres: uma dama (12), um 3 e um 9. Nenhum par soma 13. Vire uma carta do monte.
lesson-yield-first-4 = Um ás vale 1, e 1 e 12 são 13. Tire a dama de copas com o ás.
lesson-yield-first-5 = Vire outra carta.
lesson-yield-first-6 = Um 10 precisa de um 3. Tire o 3 de espadas com o 10.
lesson-yield-first-7 = Vire outra carta.
lesson-yield-first-8 = Um 7 precisa de um 6. Vire mais uma carta.
lesson-yield-first-9 = Aí está um 6. Você pode usar a carta de cima e a do fundo do descarte, e aqui elas formam um par. Tire-as.
lesson-yield-first-end = Você já sabe tudo. Passa pelo monte só uma vez, então procure os pares que abrem mais cartas.

lesson-yield-Y1 = A pirâmide
lesson-yield-Y1-1 = São 28 cartas em sete fileiras, sete na primeira e uma na última. Cada carta cobre duas da fileira acima. Tire a última, o 9 de copas, com o 4 do descarte.
lesson-yield-Y1-2 = As outras 24 cartas são o monte. Vire uma.
lesson-yield-Y1-end = Todas as cartas da pirâmide estão à vista desde o início. Só o monte está escondido.

lesson-yield-Y2 = Cartas livres
lesson-yield-Y2-1 = O 7 e o 6 somam 13, mas o 10 cobre os dois. Tire o 10 de ouros com o 3 do descarte.
lesson-yield-Y2-2 = Agora nada cobre o 7 e o 6. Tire-os.
lesson-yield-Y2-3 = Agora três cartas estão livres. Tire as duas que somam 13.
lesson-yield-Y2-end = Uma carta fica livre quando as duas que a cobrem saem. Na borda é só uma.

lesson-yield-Y3 = O descarte
lesson-yield-Y3-1 = Servem duas cartas do descarte: a de cima, e a do fundo, que foi virada primeiro. Tire o 2 de paus com o fundo do descarte.
lesson-yield-Y3-2 = Vire a última carta do monte.
lesson-yield-Y3-3 = O monte está vazio, e o descarte nunca volta. Tire o 8 de paus com o topo do descarte.
lesson-yield-Y3-4 = Tire as duas últimas cartas.
lesson-yield-Y3-end = Quando você tira o topo ou o fundo do descarte, a carta vizinha toma seu lugar.

lesson-yield-Y4 = Reis
lesson-yield-Y4-1 = Um rei vale 13, então sai sozinho. Tire o rei de copas.
lesson-yield-Y4-2 = Isso liberou outro rei. Tire o rei de paus.
lesson-yield-Y4-3 = Um rei no fundo do descarte também pode sair. Tire-o.
lesson-yield-Y4-end = Tire um rei assim que puder: ele só atrapalha.

lesson-yield-Y5 = Pares
lesson-yield-Y5-1 = O ás vale 1, o valete 11, a dama 12. Tire o 4 de ouros com a carta do fundo do descarte.
lesson-yield-Y5-2 = O topo do descarte também vai com a segunda carta. Tire a dama e o ás.
lesson-yield-Y5-3 = Vire uma carta.
lesson-yield-Y5-4 = Tire o 10 de espadas com o topo do descarte.
lesson-yield-Y5-end = Pares: duas cartas livres, uma delas com o topo ou o fundo do descarte, topo com fundo, e topo com segunda.

lesson-yield-Y6 = Ganhar
lesson-yield-Y6-1 = Cada carta tirada é um ponto. Tire o 5 e o 8.
lesson-yield-Y6-2 = Vire a última carta.
lesson-yield-Y6-3 = Tire o rei.
lesson-yield-Y6-end = 52 pontos: você ganhou. O jogo está perdido quando não resta nenhuma jogada.

lesson-yield-Y7 = O que você sabe
lesson-yield-Y7-1 = Você vê tudo, menos o monte. Faltam duas cartas: um 4 e uma dama. São as parceiras do 9 e do ás. Vire uma carta.
lesson-yield-Y7-2 = Tire o 9 com o 4.
lesson-yield-Y7-3 = A última carta só pode ser a dama. Vire-a.
lesson-yield-Y7-4 = Tire o ás com a dama.
lesson-yield-Y7-end = Contar o que você viu diz o que ainda vem.

lesson-yield-can-wait = Um par que pode esperar
lesson-yield-can-wait-1 = O 9 e o 4 formam um par, e nada pode cobri-los: podem esperar. Veja primeiro o que vem e vire uma carta.
lesson-yield-can-wait-2 = Outro 9, e a próxima carta o cobriria. Tire o 4 com este 9; o outro 9 guarda sua chance.
lesson-yield-can-wait-3 = Vire outra carta.
lesson-yield-can-wait-4 = Um 2 vai com o valete. Tire-os.
lesson-yield-can-wait-end = Um par livre da pirâmide não foge. Uma carta do descarte foge: a próxima a cobre.

lesson-yield-partners = Procure as outras parceiras
lesson-yield-partners-1 = O 8 de paus pode sair com o 5 do descarte ou com o 5 de copas. O 5 de copas cobre outro 8. Use o que atrapalha.
lesson-yield-partners-2 = O 8 de espadas está livre, e sua parceira ainda está ali. Tire-o com o 5 do descarte.
lesson-yield-partners-end = Cada valor tem quatro parceiras. Antes de usar uma, veja que outra carta pode precisar dela, e qual atrapalha.

lesson-yield-point = Abra primeiro a ponta
lesson-yield-point-1 = Nada se move na pirâmide enquanto a ponta estiver lá. Tire o 6 com o 7 do fundo do descarte.
lesson-yield-point-2 = Tire o 5 com o 8.
lesson-yield-point-end = Na ponta estreita só uma ou duas cartas estão livres: é a parte mais difícil. Aberta a ponta, às vezes é melhor tirar do descarte.

lesson-lady-jane-first = Seu primeiro jogo
lesson-lady-jane-first-1 = Monte quatro fundações, uma por naipe. Aqui começam com um 7, porque um 7 foi dado ali: é a base. Mande o 8 de copas da reserva para a fundação.
lesson-lady-jane-first-2 = Nas sete colunas desce-se em cores alternadas. Mova o 9 de espadas sobre o 10 de copas.
lesson-lady-jane-first-3 = Mova o 8 de ouros sobre o 9 de espadas. A carta de baixo se abre.
lesson-lady-jane-first-4 = Cartas em ordem se movem juntas. Mova o 10, o 9 e o 8 sobre o valete de paus.
lesson-lady-jane-first-5 = A coluna 1 está vazia. Só um 6 pode ir ali, porque 6 fica logo abaixo da base. Mova o 6 de paus.
lesson-lady-jane-first-6 = Uma carta de base começa sua própria fundação. Mande o 7 de espadas para lá.
lesson-lady-jane-first-7 = Quando nada mais ajuda, distribua: cada pilha de reserva recebe uma carta.
lesson-lady-jane-first-end = Você pode distribuir assim duas vezes, e uma terceira para as duas últimas cartas. Esvazie a reserva antes de cada distribuição. 52 cartas nas fundações ganham.

lesson-lady-jane-L1 = A mesa
lesson-lady-jane-L1-1 = O monte e as fundações ficam em cima, sete colunas abaixo, e a reserva de sete cartas ao lado ou embaixo. Mande o 7 de espadas da coluna 4 para uma fundação.
lesson-lady-jane-L1-2 = Mova o 9 de espadas da coluna 1 para a coluna 2.
lesson-lady-jane-L1-end = Tudo o que está aberto em cima de uma coluna pode ser jogado.

lesson-lady-jane-L2 = A distribuição
lesson-lady-jane-L2-1 = A coluna 1 tem uma carta, a 2 duas, até a 7 com sete. Só a última de cada uma está aberta. Mais sete cartas são a reserva, e o valor da carta na primeira fundação é a base. Distribua do monte.
lesson-lady-jane-L2-end = O monte tinha 16 cartas. Agora tem 9.

lesson-lady-jane-L3 = Fundações
lesson-lady-jane-L3-1 = A base é 7. Uma fundação cresce no seu naipe: depois do 7 de copas vem o 8 de copas. Mande-o para lá.
lesson-lady-jane-L3-2 = Uma carta de base começa outra fundação. Mande o 7 de espadas para lá.
lesson-lady-jane-L3-3 = Mande o 8 de espadas para lá.
lesson-lady-jane-L3-4 = E o 9 de espadas.
lesson-lady-jane-L3-end = Depois do rei vem o ás, e a carta logo abaixo da base é a última. Você pode levar a carta de cima de volta às colunas quando isso ajuda.

lesson-lady-jane-L4 = Descer
lesson-lady-jane-L4-1 = Uma carta vai sobre uma de um valor a mais e da outra cor. Aqui nada vai sobre um 7, porque 7 é a base. Mova o 8 de espadas sobre o 9 de ouros.
lesson-lady-jane-L4-2 = Juntos eles encaixam no 10 de espadas. Mova o 9 com o 8.
lesson-lady-jane-L4-3 = Mova as três cartas sobre o valete de copas.
lesson-lady-jane-L4-end = As cartas abertas de cima de uma coluna se movem juntas quando a mais baixa encaixa. Um rei pode ir sobre um ás.

lesson-lady-jane-L5 = Colunas vazias
lesson-lady-jane-L5-1 = A coluna 1 está vazia, e só um 6 pode ir ali, o valor abaixo da base. Primeiro mova o 5 de espadas sobre o 6 de ouros.
lesson-lady-jane-L5-2 = Agora mova o 6 com o 5 para a coluna vazia.
lesson-lady-jane-L5-end = Se a base é um ás, só reis vão para as colunas vazias.

lesson-lady-jane-L6 = A reserva
lesson-lady-jane-L6-1 = A carta de cima de cada pilha de reserva pode ser jogada. Mande o 8 de copas para sua fundação.
lesson-lady-jane-L6-2 = O 9 de copas estava embaixo. Mande-o depois.
lesson-lady-jane-L6-3 = A pilha está vazia e fica assim até uma distribuição. Mova o valete de copas da reserva sobre a dama de paus.
lesson-lady-jane-L6-end = As cartas só chegam à reserva por uma distribuição. Ali não se constrói.

lesson-lady-jane-L7 = A última distribuição
lesson-lady-jane-L7-1 = Só restam duas cartas no monte. Distribua-as.
lesson-lady-jane-L7-2 = Elas ficam soltas e são jogadas como as da reserva. Mande o 9 de copas para sua fundação.
lesson-lady-jane-L7-3 = Mova o 9 de ouros sobre o 10 de espadas.
lesson-lady-jane-L7-end = O monte não é refeito. 16, 9, 2, nada: é tudo o que o monte tem.

lesson-lady-jane-L8 = Ganhar
lesson-lady-jane-L8-1 = Há 50 cartas nas fundações. Mande o 5 de espadas depois delas.
lesson-lady-jane-L8-2 = E a última.
lesson-lady-jane-L8-end = 52 pontos: você ganhou. Quando ainda pode mover mas nada mais ajuda, desista quando quiser.

lesson-lady-jane-L9 = O que você sabe
lesson-lady-jane-L9-1 = Você só vê as cartas abertas. Mova o 9 de espadas sobre o 10 de copas.
lesson-lady-jane-L9-2 = Mova o 8 de ouros sobre o 9 de espadas e veja o que há embaixo.
lesson-lady-jane-L9-end = Uma carta vista uma vez continua conhecida, mesmo coberta depois.

lesson-lady-jane-safe = Uma carta de que nada precisa
lesson-lady-jane-safe-1 = Um 9 em uma coluna só serve para um 8 da outra cor. Os dois 8 pretos estão nas fundações, então nada precisa do 9 de copas. Mande-o para cima.
lesson-lady-jane-safe-2 = Sobre uma carta de base também não vai nada. Mande o 7 de ouros.
lesson-lady-jane-safe-end = Cartas assim sempre podem subir. Outras podem valer mais nas colunas, então espere com elas.

lesson-lady-jane-turns-up = Abra a coluna mais longa
lesson-lady-jane-turns-up-1 = Dois 8 vermelhos encaixam no 9 de espadas. Um está em uma coluna curta, outro em uma longa. O que está no fundo é mais difícil de alcançar: mova o que cobre mais cartas.
lesson-lady-jane-turns-up-end = Uma jogada que abre uma carta traz algo novo. Se houver várias, escolha a coluna mais longa.

lesson-lady-jane-reserve = Esvazie a reserva antes de distribuir
lesson-lady-jane-reserve-1 = Uma distribuição cobre a reserva. Jogue antes o que encaixa: o 8 de ouros sobre o 9 de espadas.
lesson-lady-jane-reserve-2 = Um valete vermelho vai sobre a dama de paus.
lesson-lady-jane-reserve-3 = O 5 de copas vai sobre o 6 de paus.
lesson-lady-jane-reserve-4 = E o 2 de paus sobre o 3 de ouros.
lesson-lady-jane-reserve-5 = Agora distribua.
lesson-lady-jane-reserve-end = A distribuição enterrou quatro cartas a menos. Ela cobre tudo o que sobra na reserva.

lesson-curse-first = Sua primeira rodada
lesson-curse-first-1 = Você é Sul e sai. Qualquer pedra pode ser a primeira, a pedra inicial. Jogue a 3-5.
lesson-curse-first-2 = Norte uniu um 5 ao 5 e deixou um 6 aberto. Quatro ramos podem crescer, dois de cada número. Jogue sua 3-6 em um 3 livre, para abrir outro 6.
lesson-curse-first-3 = Duas pontas abertas com o mesmo número: é uma combinação, e você joga de novo. Jogue a 1-6 no 6 de Norte.
lesson-curse-first-4 = O 1 não combinou com nada, então Norte jogou. Jogue a 1-5 no 5 livre: deixa um segundo 1 aberto.
lesson-curse-first-5 = Uma combinação, então você continua. Jogue a 1-3 no 3 livre: um terceiro 1.
lesson-curse-first-6 = Mais uma combinação. Uma dobrada só encaixa em um número, então jogue a 1-1 enquanto pode.
lesson-curse-first-7 = De novo uma combinação. Se pode, tem de jogar: sua 2-6 encaixa no 6.
lesson-curse-first-end = O 2 não combinou com nada, e a vez passou a Norte. Jogue primeiro a última pedra e marque um ponto por pedra que Norte ainda tem, e mais um se a última fizer uma combinação. 11 pontos ganham.

lesson-curse-C1 = As pedras
lesson-curse-C1-1 = Há 28 pedras. Você tem 11, Norte tem 11, e seis ficam de lado sem ninguém ver. Jogue qualquer uma das suas.
lesson-curse-C1-end = Você conhece suas pedras e a mesa, nada mais.

lesson-curse-C2 = Quem sai
lesson-curse-C2-1 = Norte ganhou esta rodada. Quem perde escolhe quem sai na próxima: deixe Sul ou Norte sair.
lesson-curse-C2-end = Uma moeda decide na primeira rodada e depois de uma fechada. Sair costuma ser melhor: você se livra antes de uma pedra.

lesson-curse-C3 = A pedra inicial
lesson-curse-C3-1 = A primeira pedra fica sozinha no meio, e com ela a vez termina. Saia com a 1-1.
lesson-curse-C3-end = Agora é a vez de Norte. Nenhuma pedra pode combinar com a inicial.

lesson-curse-C4 = Quatro ramos
lesson-curse-C4-1 = Uma pedra inicial com dois números tem dois lados para cada um. Uma dobrada tem quatro lados para seu único número. Saia com a 4-4.
lesson-curse-C4-2 = Norte começou um ramo, e três lados ainda estão livres para um 4. Comece outro com a 0-4.
lesson-curse-C4-end = Um ramo só está aberto na ponta de fora. Uma dobrada em um ramo está aberta uma vez, para seu número.

lesson-curse-C5 = Unir uma pedra
lesson-curse-C5-1 = O mesmo número tem de se tocar. Una a 2-6, no 6 aberto ou no lado livre da pedra inicial com um 2.
lesson-curse-C5-end = Você escolhe onde. Nada mais é pedido.

lesson-curse-C6 = Jogar e passar
lesson-curse-C6-1 = Um 6 está aberto, e você tem a 2-6. Tem de jogá-la.
lesson-curse-C6-2 = Agora nenhuma pedra sua encaixa em 3, 5 ou 4. Então você passa.
lesson-curse-C6-end = Uma passada diz ao outro que números você não tem.

lesson-curse-C7 = Combinações
lesson-curse-C7-1 = Um 5 e um 2 estão abertos. Jogue a 2-5 no 2: então dois 5 ficam abertos, uma combinação.
lesson-curse-C7-2 = Uma dobrada em um deles deixa os dois abertos: mais uma combinação. Jogue a 5-5.
lesson-curse-C7-3 = Jogue a 1-5 no lado livre com o 1: um terceiro 5.
lesson-curse-C7-4 = Agora só a 0-5 encaixa. Seu 0 não combina com nada, então termina sua vez.
lesson-curse-C7-end = Uma combinação dá uma jogada a mais, seja qual for o número de ramos. Um lado da pedra inicial sem pedra nunca conta.

lesson-curse-C8 = O fim de uma rodada
lesson-curse-C8-1 = Todos os outros 0 estão fora do jogo. Jogue a 0-2 no 2, e só ficam 0 abertos.
lesson-curse-C8-2 = Norte passou. Você também não pode jogar.
lesson-curse-C8-end = Duas passadas seguidas fecham a rodada. Ela também acaba quando um jogador joga a última pedra.

lesson-curse-C9 = Pontos
lesson-curse-C9-1 = Sua última pedra encaixa em um 2, e seu 4 combinaria com os 4. Jogue-a no ramo 2.
lesson-curse-C9-end = Norte tinha quatro pedras: 4 pontos, e mais 1 pela combinação da última. Ninguém pontua em uma rodada fechada.

lesson-curse-C10 = A partida
lesson-curse-C10-1 = Você tem 10 pontos. Jogue sua última pedra.
lesson-curse-C10-end = Você ganhou a partida: ganha o primeiro a chegar a 11 pontos, em quantas rodadas forem precisas.

lesson-curse-C11 = O que uma passada diz
lesson-curse-C11-1 = Você vê suas pedras, a mesa e quantas pedras Norte tem. Jogue a 3-4 em um 3.
lesson-curse-C11-2 = Norte passou com 3, 4 e 5 abertos, então não tem nenhum deles. Você tem tempo: jogue a 3-5.
lesson-curse-C11-end = Cada passada é uma prova. Lembre-se dela até o fim da rodada.

lesson-curse-chain = Uma sequência de combinações
lesson-curse-chain-1 = Conte antes da primeira pedra: três das suas fazem combinações, e a 3-6 não. Comece com a 2-3, para que dois 3 fiquem abertos.
lesson-curse-chain-2 = Jogue a dobrada 3-3 enquanto um 3 está aberto.
lesson-curse-chain-3 = Jogue a 0-3 no lado livre com o 0: um terceiro 3.
lesson-curse-chain-4 = Só agora a pedra que termina sua vez: a 3-6.
lesson-curse-chain-end = Quatro pedras em uma vez. Guarde para o fim a que não combina com nada.

lesson-curse-passed-on = Deixe aberto aquilo em que o outro passou
lesson-curse-passed-on-1 = Jogue a 2-3 em um 2.
lesson-curse-passed-on-2 = Norte passou, então não tem 2, 3 nem 4. A 4-5 abriria um 5. Jogue a 3-3: assim tudo o que está aberto continua fechado para Norte.
lesson-curse-passed-on-end = Norte teve de passar de novo, e é a sua vez. Feche as outras pontas e deixe abertas aquelas em que ele passou.

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

# As imagens das páginas de regras.

doublets-figure-table = A mesa: o monte, o descarte ao lado, o arco das sete pilhas de reserva e a fundação entre os pés dele.
doublets-figure-order = A ordem na fundação, sejam quais forem os naipes. Depois do 7 vem um ás de novo.
doublets-figure-ten = Sobre um 10 vai um 7: duas vezes 10 são 20, e 20 menos 13 são 7. Um valete não vai sobre um 10.
yield-figure-table = A mesa: a pirâmide apoiada na ponta, o monte e o descarte ao lado.
yield-figure-exposed = Uma carta está livre quando nenhuma outra a cobre. As duas cartas marcadas estão livres e somam 13, então saem juntas.
yield-figure-pairs = Os pares que somam 13, e um rei, que sai sozinho.
lady-jane-figure-table = A mesa: o monte e as quatro fundações acima das sete colunas, e as sete cartas da reserva.
lady-jane-figure-foundation = Uma fundação de base 10. O ás segue o rei, e o 9 vem por último.
lady-jane-figure-tableau = Sobre um 7 preto vai um 6 vermelho. Um 6 preto não vai.
curse-figure-table = A mesa no meio de uma mão: da pedra inicial crescem ramos, suas pedras estão na sua frente, e as do outro jogador e as seis postas de lado estão viradas para baixo.
curse-figure-turn-0 = Uma vez de quatro pedras. Sul tem 3-4, 4-4, 4-5 e 0-2. Três ramos estão abertos, para 4, 5 e 0, e um 3 da pedra inicial está livre.
curse-figure-turn-1 = Primeiro, 3-4 vai no 3 livre. Seu 4 combina com o ramo aberto para 4, então Sul joga de novo.
curse-figure-turn-2 = Segundo, 4-4 vai em um 4 e combina com o outro 4. Sul joga de novo.
curse-figure-turn-3 = Terceiro, 4-5 vai no 4-4. Seu 5 combina com o ramo aberto para 5. Sul joga de novo.
curse-figure-turn-4 = Por último, 0-2 vai no 0. Nenhum outro ramo está aberto para 2, então a vez termina. Jogada primeiro, 0-2 a teria terminado na hora.
