# What a browser shows before the program runs.

start-title = Talon
start-description = Three patience games and a domino game: Doublets, Yield, Lady Jane and Curse of the Doublet.
start-no-script = Talon runs in your browser and needs scripts. Please allow them for this page.
start-failed = Talon could not start. Please reload the page. If that does not help, try a newer browser.
