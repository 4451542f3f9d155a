# Lady Jane: the rules and the lessons. See the English file.

lady-jane-author = de Rosanna Yuen, escrito para AisleRiot em 1999
lady-jane-goal = Leve as 52 cartas para as quatro fundações, um naipe em ordem crescente em cada uma.
lady-jane-deal = 28 cartas vão para as sete colunas, sete para a reserva e uma para a primeira fundação. As últimas 16 são o monte.
lady-jane-rule-L1 = O monte fica em cima à esquerda e as quatro fundações em cima à direita. As sete colunas ficam abaixo, e as sete pilhas de reserva à direita.
lady-jane-rule-L2 = As colunas são dadas fileira por fileira: a coluna 1 tem uma carta, a 2 tem duas, e assim até a 7, que tem sete. Só a última carta de cada coluna fica aberta. Depois cada pilha de reserva recebe uma carta aberta, da esquerda para a direita, e a primeira fundação recebe uma: seu valor é a base. As 16 cartas que sobram são o monte.
lady-jane-rule-L3 = Uma fundação começa com uma carta do valor de base e cresce no mesmo naipe; o ás segue o rei, a não ser que a base seja um ás. Você pode levar a carta de cima de uma fundação de volta às colunas, até uma carta de base sozinha, mas nunca movê-la para outra fundação.
lady-jane-rule-L4 = Nas colunas, desce-se em cores alternadas; um rei pode ir sobre um ás, mas nada vai sobre uma carta do valor de base. Você pode mover uma carta aberta com todas as que estão em cima dela se ela encaixar. Uma carta fechada se abre quando fica em cima.
lady-jane-rule-L5 = Uma coluna vazia só aceita uma carta do valor logo abaixo da base, sozinha ou com as que estão em cima. Se a base é um ás, é um rei.
lady-jane-rule-L6 = De cada pilha de reserva você pode jogar a carta de cima para uma fundação ou para as colunas. Não se constrói sobre a reserva; só uma distribuição do monte põe cartas ali.
lady-jane-rule-L7 = Uma distribuição do monte põe uma carta aberta em cada pilha de reserva, da esquerda para a direita. Você pode fazer isso duas vezes. A terceira abre as duas últimas cartas, que ficam soltas e são jogadas como as da reserva. O monte não é refeito.
lady-jane-rule-L8 = Cada carta nas fundações vale um ponto. Você ganha quando todas as 52 estão lá. Perde quando não resta nenhuma jogada. Se ainda pode mover mas nada mais ajuda, desista quando quiser.
lady-jane-rule-L9 = Você conhece todas as cartas que estão ou estiveram abertas. As cartas fechadas e o monte ficam escondidos.
lady-jane-scoring = Um ponto por carta nas fundações. 52 pontos ganham.
lady-jane-tip-1 = É difícil chegar às cartas do fundo de uma coluna, então veja primeiro de que precisa nas colunas longas.
lady-jane-tip-2 = Esvazie a reserva sempre que puder: cada distribuição cobre o que sobra nela.

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
lesson-lady-jane-L6-2 = O 9 de copas estava embaixo. Mande-o também.
lesson-lady-jane-L6-3 = A pilha está vazia e fica assim até uma distribuição. Mova o valete de copas da reserva sobre a dama de paus.
lesson-lady-jane-L6-end = As cartas só chegam à reserva por uma distribuição. Ali não se constrói.

lesson-lady-jane-L7 = A última distribuição
lesson-lady-jane-L7-1 = Só restam duas cartas no monte. Distribua-as.
lesson-lady-jane-L7-2 = Elas ficam soltas e são jogadas como as da reserva. Mande o 9 de copas para sua fundação.
lesson-lady-jane-L7-3 = Mova o 9 de ouros sobre o 10 de espadas.
lesson-lady-jane-L7-end = O monte não é refeito. 16, 9, 2, nada: é tudo o que o monte tem.

lesson-lady-jane-L8 = Ganhar
lesson-lady-jane-L8-1 = Há 50 cartas nas fundações. Mande o 5 de espadas também.
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

lady-jane-figure-table = A mesa: o monte e as quatro fundações acima das sete colunas, e as sete cartas da reserva.
lady-jane-figure-foundation = Uma fundação de base 10. O ás segue o rei, e o 9 vem por último.
lady-jane-figure-tableau = Sobre um 7 preto vai um 6 vermelho. Um 6 preto não vai.
