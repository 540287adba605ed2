"""Runs before each program: the signals that it sends itself end it, with the status that shells give.

The kernel does not let them end the first process of a sandbox unless they are handled. Not those of faults: a handler
in Python would come back to the fault. Nor those that the interpreter handles or ignores itself.
"""


def begin():
    from _signal import SIG_DFL, getsignal, signal
    from posix import _exit

    def end(number, frame):
        _exit(128 + number)

    faults = (4, 5, 7, 8, 11, 31)  # SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV, SIGSYS
    without_effect = (9, 17, 18, 19, 20, 21, 22, 23, 28)  # SIGKILL, and what neither ends nor can be handled
    for number in range(1, 65):
        if number not in faults and number not in without_effect:
            try:
                if getsignal(number) == SIG_DFL:
                    signal(number, end)
            except (OSError, ValueError):
                pass  # The C library keeps it for itself.


begin()
del begin
