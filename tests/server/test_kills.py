"""What was acknowledged is there after ``kill -9``. `make soak` does the same 500 times on each database."""

from tests.server.conftest import NewDatabase
from tests.server.killing import kill_and_compare

KILLS = 10  # on each of two databases: twenty in `make test`


def test_nothing_acknowledged_is_lost_or_doubled(new_database: NewDatabase) -> None:
    assert kill_and_compare(new_database(), KILLS, seed=1) >= KILLS
