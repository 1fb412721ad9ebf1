"""The process of the clerk who makes reviews: the same answers, beside those that nobody should wait long for."""

from bouwmeester.server.clerk.worker import main

if __name__ == "__main__":
    main()
