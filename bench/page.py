"""The page that keeps the figures of all benchmarks."""

from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "performance.md"
