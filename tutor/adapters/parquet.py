"""The table of a batch as a Parquet file, where pyarrow is installed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pyarrow
from pyarrow import parquet

TYPES: Final = {str: pyarrow.string(), int: pyarrow.int64(), float: pyarrow.float64()}


class ParquetRows:
    """Writes the rows of each game as a group of their own; it is a file once it is closed."""

    def __init__(self, path: Path, columns: dict[str, type]) -> None:
        self._schema = pyarrow.schema([(name, TYPES[kind]) for name, kind in columns.items()])
        self._writer = parquet.ParquetWriter(path, self._schema)

    def write(self, rows: Sequence[dict[str, Any]]) -> None:
        """Write the rows of one more game; what a row leaves out is null."""
        self._writer.write_table(pyarrow.Table.from_pylist(list(rows), schema=self._schema))

    def close(self) -> None:
        """Write what makes a file of it."""
        self._writer.close()
