"""Scenes as SVG text: self-contained, without script, every text escaped.

Paints and symbols are named after their content, so that a name means the same in all drawings of a
page. Groups with a label keep their id (with a prefix if several drawings share a page), title and
description. For screen readers the drawing is one image with a title and a description.
"""

from __future__ import annotations

from binascii import crc32
from functools import lru_cache
from xml.sax.saxutils import escape, quoteattr

from tutor.core.drawing.lettering import FAMILIES, WEIGHTS, Face, is_measured, width
from tutor.core.drawing.pathtext import number, shorten_path
from tutor.core.drawing.scene import (
    HALO,
    Anchor,
    Circle,
    Gradient,
    Group,
    Paint,
    Path,
    Rect,
    Scene,
    Shape,
    Stop,
    Symbol,
    Use,
    Words,
)

_DEFAULTS = (
    'fill="none" stroke-linejoin="round" stroke-linecap="round" font-size="14px" '
    f'font-weight="bold" text-anchor="middle" font-family={quoteattr(FAMILIES["sans"])}'
)
FEW_LETTERS = 7
_DIGITS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def to_svg(scene: Scene, prefix: str = "") -> str:
    """Return the scene as one SVG element. Every id begins with `prefix`."""
    writer = Writer(prefix)
    body = "".join(
        f'<g data-layer="{layer.name}">{"".join(map(writer.shape, layer.groups))}</g>'
        for layer in scene.layers
    )
    title, description = quoteattr(f"{prefix}title"), quoteattr(f"{prefix}description")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {scene.width} {scene.height}" '
        f'width="{scene.width}" height="{scene.height}" role="img" '
        f"aria-labelledby={title} aria-describedby={description} "
        f"{_DEFAULTS}>"
        f"<title id={title}>{_text(scene.title)}</title>"
        f"<desc id={description}>{_text(scene.description)}</desc>"
        f"<style>{''.join(writer.rules[name] for name in sorted(writer.rules))}</style>"
        f"<defs>{''.join(writer.symbols[name] for name in sorted(writer.symbols))}</defs>"
        f"{body}</svg>\n"
    )


def overlay(width: float, height: float) -> str:
    """Return an empty SVG element over a drawing of this size, hidden from screen readers."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" '
        f'aria-hidden="true" focusable="false" {_DEFAULTS}></svg>'
    )


def picture(symbol: Symbol, height: float) -> str:
    """Return a symbol as a small SVG element of a height in pixels, hidden from screen readers.

    The words beside the picture must say what it shows.
    """
    writer = _PlainWriter()
    body = "".join(map(writer.shape, symbol.shapes))
    defined = "".join(writer.symbols[name] for name in sorted(writer.symbols))
    wide = number(symbol.width * height / symbol.height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{number(height)}" '
        f'viewBox="0 0 {number(symbol.width)} {number(symbol.height)}" aria-hidden="true" '
        f'focusable="false" {_DEFAULTS}>'
        f"{f'<defs>{defined}</defs>' if defined else ''}{body}</svg>"
    )


class Writer:
    """A writer of shapes as SVG, which collects the style rules and symbols that they need."""

    def __init__(self, prefix: str = "") -> None:
        self.prefix = prefix
        self.rules: dict[str, str] = {}
        self.symbols: dict[str, str] = {}

    def shape(self, shape: Shape) -> str:
        """Return the SVG markup of one shape."""
        match shape:
            case Path():
                return self._path(shape)
            case Circle():
                return (
                    f'<circle {self._paint(shape.paint)} cx="{number(shape.x)}" '
                    f'cy="{number(shape.y)}" r="{number(shape.radius)}"/>'
                )
            case Rect():
                corner = f' rx="{number(shape.radius)}"' if shape.radius else ""
                return (
                    f"<rect {self._paint(shape.paint)}{_corner(shape.x, shape.y)} "
                    f'width="{number(shape.width)}" '
                    f'height="{number(shape.height)}"{corner}/>'
                )
            case Words():
                return (
                    f'<text {self._letters(shape)} x="{number(shape.x)}" y="{number(shape.y)}"'
                    f"{_room(shape)}>{_text(shape.text)}</text>"
                )
            case Use():
                return self._use(shape)
            case Group():
                return self._group(shape)

    def _path(self, path: Path) -> str:
        """Return the markup of a path.

        If it has several paints, the outline becomes a symbol, which is used once for each paint.
        """
        text = shorten_path(path.text)
        if not path.under:
            return f'<path {self._paint(path.paint)} d="{text}"/>'
        name = "s" + _short(text)
        self.symbols[name] = f'<path id="{name}" d="{text}"/>'
        return "".join(
            f'<use {self._paint(paint)} href="#{name}"/>' for paint in (*path.under, path.paint)
        )

    def _group(self, group: Group) -> str:
        inside = "".join(map(self.shape, group.shapes))
        if not group.label:
            return inside
        words = f"<title>{_text(group.label)}</title>"
        if group.description:
            words += f"<desc>{_text(group.description)}</desc>"
        return f"<g id={quoteattr(self.prefix + group.id)}>{words}{inside}</g>"

    def _use(self, use: Use) -> str:
        name = _symbol_name(use.symbol)
        if name not in self.symbols:
            drawn = "".join(map(self.shape, use.symbol.shapes))
            self.symbols[name] = f'<g id="{name}">{drawn}</g>'
        if use.scale == 1:
            place = _corner(use.x, use.y)
        else:
            x, y = number(use.x), number(use.y)
            place = f' transform="translate({x} {y})scale({_factor(use.scale)})"'
        faint = f' opacity="{use.opacity:g}"' if use.opacity != 1 else ""
        return f'<use href="#{name}"{place}{faint}/>'

    def _paint(self, paint: Paint) -> str:
        if isinstance(paint.fill, Gradient):
            name = _gradient_name(paint.fill)
            self.symbols[name] = _gradient(name, paint.fill)
        return self._styled_by(_paint_rule(paint))

    def _letters(self, words: Words) -> str:
        rule = _letter_rule(words.face, words.size, words.colour, words.anchor)
        if words.halo:
            rule += f";paint-order:stroke;stroke:{words.halo};stroke-width:{HALO:g}"
        return self._styled_by(rule)

    def _styled_by(self, rule: str) -> str:
        name = _short(rule)
        self.rules[name] = f".{name}{{{rule}}}"
        return f'class="{name}"'


class _PlainWriter(Writer):
    """A writer of style rules as attributes, because a small picture must not add a style sheet."""

    def _styled_by(self, rule: str) -> str:
        return f"style={quoteattr(rule)}"


@lru_cache(maxsize=512)
def _paint_rule(paint: Paint) -> str:
    parts = []
    if isinstance(paint.fill, Gradient):
        parts.append(f"fill:url(#{_gradient_name(paint.fill)})")
    elif paint.fill:
        parts.append(f"fill:{paint.fill}")
    if paint.stroke:
        parts.append(f"stroke:{paint.stroke}")
        if paint.width != 1:
            parts.append(f"stroke-width:{paint.width:g}")
        if paint.dash:
            parts.append("stroke-dasharray:" + " ".join(f"{dash:g}" for dash in paint.dash))
    if paint.opacity != 1:
        parts.append(f"opacity:{paint.opacity:g}")
    return ";".join(parts)


@lru_cache(maxsize=512)
def _letter_rule(face: Face, size: float, colour: str, anchor: Anchor) -> str:
    rule = f"fill:{colour}"
    if size != 14:
        rule += f";font-size:{size:g}px"
    if WEIGHTS[face] != "bold":
        rule += f";font-weight:{WEIGHTS[face]}"
    if FAMILIES[face] != FAMILIES["sans"]:
        rule += f";font-family:{FAMILIES[face]}"
    return rule if anchor == "middle" else f"{rule};text-anchor:{anchor}"


def _corner(x: float, y: float) -> str:
    """Return the attributes for a shape's top left corner; empty for the origin."""
    at = number(x), number(y)
    return "" if at == ("0", "0") else f' x="{at[0]}" y="{at[1]}"'


