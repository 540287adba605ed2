"""Runs small changes of a program, one after the other in this process, and writes down what each of them answers.

Runs inside the sandbox. The program can deceive it: what it writes only says which changes are worth a run of their
own. For each change that ended well, a record: the kind, the line, what was written, what is there instead, the number
of edits and their starts, ends and texts, and the answer's number; after a number that is new comes the answer itself.
"""
import builtins
import gc
import io
import os
import signal
import sys
import threading
import time

import changes_forgotten
import changes_names
import changes_order
import changes_steps
import changes_values
from changes import changes

RULES = changes_values.RULES + changes_names.RULES + changes_forgotten.RULES + changes_steps.RULES \
    + changes_order.RULES
MOST_BYTES = 1 << 16
MOST_WRITTEN = 4 << 20
SHORT = 0.05


class TooLong(BaseException):
    """Not an Exception, which a program may catch."""


class Answer(io.RawIOBase):
    def __init__(self):
        self.parts = bytearray()

    def writable(self):
        return True

    def write(self, part):
        self.parts += part
        if len(self.parts) > MOST_BYTES:
            raise TooLong
        return len(part)


class Trials:
    def __init__(self, name, seconds, out):
        self.name = name
        self.seconds = seconds
        self.out = out
        self.running = False
        self.answers = {}
        self.module = type(sys)("__main__")
        self.modules = dict(sys.modules)
        self.builtins = dict(builtins.__dict__)
        self.recursion = sys.getrecursionlimit()
        self.input = os.dup(0)
        try:
            os.lseek(self.input, 0, os.SEEK_SET)
        except OSError:
            self.input = self.kept()

    def kept(self):
        """What comes once, where it can be read again and again."""
        file = os.open("judge-input", os.O_RDWR | os.O_CREAT)
        os.unlink("judge-input")
        while True:
            part = os.read(0, 1 << 16)
            if not part:
                return file
            os.write(file, part)

    def run(self, content):
        """What the program answers; nothing where it fails or takes too long."""
        try:
            code = compile(content, self.name, "exec", dont_inherit=True)
        except (SyntaxError, ValueError, MemoryError, RecursionError):
            return None
        os.lseek(self.input, 0, os.SEEK_SET)
        os.dup2(self.input, 0)
        answer = Answer()
        sys.stdin = io.TextIOWrapper(io.BufferedReader(io.FileIO(0, closefd=False)), "utf-8", "surrogateescape")
        sys.stdout = io.TextIOWrapper(io.BufferedWriter(answer), "utf-8", "surrogateescape")
        sys.stderr = io.TextIOWrapper(io.BytesIO(), "utf-8", "surrogateescape")
        sys.setrecursionlimit(self.recursion)
        self.module = module = type(sys)("__main__")
        module.__file__ = self.name
        sys.modules["__main__"] = module
        well = False
        self.running = True
        begin = time.process_time()
        for timer, seconds in (signal.ITIMER_PROF, self.seconds), (signal.ITIMER_REAL, 4 * self.seconds):
            signal.setitimer(timer, seconds, seconds / 4)
        try:
            try:
                exec(code, module.__dict__)
                self.join()
                well = True
            except SystemExit as end:
                well = not end.code
            sys.stdout.flush()
        except BaseException:
            self.running = False
            well = False
        finally:
            self.ended()
        self.took = time.process_time() - begin
        self.clean(module)
        return bytes(answer.parts) if well else None

    def answer(self, content):
        """The same; nothing also where its time is over once more while it is ended."""
        self.took = 2 * self.seconds
        try:
            return self.run(content)
        except TooLong:
            self.ended()
            self.clean(self.module)
            return None

    def ended(self):
        self.running = False
        for timer in signal.ITIMER_PROF, signal.ITIMER_REAL:
            signal.setitimer(timer, 0)

    def join(self):
        for thread in threading.enumerate():
            if thread is not threading.current_thread() and not thread.daemon:
                thread.join()

    def clean(self, module):
        """So that nothing of one trial is found by the next."""
        module.__dict__.clear()
        for name in [name for name in sys.modules if name not in self.modules and name != "__main__"]:
            if not getattr(sys.modules[name], "__file__", "/python/").startswith("/python/"):
                del sys.modules[name]
        builtins.__dict__.update(self.builtins)
        gc.collect(0)

    def put(self, value):
        if isinstance(value, int):
            self.out.write(value.to_bytes(4, "big"))
        else:
            self.put(len(value))
            self.out.write(value)

    def write(self, change, answer):
        for value in (change.kind.encode(), change.line, change.written.encode("utf-8", "replace"),
                      change.changed.encode("utf-8", "replace"), len(change.edits)):
            self.put(value)
        for start, end, text in change.edits:
            self.put(start)
            self.put(end)
            self.put(text.encode("utf-8", "replace"))
        known = len(self.answers)
        number = self.answers.setdefault(answer, known)
        self.put(number)
        if number == known:
            self.put(answer)
        self.out.flush()


def begin(name, seconds, out):
    with open(name, "rb") as file:
        content = file.read()

    def stop(number, frame):
        if trials.running:
            raise TooLong

    for one in signal.SIGALRM, signal.SIGPROF:
        signal.signal(one, stop)
    end = os._exit
    trials = Trials(name, seconds, out)
    first = trials.answer(content)
    # Where the program has no end, neither have most of its changes: time enough for those that have.
    trials.seconds = SHORT if trials.took > seconds else min(seconds, max(SHORT, 8 * trials.took))
    for change, other in changes(content, *RULES):
        answer = trials.answer(other)
        if answer is not None and answer != first:
            trials.write(change, answer)
        if out.tell() > MOST_WRITTEN:
            break
    end(0)


milliseconds, out, name = sys.argv[1:4]
sys.argv[:] = sys.argv[3:]
sys.path[0] = name.rpartition("/")[0]
begin(name, int(milliseconds) / 1000, open(out, "wb"))
