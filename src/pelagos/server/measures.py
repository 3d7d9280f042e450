"""What is counted: requests, the time until an answer is stored, lanes, queues, loops, sockets.

With several workers each writes to a file of its own in PROMETHEUS_MULTIPROC_DIR, and whichever of
them is asked adds them up.
"""

import os
from collections.abc import Callable

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"

REQUESTS = Counter("pelagos_requests", "Requests by method and status.", ["method", "status"])
STORED = Histogram(
    "pelagos_answer_seconds",
    "Seconds until an answer was stored.",
    buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
)
DROPPED = Counter(
    "pelagos_connections_dropped",
    "Connections ended: late or oversized requests, answers nobody reads, too many at once.",
    ["why"],
)
GAUGES = {
    name: Gauge(f"pelagos_{name}", said, labels, multiprocess_mode="livesum")
    for name, said, labels in (
        ("sockets", "Live channels that are open.", []),
        ("lane_jobs", "Jobs in a lane, waiting ones included.", ["lane"]),
        ("thoughts_waiting", "Tables waiting for a bot to think.", ["lane"]),
        ("tables_driven", "Tables at which bots or clocks act now.", []),
        ("loop_failures", "How often a loop failed and began again.", ["loop"]),
    )
}
AGE = Gauge(
    "pelagos_loop_age_seconds",
    "Seconds since a loop's last sign of life.",
    ["loop"],
    multiprocess_mode="livemax",
)


def collected() -> CollectorRegistry:
    """The figures of all workers."""
    if not os.environ.get(FOLDER):
        return REGISTRY
    registry = CollectorRegistry()
    collect: Callable[[CollectorRegistry], object] = MultiProcessCollector
    collect(registry)
    return registry
