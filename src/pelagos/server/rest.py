"""Rest: the hours of the night and the weekends in which a table's clocks stand still.

A table agrees on them in one time zone, its host's. They follow that zone's local time, so that a
night in which clocks are put forward or back is an hour shorter or longer.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from datetime import time as Time
from zoneinfo import ZoneInfo

DAY = timedelta(days=1)
SATURDAY = 5
LONGEST = 3 * DAY
"""No rest is longer than a night, a weekend and a night."""


@dataclass(frozen=True)
class Rest:
    """When a table rests: from `starts` to `ends` (as 22:00) where they are set, and on weekends.

    >>> night = Rest("Europe/Warsaw", "22:00", "08:00")
    >>> evening = datetime(2026, 11, 18, 21, tzinfo=ZoneInfo("Europe/Warsaw")).timestamp()
    >>> (night.after(evening, 2 * 3600) - evening) / 3600
    12.0
    """

    zone: str
    starts: str = ""
    ends: str = ""
    weekends: bool = False

    def spans(self, since: float) -> Iterator[tuple[float, float]]:
        """The rests that end after a moment, one after the other, without end."""
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(since, zone).date() - LONGEST
        start, end = since, since
        while True:
            for begins, ends in self._of_day(day, zone):
                if begins > end:
                    if end > since:
                        yield start, end
                    start, end = begins, ends
                elif ends > end:
                    start, end = min(start, begins), ends
            day += DAY

    def _of_day(self, day: date, zone: ZoneInfo) -> list[tuple[float, float]]:
        found = []
        if self.weekends and day.weekday() >= SATURDAY:
            found.append((_moment(day, "00:00", zone), _moment(day + DAY, "00:00", zone)))
        if self.starts:
            last = day if self.starts < self.ends else day + DAY
            found.append((_moment(day, self.starts, zone), _moment(last, self.ends, zone)))
        return [(begins, ends) for begins, ends in found if begins < ends]

    def between(self, since: float, until: float) -> list[tuple[float, float]]:
        """The rests between two moments."""
        found = []
        for start, end in self.spans(since):
            if start >= until:
                break
            found.append((start, end))
        return found

    def awake(self, since: float, until: float) -> float:
        """The seconds between two moments that are no rest."""
        slept = sum(
            min(end, until) - max(start, since) for start, end in self.between(since, until)
        )
        return until - since - slept

    def after(self, since: float, seconds: float) -> float:
        """The moment at which this many seconds will have passed that are no rest."""
        at = since
        for start, end in self.spans(since):
            if at + seconds <= start:
                break
            seconds -= max(0.0, start - at)
            at = end
        return at + seconds


def _moment(day: date, clock: str, zone: ZoneInfo) -> float:
    return datetime.combine(day, Time.fromisoformat(clock), zone).timestamp()


def passed(rest: Rest | None, since: float, until: float) -> float:
    """The seconds by which clocks have run between two moments."""
    return until - since if rest is None else rest.awake(since, until)
