# Lady Jane: why a move is refused, what it did, what lies where.

lady-jane-no-such-place = questo posto non esiste: { $place }.
lady-jane-nothing-there = lì non c’è niente: { $place }.
lady-jane-foundation-to-foundation = { $card } non può andare su un’altra fondazione.
lady-jane-does-not-start = le fondazioni cominciano con { $rank }, non con { $card }.
lady-jane-not-a-group = puoi prendere { $most ->
    [one] 1 carta alla volta
   *[other] da 1 a { $most } carte
} ({ $place }), non { $cards }.
lady-jane-same-pile = le carte sono già lì: { $place }.
lady-jane-on-base = niente va su { $on }, una carta del valore di base.
lady-jane-not-one-lower = su { $on } va solo { $wanted } dell’altro colore.
lady-jane-same-colour = { $card } e { $on } sono dello stesso colore.
lady-jane-not-for-empty-pile = una colonna vuota accetta solo { $rank }, non { $card }.
lady-jane-stock-empty = il mazzo è vuoto, non c’è più niente da distribuire.
lady-jane-spare-not-dealt = non ci sono carte libere fino all’ultima distribuzione.

lady-jane-dealt-reserve = Dai una carta a ogni mazzetto di riserva: { $cards }.
lady-jane-dealt-spares = Scopri le ultime carte del mazzo, che restano libere: { $cards }.
lady-jane-moved = { $card } { $more ->
    [0] va
    [one] e la carta sopra vanno
   *[other] e le { $more } carte sopra vanno
}: { $from } → { $to }.
lady-jane-turned-up = Così si scopre { $card }.

lady-jane-spare = carta libera { $number }

lady-jane-move-deal = distribuire dal mazzo
lady-jane-move-to-foundation = spostare { $card } ({ $from }) sulla sua fondazione
lady-jane-move = spostare { $card } { $more ->
    [0] da sola
    [one] e la carta sopra
   *[other] e le { $more } carte sopra
}: { $from } → { $to }

lady-jane-board-base = Le fondazioni cominciano con { $rank }.
lady-jane-board-place = { $place }: { $cards }.
lady-jane-board-tableau = { $down } coperte, poi { $cards }

lady-jane-terminal-keys = [Spazio] distribuisci [lettere] muovi [f] fondazione [u] annulla [H] aiuto [W] soluzione [?] tasti [q] menu

lady-jane-title = Lady Jane
lady-jane-blurb = Costruisci quattro semi da una base che cambia sempre.
