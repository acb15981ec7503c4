"""A browser and a server, as all tests of the page have them."""

from tests.page.conftest import *  # noqa: F403
