"""Tools to build and check the project with; no part of the package."""
