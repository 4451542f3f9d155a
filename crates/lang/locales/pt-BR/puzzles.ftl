# Puzzles.

puzzles-solved = { $solved } de { $count } resolvidos
puzzle-title = { $game }: { $kind }
puzzle-question-number = Pergunta { $number } de { $count }
puzzle-rating = { $difficulty }, { $rating }
puzzle-none = Não há problemas assim.

puzzle-kind-way = Ache o caminho
puzzle-kind-own = Do seu jogo
puzzle-kind-fair-choice = Escolha honesta
puzzle-kind-double-dummy = Mãos abertas
puzzle-kind-inference = O que você sabe?
puzzle-kind-safety-play = Jogada segura

puzzle-difficulty-very-easy = muito fácil
puzzle-difficulty-easy = fácil
puzzle-difficulty-medium = médio
puzzle-difficulty-hard = difícil
puzzle-difficulty-very-hard = muito difícil

puzzle-theme-wait = a paciência compensa
puzzle-theme-now = agora ou nunca
puzzle-theme-which = que carta?
puzzle-theme-match = uma combinação
puzzle-theme-no-match = uma combinação que pode esperar
puzzle-theme-block = sem resposta
puzzle-theme-quiet = uma jogada tranquila
puzzle-theme-numbers = números que faltam
puzzle-theme-tile = uma pedra possível
puzzle-theme-count = contar mãos

puzzle-ask-way = Todas as cartas são conhecidas. Ache a única jogada que ainda ganha.
puzzle-ask-own = Aqui você jogou a vitória fora. Ache uma jogada que a mantenha.
puzzle-ask-fair-choice = O monte está escondido. Ache a jogada depois da qual mais ordens de suas cartas ainda podem ser ganhas.
puzzle-ask-double-dummy = Você é { $seat } e conhece todas as pedras. Ache a única jogada que mantém a rodada ganha.
puzzle-ask-safety-play = Você é { $seat } e não vê a outra mão. Ache a única jogada que ganha contra qualquer mão que { $other } possa ter.
puzzle-ask-inference = Você é { $seat }. O que os passes de { $other } provam sobre as suas pedras?
puzzle-ask-numbers = Você é { $seat }. Que números faltam com certeza na mão de { $other }?
puzzle-ask-tile = Você é { $seat }. Qual destas pedras { $other } ainda pode ter?
puzzle-ask-count = Você é { $seat }. Quantas mãos diferentes { $other } pode ter?

puzzle-answer-numbers = { $numbers }
puzzle-answer-count = { $count ->
    [one] 1 mão
   *[other] { $count } mãos
}

puzzle-right = Certo.
puzzle-right-next = Certo. { $played }
puzzle-played = As jogadas que seguem: { $moves }.
puzzle-solved = Resolvido!
puzzle-solved-clean = Resolvido sem nenhum erro!
puzzle-shown = A resposta: { $answer }.
puzzle-not-asked = O problema pede outra coisa.

puzzle-wrong-way = Não: depois disso, dá para chegar no máximo a { $points } de { $most } pontos.
puzzle-wrong-own = Não: depois disso o jogo não pode mais ser ganho.
puzzle-wrong-fair-choice = Não: depois disso, { $count } de { $worlds } ordens podem ser ganhas. Depois da melhor jogada, { $best }.
puzzle-wrong-hand = Não: se depois os dois jogarem bem, { $outcome }.
puzzle-wrong-against = Não: se { $other } tiver { $tiles }, { $outcome }.
puzzle-wrong-inference = Não. Veja o que estava aberto em cada passe.
puzzle-wrong-then = Por exemplo: { $moves }.

puzzle-outcome-scores = { $seat } marca { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
puzzle-outcome-nobody = ninguém pontua

puzzle-why-way = Depois de qualquer outra jogada, ao menos { $points } pontos ficam fora de alcance.
puzzle-why-fair-choice = Ganha em { $best } de { $worlds } ordens; a melhor das outras jogadas, em { $second }.
puzzle-why-hand = Agora { $outcome }.
puzzle-why-against = Não importa o que { $other } tenha, no mínimo { $outcome }.
puzzle-why-pass = { $other } passou quando { $numbers } estavam abertos.
puzzle-why-hands = { $count ->
    [one] Uma mão combina com todos os passes.
   *[other] { $count } mãos combinam com todos os passes.
}

puzzle-stock = Próximas do monte: { $cards }.
puzzle-face-down = Fechadas na coluna { $number }, a de cima primeiro: { $cards }.
puzzle-history = A rodada até agora: { $turns }.

terminal-plain-puzzle = Responda com uma jogada ou com o número de uma resposta. “moves” lista as respostas, “hint” mostra a certa, “board” descreve a mesa e “quit” encerra o problema.
terminal-plain-puzzle-why = Digite win para ver por quê.
terminal-plain-puzzle-own = Digite puzzle own para procurar a jogada que mantém a vitória.

puzzle-own-looking = Procurando as jogadas que ganham.
puzzle-own-none = Nesta posição, jogadas demais ganham para um problema.
puzzle-nothing-hidden = Não se sabe mais nada.

puzzles-intro = Cada problema é uma posição de um jogo real. Cada pergunta tem uma única resposta certa, provada pelos solucionadores.
puzzles-of-day = Problema do dia
puzzles-ratings = Classificações de { $from } a { $to }
puzzles-list = Todos os problemas
puzzle-done = resolvido
puzzle-solve = Resolver
puzzle-next = Próximo problema
puzzle-again = Resolver de novo
puzzle-show-answer = Mostrar a resposta
puzzle-show-solution = Mostrar a solução
puzzle-show-refutation = Mostrar por quê
puzzle-back = Voltar ao problema
puzzle-no-line = Não há jogadas para mostrar.
puzzle-copy-link = Copiar o link
puzzle-solution = Solução
puzzle-refutation = Por que está errado

terminal-puzzle-keys = [letras] responder [K] o que se sabe [H] mostrar a resposta [W] por quê [?] teclas [Esc] voltar
terminal-puzzle-keys-solved = [Enter] próximo problema [r] de novo [W] solução [Esc] voltar
terminal-puzzle-keys-line = [setas] passo [Esc] voltar ao problema
terminal-puzzles-keys = [setas] escolher [Tab] outro tipo [t] problema do dia [Enter] jogar [Esc] voltar
