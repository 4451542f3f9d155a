# What a browser shows before the program runs.

start-title = Talon
start-description = Tres solitarios y un juego de dominó: Doublets, Yield, Lady Jane y Curse of the Doublet.
start-no-script = Talon funciona en tu navegador y necesita scripts. Permítelos para esta página.
start-failed = Talon no pudo arrancar. Vuelve a cargar la página. Si no ayuda, prueba un navegador más nuevo.
