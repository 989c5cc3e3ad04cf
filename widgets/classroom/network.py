"""The addresses by which phones reach this machine, and the QR code of a link."""

from __future__ import annotations

import io
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, ip_address
from typing import Final

import segno
from psutil import net_if_addrs, net_if_stats

VIRTUAL: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "tun", "tap")
"""The first letters of the names of interfaces that no phone can reach."""
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that no machine has. A socket to it finds the usual interface, and sends nothing."""
QUIET_ZONE: Final = 4


def network_addresses() -> list[str]:
    """Return the IPv4 addresses of this machine, with those first that phones can most likely reach."""
    stats = net_if_stats()
    found = [
        (name, each.address)
        for name, known in net_if_addrs().items()
        for each in known
        if each.family == socket.AF_INET and (name not in stats or stats[name].isup)
    ]
    return rank_addresses(found, _usual_address())


def rank_addresses(found: Iterable[tuple[str, str]], usual: str = "") -> list[str]:
    """Return the addresses of interfaces, with those first that a phone can most likely reach.

    `found` are pairs of an interface and its address; `usual` is the address of the usual
    interface. Addresses that only this machine can reach are left out.
    """
    ranked = []
    for name, address in found:
        known = ip_address(address)
        assert isinstance(known, IPv4Address)
        if known.is_loopback or known.is_unspecified:
            continue
        rank = (
            name.startswith(VIRTUAL),
            known.is_link_local,
            address != usual,
            not known.is_private,
        )
        ranked.append((rank, address))
    return [address for _, address in sorted(ranked, key=lambda pair: pair[0])]


def _usual_address() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:  # no network
            return ""
        return str(probe.getsockname()[0])


def qr_svg(link: str) -> str:
    """Return the QR code of a link as an SVG element, with its quiet zone."""
    written = io.BytesIO()
    look = {"border": QUIET_ZONE, "light": "#fff", "dark": "#000", "omitsize": True}
    segno.make_qr(link).save(written, kind="svg", xmldecl=False, nl=False, **look)
    return written.getvalue().decode()


def qr_text(link: str) -> str:
    """Return the QR code of a link for a terminal."""
    written = io.StringIO()
    segno.make_qr(link).terminal(written, border=2, compact=True)
    return written.getvalue()
