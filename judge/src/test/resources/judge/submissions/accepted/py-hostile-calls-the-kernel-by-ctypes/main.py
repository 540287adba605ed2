import os

a, b = map(int, input().split())
breach = None
try:
    import ctypes

    call = ctypes.CDLL(None).syscall
    forbidden = {57: (), 58: (), 101: (0, 0, 0, 0), 165: (0, 0, 0, 0, 0), 272: (0x10000000,), 250: (0, -3, 1),
                 321: (0, 0, 0), 425: (4, ctypes.create_string_buffer(120)), 319: (b"x", 0), 41: (2, 1, 0)}
    for number, arguments in forbidden.items():
        if os.uname().machine == "x86_64":
            result = call(number, *arguments)
            if number in (57, 58) and result == 0:
                os._exit(0)
            if result >= 0:
                breach = f"call {number}"
except (ImportError, OSError, AttributeError):
    pass
print(a + b if breach is None else f"BREACH: {breach}")
