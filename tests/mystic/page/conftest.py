"""A browser and a server, as all tests of the page have them."""

from tests.page.conftest import (
    address,
    browser,
    built,
    phone,
    pytest_collection_modifyitems,
    sized,
    two,
    visitor,
    visitors,
)

__all__ = [
    "address",
    "browser",
    "built",
    "phone",
    "pytest_collection_modifyitems",
    "sized",
    "two",
    "visitor",
    "visitors",
]
