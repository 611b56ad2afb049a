"""The built page: its files, and the same index for every screen, which the page itself tells apart."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

BUILT = Path(__file__).parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = """The room is open, but its page has not been built.
In a checkout, `make play` builds it; `pip install .` does too.
"""


class Pages:
    """Serves a folder with `index.html` and hashed files under `assets/`."""

    def __init__(self, folder: Path = BUILT) -> None:
        self._folder = folder
        self._files = StaticFiles(directory=folder, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self._answer(Request(scope))
        await response(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        path = request.url.path.lstrip("/")
        if path.startswith("api/"):
            raise HTTPException(404)
        is_screen = "." not in path.rpartition("/")[2]
        if is_screen and not (self._folder / "index.html").is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        response = await self._files.get_response("index.html" if is_screen else path, request.scope)
        response.headers["cache-control"] = FOR_EVER if path.startswith("assets/") and not is_screen else "no-cache"
        return response
