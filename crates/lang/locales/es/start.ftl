# What a browser shows before the program runs.

start-title = Talon
start-description = Solitarios y un juego de dominó que explican sus reglas mientras juegas.
start-no-script = Talon funciona en tu navegador y necesita scripts. Permítelos para esta página.
start-failed = Talon no pudo arrancar. Vuelve a cargar la página. Si no ayuda, prueba un navegador más nuevo.
