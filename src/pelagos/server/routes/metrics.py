"""Metrics for Prometheus: for this machine, or for anyone with the token."""

import hmac
import ipaddress

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from pelagos.server.context import AnyRequest, Services, TheServices, address_of
from pelagos.server.errors import Refused
from pelagos.server.measures import AGE, GAUGES, collected


@get("/metrics")
async def metrics(services: TheServices, request: AnyRequest) -> Response[bytes]:
    """The metrics of all workers of this server."""
    if not _may_read(services.settings.metrics_token, request):
        raise Refused(403, "not_yours")
    measure(services)
    return Response(generate_latest(collected()), media_type=CONTENT_TYPE_LATEST)


def measure(services: Services) -> None:
    """Notes how things stand in this worker."""
    GAUGES["sockets"].set(services.sockets.count)
    GAUGES["tables_driven"].set(services.driver.driving)
    for lane in services.lanes.all():
        GAUGES["lane_jobs"].labels(lane.name).set(lane.inside)
    thinkers = services.driver.thinkers
    for name, bots in (("quick", thinkers.quick), ("slow", thinkers.slow)):
        GAUGES["thoughts_waiting"].labels(name).set(bots.turns.waiting)
    for loop in services.loops.loops:
        GAUGES["loop_failures"].labels(loop.name).set(loop.failures)
        AGE.labels(loop.name).set(loop.age)


def _may_read(token: str, request: AnyRequest) -> bool:
    if token:
        shown = request.headers.get("authorization", "")
        return hmac.compare_digest(shown.encode(), f"Bearer {token}".encode())
    try:
        is_near = ipaddress.ip_address(address_of(request)).is_loopback
    except ValueError:
        return False
    # what a proxy passes on comes from elsewhere, whatever its address
    return is_near and "x-forwarded-for" not in request.headers
