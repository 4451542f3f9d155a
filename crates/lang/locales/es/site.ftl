# The site around the table: its front page, and what frames its pages.

site-skip = Saltar al contenido
site-documents = Documentos
site-documents-english = Los documentos están en inglés.
site-source = Código fuente
site-feed = Canal de novedades

site-play = Jugar en el navegador
site-games = Cuatro juegos
site-features = Lo que ofrece Talon

site-lead = Talon dice qué regla prohíbe una jugada y si un solitario aún se puede ganar, y nunca pierde una partida que has empezado.

site-referee = Un árbitro que explica
site-referee-text = Cada rechazo nombra su regla, dice qué sería correcto y lleva a una lección sobre ella.
site-winnable = ¿Aún se puede ganar?
site-winnable-text = Después de cada jugada ves si un solucionador que conoce todas las cartas aún puede ganar, o cuántas veces gana el consejero honesto, que solo ve lo que ves tú.
site-learn = Aprende en minutos
site-learn-text = Una primera partida guiada de cada juego, una lección para cada regla y { $count } problemas de partidas reales.
site-friend = Para dos
site-friend-text = Juega a Curse of the Doublet contra un amigo: en dos dispositivos, con un enlace y sin cuenta, o en una sola pantalla.
site-open = Abierto a todos
site-open-text = Teclado, ratón, pantalla táctil o lector de pantalla; letra grande, alto contraste y cartas de cuatro colores; nueve idiomas; también sin red.
site-programs = También para programas
site-programs-text = Un árbitro con el que hablan otros programas y un paquete de Python con los solucionadores, los rivales y entornos de aprendizaje.

site-commands = Dos comandos
site-commands-text = Con Rust en tu equipo bastan dos comandos:
site-command-play = compila los juegos y los abre en tu navegador
site-command-verify = ejecuta todas las comprobaciones y pruebas

site-for-players = Para jugadores
site-for-hosts = Para quienes alojan
site-for-developers = Para desarrolladores
site-for-researchers = Resultados

site-licence = Software libre con licencia MIT o Apache 2.0.
site-privacy = Este sitio no usa cookies, no cuenta visitas y no carga nada de otros servidores.
