"""Censuses as tables."""

import hashlib

import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import talon_games
from talon_games import Doublets, Yield


def test_a_census_is_a_table_for_any_library() -> None:
    census = talon_games.census("yield", range(100, 400), threads=2)
    table = pl.DataFrame(census)
    assert pa.table(census).num_rows == len(census) == table.height == 300
    assert table["deal"].to_list() == list(range(100, 400))
    solutions = [Yield.deal(deal).solve() for deal in range(100, 400)]
    assert table["verdict"].to_list() == [solution.verdict for solution in solutions]
    assert table["score"].to_list() == [solution.score for solution in solutions]
    assert table["nodes"].to_list() == [solution.nodes for solution in solutions]
    lengths = [len(solution.line) if solution.verdict == "won" else None for solution in solutions]
    assert table["line_length"].to_list() == lengths
    assert set(table["game"].to_list()) == {"yield"} and set(table["solver"].to_list()) == {talon_games.SOLVER_VERSION}


def test_a_census_is_a_table_of_pandas() -> None:
    census = talon_games.census("lady-jane", range(40))
    frame = pd.DataFrame(census)
    assert list(frame.columns) == pl.DataFrame(census).columns
    rows = frame.astype(object).where(frame.notna(), None)
    assert list(rows.itertuples(index=False, name=None)) == pl.DataFrame(census).rows()


def test_the_rows_of_a_census_have_names() -> None:
    rows = list(talon_games.census("yield", range(3, 6)))
    assert [(row.game, row.options, row.goal, row.deal) for row in rows] == [("yield", "ranks 13, rows 7", "win", deal) for deal in (3, 4, 5)]
    solutions = [Yield.deal(row.deal).solve() for row in rows]
    assert [(row.verdict, row.nodes) for row in rows] == [(solution.verdict, solution.nodes) for solution in solutions]
    assert [row.line_length is None for row in rows] == [row.verdict != "won" for row in rows]


@pytest.mark.parametrize("goal", ["win", "score"])
def test_the_digest_is_that_of_the_files(goal: str) -> None:
    census = talon_games.census("doublets", range(50), goal, ranks=5, piles=2)  # type: ignore[arg-type]
    rows = pl.DataFrame(census).select("deal", "verdict", "score").rows()
    lines = "".join(f"{deal},{verdict},{'' if score is None else score}\n" for deal, verdict, score in rows)
    assert hashlib.sha256(lines.encode()).hexdigest() == census.digest


def test_threads_change_nothing_but_the_time() -> None:
    digests = {talon_games.census("doublets", range(0, 3000, 7), threads=threads).digest for threads in (1, 2, 5)}
    assert len(digests) == 1


def test_a_block_is_the_census_of_its_deals() -> None:
    block = talon_games.census_block("yield", 3, ranks=1, rows=1)
    deals = range(3 * 2**20, 4 * 2**20)
    assert len(block) == len(deals)
    table = pl.DataFrame(block)
    assert table["deal"][0] == deals.start and table["deal"][-1] == deals.stop - 1
    assert Yield.deal(deals.start, ranks=1, rows=1).solve().verdict == table["verdict"][0]


def test_an_empty_range_is_an_empty_table() -> None:
    assert pl.DataFrame(talon_games.census("yield", range(0))).height == 0


def test_what_cannot_be_counted_is_refused() -> None:
    for wrong, error in [
        (lambda: talon_games.census("curse", range(3)), "a census solves patiences only"),
        (lambda: talon_games.census("chess", range(3)), "the games are"),
        (lambda: talon_games.census("yield", range(2**53 - 1, 2**53 + 1)), "deal"),
        (lambda: talon_games.census("yield", range(3), threads=0), "at least one thread"),
    ]:
        with pytest.raises(ValueError, match=error):
            wrong()
    assert Doublets.deal(0).solve(mb=1).limit in (None, "mb")
