"""The exceptions of the package."""


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
