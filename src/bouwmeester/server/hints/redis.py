"""Hints by the publish and subscribe of Redis, or of Valkey, which speaks the same."""

from collections.abc import AsyncIterator

from redis.asyncio import Redis as Client

from bouwmeester.server.hints.carrier import CHANNEL


class Redis:
    """Raises redis.RedisError and OSError."""

    def __init__(self, address: str) -> None:
        self._client = Client.from_url(
            address.replace("valkey", "redis", 1), socket_connect_timeout=5, decode_responses=True
        )

    async def publish(self, text: str) -> None:
        await self._client.publish(CHANNEL, text)

    async def listen(self) -> AsyncIterator[str]:
        listening = self._client.pubsub(ignore_subscribe_messages=True)
        try:
            await listening.subscribe(CHANNEL)
            async for message in listening.listen():
                yield str(message["data"])
        finally:
            await listening.aclose()  # type: ignore[no-untyped-call]
