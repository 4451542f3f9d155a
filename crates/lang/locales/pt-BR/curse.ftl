# Curse of the Doublet: why a move is refused, what it did, what lies where.

curse-not-held = a pedra { $tile } não está nesta mão.
curse-hand-goes-on = quem sai só é escolhido depois da rodada.
curse-coin-decides = depois de uma rodada fechada, a moeda decide quem sai.
curse-loser-chooses = { $seat } perdeu a rodada e escolhe quem sai na próxima.
curse-set-comes-first = a rodada começa com a pedra inicial: jogue qualquer pedra.
curse-set-lies-already = a pedra inicial já está na mesa: diga em que ramo vai a pedra.
curse-no-such-side = não há ramo { $side }; os ramos vão de 1 a 4.
curse-does-not-join = a pedra { $tile } não encaixa: a ponta aberta ali é { $end }.
curse-must-play = você não pode passar enquanto a pedra { $tile } puder ser jogada.
curse-hand-ended = a rodada acabou.
curse-match-decided = a partida acabou.

curse-branch = { $side ->
    [1] ramo de cima
    [2] ramo da esquerda
    [3] ramo da direita
    [4] ramo de baixo
   *[other] ramo { $side }
}
curse-branch-name = { curse-branch }

curse-put-set = { $seat } joga { $tile } como pedra inicial.
curse-played = { $seat } joga { $tile } no { curse-branch }, que agora termina em { $end }.
curse-played-match = { $seat } joga { $tile } no { curse-branch }, que agora termina em { $end }: combinação.
curse-passed = { $seat } passa, então não tem nenhum destes números: { $lacks }.
curse-next-hand = Começa a rodada { $number }. Quem perdeu escolheu que { $leader } saia.
curse-next-hand-by-coin = Começa a rodada { $number }. A moeda escolhe { $leader } para sair.
curse-blocked = A rodada fecha e ninguém pontua.
curse-went-out = { $seat } joga a última pedra e marca { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}: { $tiles } pelas pedras que sobraram na outra mão{ $extra ->
    [0] .
   *[other] , e { $extra } pela combinação final.
}
curse-score = Pontos: Sul { $south }, Norte { $north }.
curse-left-with = Sobraram para { $seat }: { $tiles }.

curse-match-won = { $seat } ganha a partida!
curse-choosing = { $seat } escolhe quem sai na próxima rodada.
curse-coin-next = A moeda decide quem sai na próxima rodada.
curse-turn = É a vez de { $seat }.
curse-turn-again = { $seat } fez uma combinação e joga de novo.
curse-turn-to-lead = { $seat } sai: qualquer pedra pode ser a inicial.

curse-now-lead-by-coin = A moeda faz você sair. Ponha qualquer pedra no meio.
curse-now-lead = Você sai. Ponha qualquer pedra no meio.
curse-now-turn = Sua vez.
curse-now-again = Combinação: jogue de novo.
curse-now-pass = Nenhuma pedra encaixa: passe.
curse-now-choose = Você escolhe quem sai.
curse-now-other = { $seat } está pensando.
curse-now-looking = Olhe a rodada e depois continue.
curse-you = { $seat }, você
curse-opponent = { $seat }, { $opponent }
curse-hand-number = Rodada { $hand }, até { $target } pontos
curse-hand-number-short = Rodada { $hand }, até { $target }
curse-score-title = Pontos
curse-match-score = { $south } { $left } : { $right } { $north }
curse-last-turn = Última jogada: { $tiles }.

curse-move-set = jogar { $tile } como pedra inicial
curse-move-play = jogar { $tile } no { curse-branch }, que vai terminar em { $end }
curse-move-play-anyhow = jogar { $tile } no ramo { $side }
curse-move-pass = passar
curse-move-lead = deixar { $seat } sair na próxima rodada
curse-move-next = deixar a moeda decidir quem sai na próxima rodada

curse-board-match = Rodada { $hand } da partida. Pontos: Sul { $south }, Norte { $north }.
curse-board-set = A pedra inicial é { $tile }.
curse-board-no-set = Ainda não há pedra inicial.
curse-board-side = Ramo { $side }, { curse-branch-name }: não começado, aberto para { $end }.
curse-board-branch = Ramo { $side }, { curse-branch-name }: { $tiles }; termina em { $end }.
curse-board-hand = { $seat }: { $tiles }.
curse-board-passed = { $seat } passou em { $numbers } e não tem nenhum destes números.
curse-board-aside = De lado: { $tiles }.

