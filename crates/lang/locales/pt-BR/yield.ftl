# Yield: why a move is refused, what it did, what lies where, the rules page.

yield-no-such-place = a fileira { $row } da pirâmide não tem lugar { $column }.
yield-already-removed = a carta da fileira { $row }, lugar { $column }, já saiu.
yield-covered = { $by } cobre { $card }.
yield-stock-empty = o monte está vazio e não é refeito.
yield-waste-empty = o descarte está vazio.
yield-no-bottom = o descarte tem no máximo uma carta: chame-a de carta de cima.
yield-no-second = o descarte precisa de três cartas para ter uma segunda.
yield-not-king = { $card } não pode sair sozinha como os reis: precisa de { $partner }.
yield-second-alone = a segunda carta do descarte não pode sair sozinha.
yield-same-place = um par precisa de duas cartas diferentes.
yield-second-without-top = a segunda carta do descarte só faz par com a de cima.
yield-wrong-sum = { $first } e { $second } não somam { $wanted }: { $first } precisa de { $partner }.
yield-king-alone = os reis saem sozinhos, não em pares.

yield-removed-king = Você tira { $card } ({ $place }).
yield-removed-pair = Você tira { $card } ({ $place }) e { $other } ({ $other_place }).

yield-place = fileira { $row }, lugar { $column }
yield-place-top = topo do descarte
yield-place-second = segunda carta do descarte
yield-place-bottom = fundo do descarte

yield-move-king = tirar { $card } ({ $place })
yield-move-pair = tirar { $card } ({ $place }) e { $other } ({ $other_place })

yield-board-covered-row = Fileira { $row }, todas cobertas: { $cards }.
yield-board-row = Fileira { $row }: { $cards }.
yield-spot-gone = saiu
yield-spot-covered = { $card } (coberta)

yield-terminal-keys = [Espaço] virar [letras] par [u] desfazer [H] dica [W] solução [?] teclas [q] menu

yield-title = Yield
yield-blurb = Desmonte a pirâmide em pares que somam treze.
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
