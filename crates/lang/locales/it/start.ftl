# What a browser shows before the program runs.

start-title = Talon
start-description = Solitari e un gioco di domino che spiegano le regole mentre giochi.
start-no-script = Talon funziona nel tuo browser e ha bisogno degli script. Consentili per questa pagina.
start-failed = Talon non è riuscito a partire. Ricarica la pagina. Se non basta, prova un browser più recente.
