"""Runs another program and writes down every few milliseconds where its threads are.

Runs inside the sandbox, beside the contestant's program, which can write what it likes to the same file: nothing of it
is trusted. A line for each thread each time: the innermost function that is the contestant's (a comprehension is part of it),
the line there, the library's function that it has called or "-", and the function and line from which it was called first, or "-" and 0.
"""
import sys


def begin(root, samples):
    import threading
    import time

    interval = 0.01
    own = root + "/"
    comprehensions = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")
    current_frames = sys._current_frames
    sleep = time.sleep

    def name(frame):
        module = frame.f_code.co_filename.rpartition("/")[2].partition(".")[0]
        function = getattr(frame.f_code, "co_qualname", frame.f_code.co_name).replace("<locals>.", "")
        return (module + "." + function).replace(" ", "_")

    def is_own(frame):
        return frame.f_code.co_filename.startswith(own)

    def line_before(frame):
        """A jump back to the head of a loop has no line of its own in some versions: that of what stands before it."""
        line = 0
        for start, _, one in frame.f_code.co_lines():
            if start > frame.f_lasti:
                break
            line = one or line
        return line

    def line_in(frame):
        """Frames are often met as they begin, at their first line: that says nothing of where the time goes."""
        line = frame.f_lineno or line_before(frame)
        return 0 if line == frame.f_code.co_firstlineno and frame.f_code.co_name != "<module>" else line

    def next_own(frame):
        while frame is not None and not is_own(frame):
            frame = frame.f_back
        return frame

    def line_of(frame):
        here = next_own(frame)
        if here is None:
            return ""
        called = "-"
        while frame is not here:
            called = name(frame)
            frame = frame.f_back
        line = line_in(here)
        while here.f_code.co_name in comprehensions and next_own(here.f_back):
            here = next_own(here.f_back)
        code = here.f_code
        caller = here
        while caller is not None and caller.f_code is code:
            caller = next_own(caller.f_back)
        return "%s %d %s %s %d\n" % (
            name(here),
            line,
            called,
            name(caller) if caller else "-",
            caller.f_lineno or 0 if caller else 0,
        )

    def sample(me=[]):
        try:
            with open(samples, "w", encoding="utf-8") as out:
                while True:
                    sleep(interval)
                    this = threading.get_ident()
                    for thread, frame in list(current_frames().items()):
                        if thread != this:
                            out.write(line_of(frame))
                    out.flush()
        except Exception:
            pass  # The folder is full, or the program ends: what was written must be enough.

    threading.Thread(target=sample, name="judge-sampler", daemon=True).start()


def run(main, arguments):
    """As the interpreter does it: the program is the module __main__, beside its own files."""
    with open(main, "rb") as file:
        code = compile(file.read(), main, "exec", dont_inherit=True)
    sys.argv[:] = [main] + arguments
    sys.path[0] = main.rpartition("/")[0]
    module = type(sys)("__main__")
    module.__file__ = main
    sys.modules["__main__"] = module
    exec(code, module.__dict__)


begin(sys.argv[1], sys.argv[2])
run(sys.argv[3], sys.argv[4:])
