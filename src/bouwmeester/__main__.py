"""``python -m bouwmeester`` is the command line."""

import sys

from bouwmeester.cli import main

sys.exit(main())
