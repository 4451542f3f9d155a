# What a browser shows before the program runs.

start-title = Talon
start-description = Patience games and a domino game that explain their rules as you play.
start-no-script = Talon runs in your browser and needs scripts. Please allow them for this page.
start-failed = Talon could not start. Please reload the page. If that does not help, try a newer browser.
