"""Runs before each program: the signals that it sends itself end it, with the status that shells give.

The kernel does not let them end the first process of a sandbox unless they are handled, so what the program wants to be
as it was by default is handled here, too, and looks as if it were not. Not those of faults: a handler in Python would
come back to the fault. Nor those that the interpreter handles or ignores itself. Nor does one come to its turn in
abort(), which goes on to a fault.
"""


def begin():
    import _signal
    import os
    import posix
    from _signal import SIG_DFL, getsignal, signal
    from posix import _exit

    faults = {4, 5, 7, 8, 11, 31}  # SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV, SIGSYS
    without_effect = {9, 17, 18, 19, 20, 21, 22, 23, 28}  # SIGKILL, and what neither ends nor can be handled
    ending = set(range(1, 65)) - faults - without_effect

    def end(number, frame):
        _exit(128 + number)

    def abort():
        _exit(128 + 6)  # SIGABRT

    def seen(handler):
        return SIG_DFL if handler is end else handler

    def signal_or_end(number, handler, /):
        return seen(signal(number, end if type(handler) is int and handler == SIG_DFL and number in ending else handler))

    def getsignal_or_default(number, /):
        return seen(getsignal(number))

    for number in ending:
        try:
            if getsignal(number) == SIG_DFL:
                signal(number, end)
        except (OSError, ValueError):
            pass  # The C library keeps it for itself.
    os.abort = posix.abort = abort
    _signal.signal, _signal.getsignal = signal_or_end, getsignal_or_default


begin()
del begin
