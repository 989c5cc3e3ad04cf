"""The entry of `python -m tutor`: it runs the command line."""

import sys

from tutor.cli import main

if __name__ == "__main__":
    sys.exit(main())