curse-level-novice = Iniciante
curse-level-casual = Jogador casual
curse-level-club = Jogador de clube
curse-level-strong = Especialista
curse-level-best = Mestre
curse-style-novice = faz toda combinação possível; se não houver, joga a pedra mais pesada: bom para uma primeira partida
curse-style-casual = tem jeito para o jogo, mas muitas vezes fica com a segunda melhor jogada
curse-style-club = conhece bem o jogo, mas erra de vez em quando
curse-style-strong = joga com muita experiência e percebe as pedras que você não joga
curse-style-best = é quem mais pensa, e lê suas jogadas e seus passes
curse-against = { $opponent }

curse-passed-on = passou em { $numbers }
curse-why-leading = Quem sai tem mais chances.
curse-why-goes-out = É a última pedra e marca { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
curse-why-plays-again = Faz uma combinação com o { $number }, então o mesmo jogador joga de novo.
curse-why-cannot-be-answered = { $seat } passou em { $numbers } e não poderia responder, porque nada mais ficaria aberto.
curse-why-closes-an-end = { $seat } passou em { $number } e não pode jogar ali.
curse-why-few-answers = Das { $possible } pedras que o outro jogador pode ter, { $answers ->
    [0] nenhuma encaixaria
    [one] só { $answers } encaixaria
   *[other] só { $answers } encaixariam
} em uma ponta aberta.
curse-why-doublet = Uma dobrada só encaixa em um número, e esta jogada livra você dela.
curse-why-keeps-going = Das { $held } pedras que ficam na mão, { $joinable ->
    [one] { $joinable } encaixaria
   *[other] { $joinable } encaixariam
} em uma ponta aberta.
curse-why-on-average = Nenhuma razão se destaca, mas foi a que deu melhor resultado jogando rodadas até o fim.

hand-review-looking = Calculando quanto valia cada jogada.
hand-review-nobody-erred = Ninguém fez uma jogada claramente pior que a melhor, pelo que podia saber.
hand-review-costliest = A jogada { $number } custou mais caro: { $seat } jogou { $play }. Pelo que { $seat } podia saber, { $best } valia em média { $points } a mais.
hand-review-given-away = { $seat } deu { $fair } de presente pelo que podia saber, e { $seen } com todas as pedras à vista.
hand-review-given-up = A rodada foi abandonada.
hand-review-hand = Rodada { $number }. { $ending }
hand-review-move = { $seat }: { $play }
hand-review-set = { $tile } como pedra inicial
hand-review-play = { $tile } ({ curse-branch-name })
hand-review-went-out = { $seat } joga a última pedra e marca { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
hand-review-points = { $whole },{ $tenths }
hand-review-play-narrows = Pelo que { $watcher } podia saber, { $seat } podia ter { $before } mãos diferentes antes desta jogada, e { $after } depois.
hand-review-play-shows-all = Depois desta jogada, { $watcher } podia deduzir todas as pedras de { $seat }.
hand-review-pass-narrows = Isto provou que { $seat } não tinha nenhum destes números: { $lacks }. Das { $before } mãos que { $watcher } tinha de considerar, restaram { $after }.
hand-review-pass-proves = Isto provou que { $seat } não tinha nenhum destes números: { $lacks }.
hand-review-pass-shows-all = Isto provou que { $seat } não tinha nenhum destes números: { $lacks }. Das { $before } mãos que { $watcher } tinha de considerar, restou uma: { $watcher } podia deduzir todas as pedras.
hand-review-no-choice = Não havia escolha.
hand-review-fair-best = Pelo que { $seat } podia saber, nada era melhor: { $points } pontos em média.
hand-review-fair-better = Pelo que { $seat } podia saber, { $best } era melhor: { $most } pontos em média em vez de { $points }.
hand-review-seen-best = Com todas as pedras à vista, nada era melhor: { $points } pontos.
hand-review-seen-better = Com todas as pedras à vista, { $best } era melhor: { $most } pontos em vez de { $points }.
hand-review-column-play = jogada
hand-review-column-fair = honesta
hand-review-column-seen = à vista
hand-review-table = As jogadas possíveis, e quantos pontos a mais que o outro jogador cada uma rende a { $seat }
hand-review-value = valor para { $seat } com todas as pedras à vista: { $points }
hand-review-lost = deu { $points } de presente
hand-review-was-played = jogada
hand-review-previous = Rodada anterior
hand-review-none = Ainda não há nada para analisar: a primeira rodada ainda está em jogo.

curse-terminal-keys = [letra] pegar pedra [w-z] ramo [p] passar [u] desfazer [H] dica [?] teclas [q] menu

curse-title = Curse of the Doublet
curse-short = Curse
curse-blurb = Dominó para dois: iguale uma ponta aberta e jogue de novo.
