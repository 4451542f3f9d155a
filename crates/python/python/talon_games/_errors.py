"""The exceptions of the package."""

from collections.abc import Iterator
from contextlib import contextmanager


class IllegalMove(ValueError):
    """A move that a rule forbids. The position has not changed."""

    # Where programs find it, and what a traceback shows.
    __module__ = "talon_games"

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message, rule)
        #: The number of the rule, such as ``D3``.
        self.rule = rule

    def __str__(self) -> str:
        return str(self.args[0])


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports inside it: an error says which extra installs the missing package."""
    try:
        yield
    except ImportError as error:
        error.msg = f"{error.msg}: pip install 'talon-games[{name}]'"
        raise
