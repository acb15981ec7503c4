"""Positions as text, and what must follow from them: reading and running scenario files.

>>> from valewright.scenarios import read_text, run
>>> text = '''
... scenario: Two pushes
... player 1:
...   field: Cursed Land/top x2
...   on-deck: Cursed Land/middle
...   deck: Blank, Cursed Land/top
... player 2:
... play push
... expect decision = plant
... expect players.1.net_decay = 3
... play push
... expect players.1.token = spent
... '''
>>> print(run(read_text(text)[0]))
FAIL <text>:2 Two pushes
  line 12: expect players.1.token = spent
    expected  spent
    got       active
    after     push, push
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
