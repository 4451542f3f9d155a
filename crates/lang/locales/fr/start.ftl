# What a browser shows before the program runs.

start-title = Talon
start-description = Des patiences et un jeu de dominos qui expliquent leurs règles pendant la partie.
start-no-script = Talon fonctionne dans votre navigateur et a besoin de scripts. Veuillez les autoriser pour cette page.
start-failed = Talon n’a pas pu démarrer. Veuillez recharger la page. Si cela n’aide pas, essayez un navigateur plus récent.
