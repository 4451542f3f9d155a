# What a search found out about a position.

solve-won = { $moves ->
    [0] Elle est déjà gagnée.
    [one] Elle peut être gagnée en { $moves } coup :
   *[other] Elle peut être gagnée en { $moves } coups :
}
solve-lost = Elle ne peut pas être gagnée, quoi que vous jouiez.
solve-score = Elle ne peut pas être gagnée. { $moves ->
    [0] Aucun coup n’ajoute au score de { $points }.
    [one] Le meilleur score est { $points }, en { $moves } coup :
   *[other] Le meilleur score est { $points }, en { $moves } coups :
}
solve-score-so-far = La recherche s’est arrêtée tôt. { $moves ->
    [0] Elle n’a pas trouvé comment dépasser le score de { $points }.
    [one] Le meilleur score trouvé est { $points }, en { $moves } coup :
   *[other] Le meilleur score trouvé est { $points }, en { $moves } coups :
}
solve-hand-ahead = Tous dominos connus, { $seat } fait { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus que { $other } :
solve-hand-even = Tous dominos connus, aucun joueur ne fait plus de points :
solve-hand-over = Cette manche est terminée.
