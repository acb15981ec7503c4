"""What players install: nothing older than what was tested."""

import re
import tomllib

from tools.requirements import PYPROJECT


def test_the_oldest_versions_allowed_are_those_that_are_tested() -> None:
    text = (PYPROJECT.parent / "constraints.txt").read_text()
    pins = re.findall(r"^(\S+)==(\S+)$", text, re.MULTILINE)
    tested = {name.lower(): version for name, version in pins}
    project = tomllib.loads(PYPROJECT.read_text())["project"]
    for wanted in (*project["dependencies"], *project["optional-dependencies"]["metrics"]):
        name, _, oldest = wanted.partition(">=")
        assert tested[name.lower()] == oldest, f"{wanted}: {tested[name.lower()]} is tested"
