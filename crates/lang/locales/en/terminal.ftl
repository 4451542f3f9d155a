# The terminal's own sentences: menus, keys, questions, saves, statistics.
