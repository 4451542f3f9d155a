# Yield: the rules and the lessons. See the English file.

yield-author = de Rosanna Yuen, escrito para AisleRiot em 2001
yield-goal = Tire todas as 52 cartas: os reis sozinhos, todas as outras em pares que somam 13.
yield-deal = 28 cartas são dadas abertas em uma pirâmide apoiada na ponta. As outras 24 são o monte.
yield-rule-Y1 = A pirâmide tem fileiras de 7, 6, 5, 4, 3, 2 e 1 cartas, a mais larga em cima, dadas fileira por fileira da esquerda para a direita. Cada carta abaixo da fileira de cima cobre duas vizinhas da fileira acima. As 24 cartas que sobram são o monte.
yield-rule-Y2 = Uma carta da pirâmide está livre quando nenhuma outra a cobre. No início, só a carta da ponta está livre.
yield-rule-Y3 = Você vira as cartas do monte sobre o descarte uma a uma, e passa pelo monte só uma vez. Pode usar a carta de cima e a do fundo do descarte. Quando uma sai, a vizinha toma seu lugar. Uma carta sozinha é as duas.
yield-rule-Y4 = Um rei sai sozinho, quando está livre ou é a carta de cima ou do fundo do descarte.
yield-rule-Y5 = Qualquer outra carta sai com uma parceira que some 13: ás (1) e dama (12), 2 e valete (11), 3 e 10, 4 e 9, 5 e 8, 6 e 7. Você pode formar par com duas cartas livres, uma carta livre com a de cima ou a do fundo do descarte, a de cima com a do fundo, e a de cima com a que está logo abaixo. Uma carta nunca faz par com outra que a cobre.
yield-rule-Y6 = Cada carta tirada vale um ponto. Você ganha quando as 52 saíram. Perde quando não resta nenhuma jogada.
yield-rule-Y7 = Você vê todas as cartas, menos as que ainda estão no monte.
yield-scoring = Um ponto por carta tirada. 52 pontos ganham.
yield-tip-1 = O difícil é a ponta da pirâmide, onde só uma ou duas cartas estão livres. Abra-a primeiro.
yield-tip-2 = Aberta a ponta, às vezes é melhor tirar cartas do descarte do que da pirâmide: a pirâmide tem muitas cartas livres que podem esperar, o descarte só poucas.
yield-tip-3 = Antes de tirar um par, veja onde estão as outras cartas dos dois valores. Outra carta pode precisar justamente da parceira que você vai usar.

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
lesson-yield-Y3-3 = O monte está vazio, e não é refeito. Tire o 8 de paus com o topo do descarte.
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

yield-figure-table = A mesa: a pirâmide apoiada na ponta, o monte e o descarte ao lado.
yield-figure-exposed = Uma carta está livre quando nenhuma outra a cobre. As duas cartas marcadas estão livres e somam 13, então saem juntas.
yield-figure-pairs = Os pares que somam 13, e um rei, que sai sozinho.
