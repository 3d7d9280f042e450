"""A program at a running table: begins a game against bots and plays it over HTTP.

Start a server first (`scripts/serve`), then: `python examples/take_a_seat.py [address]`.
A language model would get `asked.text`, the legal list and the clause, and return one text.
"""

import random
import sys

from pelagos.research.client import Client, Question, Seat


def decide(asked: Question) -> object:
    """Any listed answer; a question too large to list is left to its shape's first place."""
    sys.stdout.write(f"{asked.text} ({asked.clause})\n")
    if asked.listed is None:
        raise SystemExit("this little program answers only questions that are listed")
    return random.choice(asked.listed)["value"]


def main() -> None:
    address = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
    client = Client(address)
    made = client.play("cyclades", players=2, bot="easy")
    mine = next(link for link in made["links"] if link["secret"])
    result = Seat(client, made["table"], mine["seat"], mine["secret"]).play(decide)
    sys.stdout.write(f"{result['text']}: places {result['places']}\n")


if __name__ == "__main__":
    main()