def _room(words: Words) -> str:
    """Return the attribute for the measured width, which the letters of another font must keep.

    It is empty for short words, which have enough room, and for words with an estimated width.
    """
    if len(words.text) < FEW_LETTERS or not is_measured(words.text, words.face):
        return ""
    wide = number(width(words.text, words.face, words.size))
    return f' textLength="{wide}"'


def _factor(scale: float) -> str:
    """Return a factor to three decimal places, without a zero before the point."""
    return f"{round(scale, 3):g}".removeprefix("0")


def _gradient(name: str, gradient: Gradient) -> str:
    """Return the definition of a gradient with a name, over the box of the filled shape."""
    stops = "".join(map(_stop, gradient.stops))
    if gradient.way == "out":
        return f'<radialGradient id="{name}">{stops}</radialGradient>'
    return f'<linearGradient id="{name}" x2="0" y2="1">{stops}</linearGradient>'


def _stop(stop: Stop) -> str:
    faint = f' stop-opacity="{stop.opacity:g}"' if stop.opacity != 1 else ""
    return f'<stop offset="{stop.at:g}" stop-color="{stop.colour}"{faint}/>'


@lru_cache(maxsize=512)
def _gradient_name(gradient: Gradient) -> str:
    return "g" + _short(repr(gradient))


@lru_cache(maxsize=512)
def _symbol_name(symbol: Symbol) -> str:
    return "s" + _short(repr(symbol.shapes))


@lru_cache(maxsize=2048)
def _short(content: str) -> str:
    """Return a name of four characters that is computed from a content. Equal contents have equal names."""
    value = crc32(content.encode("utf-8"))
    name = ""
    for _ in range(4):
        value, digit = divmod(value, len(_DIGITS))
        name += _DIGITS[digit]
    return name


def _text(words: str) -> str:
    """Return the escaped words, without characters that XML forbids (controls, surrogates)."""
    allowed = "".join(
        letter
        for letter in words
        if letter in "\t\n" or (letter >= " " and not "\ud800" <= letter <= "\udfff")
    )
    return escape(allowed.replace("￾", "").replace("￿", ""))
