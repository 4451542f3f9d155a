# The lessons: see the English file.
