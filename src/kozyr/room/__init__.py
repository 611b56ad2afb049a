"""The room: tables that people sit down at, in a browser."""
