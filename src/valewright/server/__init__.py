"""The table online: live tables over HTTP and WebSocket, kept in one SQLite file.

``settings`` are all that a server can be told, ``store`` keeps tables, ``resuming`` takes them up
again, ``history`` is one game as it runs, ``tables`` are the live ones,
``messages`` and ``shapes`` what goes over the wire, ``app`` the addresses, ``page`` the files that
browsers get, ``serving`` the process, ``opening`` the browser, ``thinking`` the processes of the
bots, ``replays`` the games that are leafed through. ``games`` is all that the server asks of a game
beyond the kernel's contract.
"""
