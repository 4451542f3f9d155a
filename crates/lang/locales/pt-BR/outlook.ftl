# Whether a game can still be won, hints, ways to win, and the review: what solvers have to say to a player.

outlook-can-be-won = ainda pode ser ganho
outlook-cannot-be-won = não pode mais ser ganho
outlook-never-could = este jogo não pode ser ganho
outlook-odds = chances honestas: { $wins } de { $worlds }
outlook-odds-so-far = chances honestas: { $wins } de { $worlds } …
outlook-not-found = desconhecido
outlook-looking = verificando

outlook-sentence-can-be-won = Este jogo ainda pode ser ganho.
outlook-sentence-cannot-be-won = Este jogo não pode mais ser ganho.
outlook-sentence-never-could = Este jogo não pode ser ganho, não importa o que você jogue.
outlook-sentence-odds = O conselheiro honesto, que só vê o que você vê, ganha daqui em { $wins } de { $worlds } arranjos possíveis das cartas escondidas.
outlook-sentence-not-found = O tempo do solucionador acabou, então não se sabe se este jogo ainda pode ser ganho.
outlook-sentence-looking = O solucionador está verificando se este jogo ainda pode ser ganho.
outlook-two-play = Vereditos e caminhos para ganhar só estão disponíveis nas paciências.
outlook-failed = O solucionador falhou, então não há mais vereditos nem dicas. Você pode continuar jogando.
outlook-off = Você não vê mais se o jogo ainda pode ser ganho.
outlook-fair = De agora em diante você vê quantas vezes ganha daqui o conselheiro honesto, que só vê o que você vê.

hint-looking = Um momento: procurando uma jogada útil.
hint-not-found = O tempo do solucionador acabou, então não há dica.
hint-nothing-to-gain = Daqui não se ganha mais nada. Desista, ou desfaça algumas jogadas.
hint-over = O jogo acabou, então não há dicas.
hints-fair = As dicas agora são honestas: só veem o que você vê.
hints-all-cards = As dicas agora veem todas as cartas. Um jogo com uma dica assim conta como assistido.
hint-win = Há uma jogada depois da qual o jogo ainda pode ser ganho.
hint-advised = Tenho uma sugestão, baseada só no que você pode ver.
hint-points = O jogo não pode mais ser ganho, mas há uma jogada que leva a { $points } pontos.
hint-which = Olhe para { $card }.
hint-which-stock = Olhe para o monte.
hint-which-tile = Olhe para a pedra { $tile }.
hint-where = Você pode { $move }.
hint-why-looking = Verificando o que as outras jogadas fariam.
hint-why-only = Depois de qualquer outra jogada, o jogo não pode mais ser ganho.
hint-why-all = Nenhuma jogada perde o jogo aqui, então esta é tão boa quanto qualquer outra.
hint-why-some = Depois de { $keep } das { $all } jogadas, o jogo ainda pode ser ganho, e esta é uma delas.
hint-why-single = É a única jogada permitida.
hint-why-unknown = Depois dela, o jogo ainda pode ser ganho. Depois das outras, não se sabe.
hint-why-points = Leva a { $points } pontos, o máximo que ainda se pode fazer.
hint-why-some-points = Leva a { $points } pontos, a melhor pontuação encontrada.

fair-why-wins = Todas as cartas são conhecidas agora, e esta jogada começa um caminho para ganhar em { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}.
fair-why-most-points = Todas as cartas são conhecidas agora: o jogo não pode mais ser ganho, mas esta jogada leva a { $points } pontos, o máximo que ainda se pode fazer.
fair-why-wanted-soon = { $count ->
    [0] A fundação quer { $card } agora.
    [one] A fundação quer { $card } depois de { $count } outra carta: cedo o bastante para pegá-la.
   *[other] A fundação quer { $card } depois de { $count } outras cartas: cedo o bastante para pegá-la.
}
fair-why-looks-on = Ainda não é preciso pegar uma carta, e cada carta que você vira diz mais.
fair-why-king = Um rei só atrapalha.
fair-why-can-wait = A carta de cima do descarte não serve agora, e todo o resto pode esperar até você ver mais.
fair-why-nothing-yet = O descarte ainda está vazio, e tudo pode esperar até você ver mais.
fair-why-best = Ganho mais vezes com ela do que com a melhor das outras: { $move }.
fair-why-hopeless = Não achei caminho para ganhar em nenhum dos arranjos que testei; esta jogada faz mais pontos.
fair-why-unfinished = Não achei nada melhor a tempo.
fair-why-safe = Ela sobe uma carta, ou libera uma que pode subir, que não faz falta em nenhum outro lugar.
fair-why-only = Nenhuma outra jogada leva a algo novo.
fair-why-stuck = Não há mais nada novo para ver, então sobe cada carta que pode subir.
fair-why-counting = Estou contando quantas vezes ganho daqui.
fair-why-odds = Com esta jogada ganho daqui em { $wins } de { $worlds } arranjos possíveis das cartas escondidas.
fair-why-odds-so-far = Com esta jogada ganho daqui em { $wins } de { $worlds } arranjos possíveis das cartas escondidas; ainda estou contando.

