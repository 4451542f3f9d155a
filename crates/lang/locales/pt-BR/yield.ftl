# Yield: why a move is refused, what it did, what lies where.

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
