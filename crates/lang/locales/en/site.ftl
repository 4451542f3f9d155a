# The site around the table: its front page, and what frames its pages.

site-skip = Skip to the content
site-documents = Documents
site-documents-english = The documents are in English.
site-source = Source code
site-feed = News feed

site-play = Play in the browser
site-games = Four games
site-features = What Talon can do

site-lead = Talon says which rule forbids a move and whether a patience can still be won, and it never loses a game that you have started.

site-referee = A referee that explains
site-referee-text = Each refusal names its rule, says what would be right, and leads to a lesson about it.
site-winnable = Can it still be won?
site-winnable-text = After every move you see whether a solver that knows all cards can still win, or how often the fair adviser wins, who sees only what you see.
site-learn = Learn in minutes
site-learn-text = A guided first game of each game, a lesson for each rule, and { $count } puzzles from real games.
site-friend = For two
site-friend-text = Play Curse of the Doublet against a friend: on two devices by a link and without an account, or on one screen.
site-open = Open to everyone
site-open-text = Keyboard, mouse, touch or screen reader; large print, high contrast and four-colour cards; nine languages; also without a network.
site-programs = For programs, too
site-programs-text = A referee that other programs talk to, and a Python package with the solvers, the opponents and environments for learning.

site-commands = Two commands
site-commands-text = With Rust on your machine, two commands are enough:
site-command-play = builds the games and opens them in your browser
site-command-verify = runs all checks and all tests

site-for-players = For players
site-for-hosts = For hosts
site-for-developers = For developers
site-for-researchers = Results

site-licence = Free software under the MIT or the Apache 2.0 licence.
site-privacy = This site sets no cookies, counts no visitors and loads nothing from other hosts.
