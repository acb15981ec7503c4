"""Positions as text, and what must follow from them: reading and running scenario files.

>>> from valewright.scenarios import read_text, run
>>> text = '''
... scenario: The last counter
... game: nim
... counters: 1, 2
... turn: 2
... play take 1 from pile 1
... expect piles = 0, 2
... play take 2 from pile 2
... expect winners = 2
... '''
>>> print(run(read_text(text)[0]))
FAIL <text>:2 The last counter
  line 9: expect winners = 2
    expected  2
    got       1
    missing   2
    too many  1
    after     take 1 from pile 1, take 2 from pile 2
"""

from valewright.scenarios.reading import Scenario, ScenarioError, read_file, read_text
from valewright.scenarios.running import Failure, Result, run, run_file, run_files, scenario_files
from valewright.scenarios.writing import write

__all__ = [
    "Failure",
    "Result",
    "Scenario",
    "ScenarioError",
    "read_file",
    "read_text",
    "run",
    "run_file",
    "run_files",
    "scenario_files",
    "write",
]
