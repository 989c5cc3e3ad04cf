"""`python -m tutor`: the command line."""

import sys

from tutor.cli import main

if __name__ == "__main__":
    sys.exit(main())
