"""The kernels behind the open pages: started, kept warm, put away when their page has gone."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager


class Kernels(AsyncMappingKernelManager):
    """Kernels that are put away some time after their page has gone, never while it is open."""

    async def start_kernel(self, **arguments: Any) -> str:
        """Start a kernel that says nothing on the terminal short of an error."""
        quiet = [f"--log-level={logging.ERROR}"]
        return str(await super().start_kernel(extra_arguments=quiet, **arguments))

    async def shutdown_kernel(
        self, kernel_id: str, now: bool = False, restart: bool = False
    ) -> None:
        """End a kernel at once: it holds nothing that is not in the address of its page.

        Asked politely it would be interrupted first, and complain of that in the log.
        """
        await super().shutdown_kernel(kernel_id, now=True, restart=restart)

    async def shutdown_all(self, now: bool = False) -> None:
        """End all kernels at once, those that are being warmed as well, for the same reason."""
        await super().shutdown_all(now=True)

    def notify_disconnect(self, kernel_id: str) -> None:
        """Count the time from now: a page read for an hour may lose its connection for a moment."""
        super().notify_disconnect(kernel_id)
        if kernel_id in self:
            self.get_kernel(kernel_id).last_activity = datetime.now(UTC)
