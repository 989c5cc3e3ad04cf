"""The list of all notebooks, limited in rate for each address because it is slow to make."""

from __future__ import annotations

from tornado.web import authenticated
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from widgets.server.arrivals import TOO_OFTEN, Arrivals, neighbourhood
from widgets.server.limits import COME_BACK_AFTER, LISTINGS_A_SECOND, LISTINGS_AT_ONCE


class Listing(TornadoVoilaTreeHandler):
    """The list of the notebooks in a folder."""

    arrivals = Arrivals(LISTINGS_AT_ONCE, LISTINGS_A_SECOND)

    @authenticated
    async def get(self, path: str = "") -> None:
        """Show the list, or say when to come again."""
        if not self.arrivals.allow(neighbourhood(self.request.remote_ip or "")):
            self.set_status(TOO_OFTEN)
            self.set_header("Retry-After", str(COME_BACK_AFTER))
            self.finish()
            return
        await super().get(path)
