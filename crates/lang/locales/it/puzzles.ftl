# Puzzles.
