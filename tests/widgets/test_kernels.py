"""Kernels of the server, one by one: how they end."""

import asyncio
import signal

from widgets.server.kernels import Kernel


def test_a_kernel_at_work_is_ended_without_being_interrupted(monkeypatch, tmp_path):
    """It would tell of the interrupt in the log of the server, where nobody did anything wrong."""
    signals = []

    async def note(self, number, *arguments):
        signals.append(number)

    monkeypatch.setattr(Kernel, "_async_signal_kernel", note)
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))

    async def end_one():
        kernel = Kernel(kernel_name="python3")
        await kernel._async_start_kernel()
        assert await kernel._async_is_alive()
        await kernel._async_shutdown_kernel(now=True)
        return await kernel._async_is_alive()

    assert not asyncio.run(end_one())
    assert signal.SIGINT not in signals
