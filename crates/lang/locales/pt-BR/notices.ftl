# Notices and questions before, during and after a game.

notice-resumed = Aqui está o jogo que você deixou.
notice-opponent-stays = Adversário: { $here }. Sua próxima partida: { $next }.
notice-other-move-counts = Essa jogada tinha mostrado uma carta ou pedra escondida. Repeti-la não muda nada. Se fizer outra jogada, este jogo conta como jogo com desfazer.
notice-looked-back-counts = Você fez outra jogada depois de ver uma carta ou pedra escondida, então este jogo conta como jogo com desfazer.
notice-hint-counts = Você usou uma dica, então este jogo conta como assistido, à parte nas estatísticas.
notice-line-counts = Você teve ajuda que vê as cartas ou pedras escondidas, então este jogo conta como assistido, à parte nas estatísticas.
notice-deal-can-be-won = Este jogo pode ser ganho.
notice-first-deal = Cerca de { $lost } de 100 jogos de { $game } não podem ser ganhos. Este pode: veja “Novos jogos” nas configurações.
notice-plays-on = O jogo continua desta posição.
notice-tries-again = Uma nova tentativa do mesmo jogo, a partir da jogada { $number }. Conta como assistida.
notice-tries-again-from-the-start = Uma nova tentativa do mesmo jogo, desde o início. Conta como assistida.
notice-set-aside = Um jogo salvo não pôde ser lido: { $reason }. Ele foi guardado como { $kept }.
notice-cannot-save = Este jogo não pode ser salvo: { $reason }. Você pode continuar, mas ele se perderá quando sair.
notice-saves-again = Salvar voltou a funcionar, e nada se perdeu.
notice-open-elsewhere = Seu último jogo está aberto em outra janela, então este é novo. Ele é salvo à parte.
notice-in-use = Este jogo está aberto em outra janela. Feche-o lá primeiro.
notice-recovered = Este jogo salvo estava danificado ({ $reason }). Ele continua depois da última jogada legível, a { $moves }. O arquivo danificado foi guardado como { $kept }.
notice-newer = O jogo salvo { $name } é de uma versão mais nova do Talon. Ele ficou como estava.
notice-cannot-open = O jogo salvo { $name } não pode ser aberto: { $reason }.

refused-nothing-to-undo = Não há nada para desfazer.
refused-nothing-to-redo = Não há nada para refazer.

link-unreadable = O link para na jogada { $number }, “{ $move }”, que não pode ser lida. Esta é a posição antes dela.
link-refused = O link para na jogada { $number }, “{ $move }”, que não é permitida. { $reason } Esta é a posição antes dela.

steps-undone = { $more ->
    [0] Desfeito: { $move }.
    [one] Desfeito: { $move }, e mais { $more } jogada.
   *[other] Desfeito: { $move }, e mais { $more } jogadas.
}
steps-redone = Refeito: { $moves }

confirm-give-up = Desistir? Este jogo contará como perdido.
confirm-restart = Recomeçar este jogo? Ele contará como perdido.
confirm-winning-line = Mostrar como ganhar? Este jogo contará como assistido.
confirm-new-deal = Deixar este jogo por outro? Ele contará como perdido.

figure-played = Jogados
figure-won = Ganhos
figure-won-percent = Taxa de vitórias (%)
figure-streak = Sequência de vitórias
figure-longest-streak = Maior sequência
figure-best-score = Melhor pontuação
figure-best-time = Melhor tempo
figure-with-undo = Ganhos com desfazer
figure-assisted = Assistidos (não contam)
figure-won-of = { $won } de { $played }
figure-none = -
statistics-rates = De 100 jogos, o conselheiro honesto, que só vê o que você vê, ganha cerca de { $fair }. Quem vê todas as cartas pode ganhar cerca de { $all }.
statistics-winnable = { $could } de { $decided } jogos podiam ser ganhos. Deles você ganhou { $won }: { $percent }%.
statistics-undecided = { $count ->
    [one] De 1 jogo perdido ainda não se sabe.
   *[other] De { $count } jogos perdidos ainda não se sabe.
}
statistics-by-grade = Por dificuldade
statistics-by-opponent = Por adversário

duration = { $minutes }:{ $seconds }
duration-with-hours = { $hours }:{ $minutes }:{ $seconds }

ending-points = Pontos
ending-points-value = { $points } de { $full }
ending-moves = Jogadas
ending-time = Tempo
ending-grade = Dificuldade
ending-grade-value = { $grade }, ganham { $wins } de { $plays } jogadores rápidos
ending-streak = Vitórias seguidas
ending-hands = Rodadas
ending-hand = { $seat } { $points }
ending-hand-blocked = fechada
ending-new-match = Nova partida
ending-first-win = Sua primeira vitória neste jogo!
ending-first-unaided = Sua primeira vitória sem desfazer e sem ajuda!
ending-longest-streak = { $wins } vitórias seguidas: sua maior sequência em { $games } jogos.
ending-fastest = A mais rápida das suas últimas { $wins } vitórias.
ending-fewest-moves = A vitória com menos jogadas das suas últimas { $wins }.
ending-hard-deal = { $wins ->
    [0] Um jogo difícil: de { $plays } jogadores rápidos, nenhum o ganha.
    [one] Um jogo difícil: de { $plays } jogadores rápidos, só um o ganha.
   *[other] Um jogo difícil: de { $plays } jogadores rápidos, só { $wins } o ganham.
}
ending-unaided = Ganho sem desfazer e sem ajuda, como { $won } dos seus últimos { $played } jogos.
ending-with-undo = Conta como jogo com desfazer.
ending-assisted = Conta como assistido.
ending-never-winnable = Este jogo não podia ser ganho.
ending-try-again = Tentar de novo desde a jogada { $number }
