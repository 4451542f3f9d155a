"""Solves the blocks of a census on a cluster: on the workers of Dask or HyperQueue, or on threads of this machine.

The files are those of `talon-lab census --series`; docs/results/CENSUS.md describes them. Whatever an engine loses or runs twice, a
block has one file, so an engine has only to run blocks. `python -m talon_games.cluster --help` is the command line.
"""

from ._engines import Dask, HyperQueue
from ._solve import Engine, solve
from ._threads import Threads

__all__ = ["Dask", "Engine", "HyperQueue", "Threads", "solve"]
