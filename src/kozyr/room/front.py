"""The front of the house: every answer's headers, everybody's cookie, and who is turned away at the door."""

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kozyr.room.guard import HEADERS, cookie_header, is_known_host, new_token, person_of, token_of

STARTS = ("http.response.start", "websocket.http.response.start")


class Front:
    """Stands before the app. Gives `person` to the requests behind it and a cookie to browsers that have none."""

    def __init__(self, app: ASGIApp, origins: frozenset[str], only_here: bool) -> None:
        """`only_here`: the room listens on loopback only, so it answers to names of this machine alone."""
        self._app, self._origins, self._only_here = app, origins, only_here

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        known = token_of(HTTPConnection(scope))
        token = known or new_token()
        scope.setdefault("state", {})["person"] = person_of(token)
        cookie = None if known else cookie_header(token, scope["scheme"] in ("https", "wss"))

        async def send_on(message: Message) -> None:
            if message["type"] in STARTS:
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if cookie and message["type"] == "http.response.start":
                    headers.append("set-cookie", cookie)
            await send(message)

        await self._door(scope)(scope, receive, send_on)

    def _door(self, scope: Scope) -> ASGIApp:
        if self._only_here and not is_known_host(Headers(scope=scope), self._origins):
            return PlainTextResponse("This room answers to 127.0.0.1 and localhost only; see --host and --origin.", 403)
        return self._app
