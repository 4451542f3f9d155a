"""Curse of the Doublet as an environment of PettingZoo."""

from talon_games._errors import extra

with extra("pettingzoo"):
    import pettingzoo

from . import curse_v0

if hasattr(pettingzoo, "register"):
    pettingzoo.register("aec", "talon_games/curse_v0", entry_point="talon_games.pettingzoo.curse_v0:env")

__all__ = ["curse_v0"]
