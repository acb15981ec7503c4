"""The table online: live tables over HTTP and WebSocket, kept in one SQLite file.

``store`` keeps tables, ``history`` is one game as it runs, ``tables`` are the live ones,
``messages`` what goes over the wire, ``app`` the addresses, ``serving`` the process, ``thinking``
the processes of the bots. ``rules`` is all that the server asks of a game beyond the kernel's
contract.
"""
