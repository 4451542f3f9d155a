# What a browser shows before the program runs.

start-title = Talon
start-description = Three patiences and a domino game: Doublets, Yield, Lady Jane and Curse of the Doublet.
start-no-script = Talon is a program that runs in your browser. Please allow scripts for this page.
start-failed = Talon could not be started. Load the page again; if that does not help, a newer browser may.
