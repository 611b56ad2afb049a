"""What would keep somebody out: axe-core looks at the page, and the page must not be wider than its screen."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOK = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations.map(
    found => [found.impact, found.id, found.help, found.nodes.map(node => node.target.join(' ')).join('; ')])"""


def barriers(page: Page) -> list[Any]:
    """The serious and critical faults that axe-core finds: impact, rule, what it is, where.

    The engine is evaluated from outside, so the page's policy against foreign scripts stays as it is.
    """
    page.evaluate(AXE.read_text())
    return [found for found in page.evaluate(LOOK) if found[0] in ("serious", "critical")]


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
