"""Kozyr: an open card room for raspisnoy poker and its cousins."""