way-title-win = Um caminho para ganhar
way-title-points = Um caminho para { $points } pontos
way-at = jogada { $move } de { $count }
way-begin = Daqui: { $move }.
way-step = { $done } Depois: { $move }.
way-next = Depois: { $move }.
way-end-win = { $done } Assim o jogo é ganho.
way-end-points = { $done } São { $points } pontos, o máximo que ainda se pode fazer.
way-end-some-points = { $done } São { $points } pontos, a melhor pontuação encontrada.
way-looking = Um momento: procurando um caminho para ganhar.
way-not-found = O tempo do solucionador acabou sem encontrar um caminho para ganhar.
way-nothing-to-gain = Daqui nenhum caminho leva a mais pontos.

seek-title = Procurando um jogo de { $game } que possa ser ganho
seek-tried = { $count ->
    [0] Verificando o primeiro jogo
    [one] { $count } jogo verificado
   *[other] { $count } jogos verificados
}
seek-gave-up = Nenhum dos { $count } jogos pode ser ganho com certeza.

grade-easy = fácil
grade-medium = médio
grade-hard = difícil
grade-very-hard = muito difícil
grade-cannot-be-won = impossível de ganhar
grade-deal = Este jogo é { $grade }. De { $plays } jogadores rápidos, programas simples que nunca pensam adiante, { $wins ->
    [0] nenhum o ganha.
    [one] { $wins } o ganha.
   *[other] { $wins } o ganham.
} { $adviser ->
    [wins] O conselheiro honesto, um programa que só vê o que você vê, o ganha.
   *[loses] O conselheiro honesto, um programa que só vê o que você vê, não o ganha.
}
grade-deal-cannot-be-won = Ninguém pode ganhar este jogo.
grade-looking = Um momento: jogadores do computador estão tentando este jogo.
grade-unknown = O tempo do solucionador acabou: não se sabe quão difícil é este jogo.
grade-which = Escolha uma dificuldade
seek-title-grade = Procurando um jogo de { $game }: { $grade }
seek-gave-up-grade = Nenhum dos { $count } jogos é { $grade }.

review-title = Análise
review-looking = Procurando a jogada que perdeu o jogo.
review-never-won = Todas as jogadas foram certas: o jogo pôde ser ganho até o fim, e você o ganhou.
review-never-left = O jogo ainda podia ser ganho quando você o deixou.
review-from-the-start = Este jogo não podia ser ganho. A melhor pontuação possível era de { $points } pontos.
review-from-the-start-some = Este jogo não podia ser ganho. A melhor pontuação encontrada foi de { $points } pontos.
review-move = A jogada { $number } jogou a vitória fora: { $move }.
review-move-first = A primeira jogada já jogou a vitória fora: { $move }.
review-between = A vitória foi perdida entre as jogadas { $from } e { $to }; o tempo do solucionador acabou antes de dizer exatamente onde.
review-not-found = O tempo do solucionador acabou, então não se sabe se este jogo podia ser ganho.
review-until = O jogo podia ser ganho até a jogada { $number }.
review-what-would-have-won = Dali, isto teria ganhado:
review-before-any-move = antes da primeira jogada
review-position = depois da jogada { $number }: { $move }
review-at-can-be-won = ainda podia ser ganho
review-at-cannot-be-won = não podia ser ganho: no máximo { $points } de { $full } pontos
review-at-some-points = não podia ser ganho: ao menos { $points } de { $full } pontos
review-at-unknown = ao menos { $points } de { $full } pontos
