# The list of saved games.
