"""Commands run inside the process, with a data folder of their own."""

from tests.commands import data_folder, run

__all__ = ["data_folder", "run"]
