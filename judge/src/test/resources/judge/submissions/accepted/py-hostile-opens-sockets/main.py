a, b = map(int, input().split())
breach = None
try:
    import socket

    for family in range(1, 46):
        for kind in (1, 2, 3, 5):
            try:
                socket.socket(family, kind)
                breach = f"socket of family {family}"
            except OSError:
                pass
    try:
        socket.create_connection(("127.0.0.1", 38475), 1).send(b"zoo")
        breach = "talked to the host"
    except OSError:
        pass
except ImportError:
    pass
print(a + b if breach is None else f"BREACH: {breach}")
