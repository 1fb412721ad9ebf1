"""HTTP: how the house is, for those who run it."""

from litestar import Response, get
from litestar.exceptions import HTTPException
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import bouwmeester
from bouwmeester.server.http.asking import HouseRequest, house_of, whence_of


@get("/health")
async def health(request: HouseRequest) -> Response[dict[str, str]]:
    """Whether the house can write, and stays. That is tried at most once in a few seconds, however many ask.

    503 if not: "draining" of one that is about to stop, and the words for a database that is away.
    """
    house = house_of(request)
    if house.draining:
        return Response({"status": "draining", "version": bouwmeester.__version__}, status_code=503)
    await house.pulse.feel()
    return Response({"status": "ok", "version": bouwmeester.__version__})


@get("/metrics", media_type=CONTENT_TYPE_LATEST)
async def metrics(request: HouseRequest) -> bytes:
    allowed = request.app.state.metrics
    if allowed == "nobody" or (allowed == "here" and not whence_of(request).here):
        raise HTTPException(status_code=403, detail="for those who run this house")
    return generate_latest()


HOUSE_HANDLERS = [
    health,
    metrics,
]
