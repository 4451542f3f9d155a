# Doublets: why a move is refused, what it did, what lies where, the rules page.

doublets-no-such-pile = non c’è un mazzetto di riserva { $pile }.
doublets-waste-empty = gli scarti sono vuoti, non puoi giocare da lì.
doublets-king-stays = { $card } resta dov’è: un re blocca il suo mazzetto di riserva.
doublets-reserve-empty = il mazzetto di riserva { $pile } è vuoto e resta vuoto.
doublets-stock-empty = il mazzo è vuoto, non c’è carta da girare.
doublets-stock-not-empty = puoi rifare il mazzo solo quando è vuoto.
doublets-nothing-to-redeal = gli scarti sono vuoti, non c’è niente con cui rifare il mazzo.
doublets-no-redeals-left = hai già rifatto il mazzo tutte le volte.

doublets-redealt = Rifai il mazzo: gli scarti tornano a essere il mazzo ({ $count }).
doublets-played-waste = { $card } va dagli scarti alla fondazione.
doublets-played-reserve = { $card } va alla fondazione; il mazzetto di riserva { $pile } resta vuoto.
doublets-played-reserve-filled-from-waste = { $card } va alla fondazione; { $with }, dagli scarti, riempie il mazzetto di riserva { $pile }.
doublets-played-reserve-filled-from-stock = { $card } va alla fondazione; { $with }, dal mazzo, riempie il mazzetto di riserva { $pile }.

doublets-move-redeal = rifare il mazzo con gli scarti
doublets-move-waste = giocare { $card } dagli scarti alla fondazione
doublets-move-reserve = giocare { $card } dal mazzetto di riserva { $pile } alla fondazione

doublets-board-reserve = Mazzetto di riserva { $number }: { $cards }.
doublets-board-redeals = { $count ->
    [0] Il mazzo non si può più rifare.
    [one] Il mazzo si può rifare ancora 1 volta.
   *[other] Il mazzo si può rifare ancora { $count } volte.
}

doublets-terminal-keys = [Spazio] gira [1-7 w] gioca [u] annulla [H] aiuto [W] soluzione [?] tasti [q] menu

doublets-title = Doublets
doublets-blurb = Raddoppia il valore carta dopo carta e tieni fuori i re.
doublets-author = di Rosanna Yuen, scritto per AisleRiot nel 1998
doublets-goal = Porta 48 carte sull’unica fondazione, raddoppiando ogni volta il valore. Restano indietro solo i quattro re.
doublets-deal = Sette carte formano la riserva e una comincia la fondazione. Le altre 44 sono il mazzo.
doublets-rule-D1 = Il mazzo è a sinistra, con gli scarti alla sua destra. Sette mazzetti di riserva formano un arco: 1, 2 e 3 in alto, 4 e 5 ai lati, 6 e 7 ai piedi. La fondazione sta tra i piedi.
doublets-rule-D2 = Si dà una carta scoperta a ogni mazzetto di riserva, dall’1 al 7, poi una alla fondazione. Un re che compare va subito in fondo, e la carta seguente prende il suo posto. Le 44 carte rimaste sono il mazzo.
doublets-rule-D3 = La fondazione accetta una carta di valore doppio di quella in cima. L’asso vale 1, il fante 11 e la regina 12; se il doppio supera 13, sottrai 13. L’ordine è quindi asso, 2, 4, 8, 3, 6, regina, fante, 9, 5, 10, 7, poi di nuovo asso. Il seme non conta. Puoi giocare la carta in cima agli scarti o una carta della riserva.
doublets-rule-D4 = Un mazzetto di riserva ha una sola carta. Quando la giochi, la carta in cima agli scarti prende subito il suo posto. Se gli scarti sono vuoti, lo fa quella in cima al mazzo; se sono vuoti entrambi, il posto resta vuoto. Non hai scelta. Un re che finisce nella riserva blocca il suo mazzetto fino alla fine.
doublets-rule-D5 = Giri le carte dal mazzo agli scarti una alla volta, quando vuoi. Niente si gira da solo.
doublets-rule-D6 = Quando il mazzo è vuoto puoi rifarlo: gli scarti tornano a essere il mazzo, nello stesso ordine. Puoi farlo due volte, quindi passi il mazzo tre volte al massimo.
doublets-rule-D7 = Ogni carta sulla fondazione vale un punto, compresa la prima. Vinci con 48 punti. I re non si possono mai giocare, quindi i 52 punti di cui parla un vecchio testo sono irraggiungibili. Perdi quando non ti resta nessuna mossa.
doublets-rule-D8 = Conosci ogni carta che è stata scoperta: tutto il mazzo dopo un passaggio e, dall’inizio, i re finiti in fondo nella distribuzione.
doublets-scoring = Un punto per ogni carta sulla fondazione. 48 punti vincono.
doublets-tip-1 = Tieni i re fuori dalla riserva: ognuno blocca un mazzetto per sempre. Guarda la carta in cima agli scarti prima di giocarne una della riserva.
doublets-tip-2 = Dal secondo passaggio sai che cosa arriva. Conta in anticipo fino alle carte che ti servono.
