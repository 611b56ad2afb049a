"""The room as a web application: its page, its tables over HTTP, and its sockets."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from kozyr import bots, games
from kozyr.errors import NotationError, RulesError
from kozyr.lessons import COURSE
from kozyr.room import house, lessons
from kozyr.room.agreement import RulesWish
from kozyr.room.club import Club
from kozyr.room.front import Front
from kozyr.room.guard import Limits, Turnstile, is_own_origin
from kozyr.room.lobby import Created, NewTable, Offer, Problems, TableRules
from kozyr.room.manners import MANNERS
from kozyr.room.offer import on_offer
from kozyr.room.pages import Pages
from kozyr.room.socket import Doors
from kozyr.room.store import Store, StoreError
from kozyr.room.upkeep import Pace
from kozyr.room.wire import MESSAGE_BYTES

LOG = logging.getLogger("kozyr.room")
A_DAY = 86400.0


class Room:
    """What the handlers share: the club, its limits, and how much everybody has asked for lately."""

    def __init__(self, club: Club, limits: Limits, origins: frozenset[str], address: str | None) -> None:
        self.club, self.limits, self.origins, self.address = club, limits, origins, address
        self.tables_door = Turnstile(limits.tables_burst, limits.tables_rate)
        self.rules_door = Turnstile(limits.rules_burst, limits.rules_rate)

    async def offer(self, request: Request) -> Response:
        """GET /api/room"""
        return _json(Offer(tuple(map(on_offer, MANNERS)), tuple(bots.NAMES), self.address))

    async def tables(self, request: Request) -> Response:
        """GET /api/tables"""
        return _json(await self.club.running(request.state.person))

    async def rules(self, request: Request) -> Response:
        """GET /api/tables/CODE/rules"""
        table = await self.club.table(request.path_params["code"])
        if table is None:
            return _problem(404, "there is no such table")
        words = games.words(table.game)
        told = words.document(table.rules)
        return _json(TableRules(told, words.links(told)))

    async def record(self, request: Request) -> Response:
        """GET /api/tables/CODE/record"""
        code = request.path_params["code"]
        if refusal := self._too_many(request, self.rules_door, "records were asked for"):
            return refusal
        text = await self.club.record(code)
        if text is None:
            return _problem(404, "there is no match here that was played to its end")
        headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="kozyr-{code}.kzr"'}
        return Response(text, 200, headers, media_type="text/plain")

    async def open_table(self, request: Request) -> Response:
        """POST /api/tables"""
        if refusal := self._turned_away(request, self.tables_door, "tables were made"):
            return refusal
        try:
            new = msgspec.json.decode(await _body(request), type=NewTable)
            return _json(Created(await self.club.open_table(new, request.state.person)), 201)
        except RulesError as error:
            return _json(Problems(error.problems), 400)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return _problem(400, f"the request is no table: {error}")
        except StoreError:
            return _problem(503, "the room's disk takes nothing now")

    async def rules_form(self, request: Request) -> Response:
        """GET /api/rules/form"""
        try:
            return _json(house.form(request.query_params.get("game", next(iter(MANNERS)))))
        except NotationError as error:
            return _problem(404, str(error))

    async def course(self, request: Request) -> Response:
        """GET /api/lessons"""
        return _json(lessons.LessonCourse(COURSE))

    async def lesson(self, request: Request) -> Response:
        """GET /api/lessons/NAME"""
        try:
            return _json(lessons.lesson(request.path_params["name"]))
        except NotationError as error:
            return _problem(404, str(error))

    async def agree(self, request: Request) -> Response:
        """POST /api/rules"""
        if refusal := self._turned_away(request, self.rules_door, "rules were tried"):
            return refusal
        try:
            return _json(house.answer(msgspec.json.decode(await _body(request), type=RulesWish)))
        except RulesError as error:
            return _json(house.faults(error), 400)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return _json(house.faults(RulesError([f"the request has no rules: {error}"])), 400)

    async def paper(self, request: Request) -> Response:
        """GET /api/paper"""
        if refusal := self._too_many(request, self.rules_door, "rules were tried"):
            return refusal
        wish = request.query_params
        try:
            return _json(house.paper(wish.get("preset", ""), wish.get("code", "")))
        except RulesError as error:
            return _json(house.faults(error), 400)

    def _turned_away(self, request: Request, door: Turnstile, what: str) -> Response | None:
        """Why a request is not read: it is another site's, or one too many."""
        if not is_own_origin(request.headers, self.origins):
            return _problem(403, "the request came from another site")
        return self._too_many(request, door, what)

    def _too_many(self, request: Request, door: Turnstile, what: str) -> Response | None:
        client = request.client.host if request.client else ""
        if not door.admits(client, asyncio.get_running_loop().time):
            return _problem(429, f"too many {what} from this address; wait a minute")
        return None


def application(
    store: Store,
    *,
    pace: Pace,
    limits: Limits,
    origins: frozenset[str],
    only_here: bool,
    keep_days: float,
    address: str | None = None,
) -> Starlette:
    """The room over an open store, which it closes at its end. `only_here`: it listens on loopback only; `address` is
    its link in the local network, if it has one."""
    club = Club(store, pace)
    room = Room(club, limits, origins, address)
    doors = Doors(club, limits, origins, pace.beat)
    return Starlette(
        routes=[
            Route("/api/room", room.offer),
            Route("/api/tables", room.tables),
            Route("/api/tables", room.open_table, methods=["POST"]),
            Route("/api/tables/{code}/rules", room.rules),
            Route("/api/tables/{code}/record", room.record),
            Route("/api/rules", room.agree, methods=["POST"]),
            Route("/api/rules/form", room.rules_form),
            Route("/api/paper", room.paper, middleware=[Middleware(GZipMiddleware)]),
            Route("/api/lessons", room.course),
            Route("/api/lessons/{name}", room.lesson, middleware=[Middleware(GZipMiddleware)]),
            WebSocketRoute("/t/{code}/socket", doors.visit),
            Mount("/", GZipMiddleware(Pages())),
        ],
        middleware=[Middleware(Front, origins=origins, only_here=only_here)],
        lifespan=_open_hours(club, keep_days),
    )


def _open_hours(club: Club, keep_days: float) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def hours(app: Starlette) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(_sweep(club, keep_days))
        yield
        sweeping.cancel()
        await club.close()

    return hours


async def _sweep(club: Club, keep_days: float) -> None:
    """Once a day, forget the tables that nobody has needed for long."""
    while True:
        try:
            if gone := await club.sweep(keep_days):
                LOG.info("%d old tables were deleted", gone)
        except StoreError as error:
            LOG.error("old tables were not deleted: %s", error)
        await asyncio.sleep(A_DAY)


async def _body(request: Request) -> bytes:
    """The request's body; HTTP 413 as soon as it is longer than an order may be."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MESSAGE_BYTES:
            raise HTTPException(413, f"a request has {MESSAGE_BYTES} bytes at most")
    return body


def _json(value: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


def _problem(status: int, text: str) -> Response:
    return _json(Problems((text,)), status)
