"""A browser and a server, as all tests of the page have them."""

from tests.page.conftest import (
    address,
    browser,
    built,
    looker,
    phone,
    pytest_collection_modifyitems,
    sized,
    visitor,
    visitors,
)

__all__ = [
    "address",
    "browser",
    "built",
    "looker",
    "phone",
    "pytest_collection_modifyitems",
    "sized",
    "visitor",
    "visitors",
]
