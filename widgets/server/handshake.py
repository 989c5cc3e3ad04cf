"""The message that tells a warm kernel its visitor's address.

The kernel opens a connection under its own id and waits; when a visitor takes it, the server
sends it the address of the page. The id can be read by all accounts of the machine, so the kernel
says a secret as well, which the server put into its environment.
"""

from __future__ import annotations

from hmac import compare_digest
from ipaddress import ip_address

from tornado.web import HTTPError
from voila.request_info_handler import RequestInfoSocketHandler

from widgets.handshake import HEADER


class Handshake(RequestInfoSocketHandler):
    """The connection of one warm kernel: only for kernels of this server, and once for each.

    Voila tells the waiting ones through the class it knows, so they are listed there.
    """

    kernel_id = ""

    async def get(self, kernel_id: str) -> None:
        """Refuse everybody but a warm kernel that has not called yet."""
        secret = self.settings["kernel_manager"].expected.get(kernel_id, "")
        said = self.request.headers.get(HEADER, "")
        is_expected = bool(secret) and compare_digest(said.encode(), secret.encode())
        if not is_expected or not self._is_from_here():
            raise HTTPError(403)
        await super().get(kernel_id=kernel_id)

    def open(self, kernel_id: str) -> None:
        """Wait under this id, or hear at once what a visitor asked for a moment ago."""
        kernels = self.settings["kernel_manager"]
        kernels.expected.pop(kernel_id, None)
        kernels.log.info("Kernel waits: %s", kernel_id)
        self.kernel_id = kernel_id
        super().open(kernel_id)
        self._cache.pop(kernel_id, None)

    def on_close(self) -> None:
        """Wait no longer; the others wait on."""
        if self._waiters.get(self.kernel_id) is self:
            del self._waiters[self.kernel_id]

    def _is_from_here(self) -> bool:
        """Whether a program of this machine is calling; a browser would name its page."""
        caller = self.request.remote_ip or ""
        at = self.request.connection.stream.socket.getsockname()[0]
        is_here = caller == at or ip_address(caller).is_loopback
        return is_here and "Origin" not in self.request.headers

    @classmethod
    def forget(cls, kernel_id: str) -> None:
        """Drop what was kept for a kernel that has gone."""
        cls._cache.pop(kernel_id, None)
