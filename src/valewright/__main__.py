"""``python -m valewright``."""

from valewright.cli import main

if __name__ == "__main__":
    main()
