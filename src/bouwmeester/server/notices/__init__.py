"""Notices: telling people who are away what waits for them, by channels they have chosen. What is to be told is
written by the rooms where it happens; this one looks again, and sends. It reads tables and changes none.
"""
