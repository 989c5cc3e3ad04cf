"""Tests of how the server starts and ends its kernels."""

import asyncio
import signal
import sys

import psutil
import pytest
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner
from jupyter_server.services.kernels.kernelmanager import ServerKernelManager

from widgets.server.kernels import Provisioner, Provisioners
from widgets.server.limits import KERNEL_LIMIT


@pytest.fixture(autouse=True)
def _ours(monkeypatch, tmp_path):
    """Let the server's own provisioner start the kernels."""
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    KernelProvisionerFactory.clear_instance()  # another test has run a notebook with this class
    Provisioners.instance()
    yield
    Provisioners.clear_instance()


def test_a_busy_kernel_is_ended_without_an_interrupt(monkeypatch):
    """The server ends a busy kernel without an interrupt, which would log an unexplained error."""
    signals, send = [], LocalProvisioner.send_signal

    async def note(self, number):
        signals.append(number)
        await send(self, number)

    monkeypatch.setattr(LocalProvisioner, "send_signal", note)

    async def end_one():
        kernel = ServerKernelManager(kernel_name="python3")
        await kernel.start_kernel()
        assert await kernel.is_alive()
        assert isinstance(kernel.provisioner, Provisioner)
        await kernel.shutdown_kernel(now=True)
        return await kernel.is_alive()

    assert not asyncio.run(end_one())
    assert signals == [signal.SIGKILL]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems bound no process")
def test_a_restarted_kernel_is_limited_again():
    """The server limits the memory of each process of a kernel, also of the process after a restart."""

    async def limits():
        kernel = ServerKernelManager(kernel_name="python3")
        await kernel.start_kernel()
        first = psutil.Process(kernel.provisioner.pid)
        found = [first.rlimit(psutil.RLIMIT_DATA)]
        await kernel.restart_kernel(now=True)
        second = psutil.Process(kernel.provisioner.pid)
        found.append(second.rlimit(psutil.RLIMIT_DATA))
        await kernel.shutdown_kernel(now=True)
        return found, first != second

    assert asyncio.run(limits()) == ([(KERNEL_LIMIT, KERNEL_LIMIT)] * 2, True)
