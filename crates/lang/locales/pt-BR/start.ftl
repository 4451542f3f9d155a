# What a browser shows before the program runs.

start-title = Talon
start-description = Paciências e um jogo de dominó que explicam as regras enquanto você joga.
start-no-script = O Talon roda no seu navegador e precisa de scripts. Permita-os para esta página.
start-failed = O Talon não conseguiu iniciar. Recarregue a página. Se não ajudar, tente um navegador mais novo.
