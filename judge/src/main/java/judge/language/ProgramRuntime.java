package judge.language;

import java.io.IOException;

/** Runs what the compiler of the same language has made. Any number of threads may use it. */
public interface ProgramRuntime {

    /**
     * Lays a program down where it can be run; for the caller to close.
     *
     * @throws IOException where it finds no room; nothing is left then
     */
    Program layDown(Compilation.Compiled compiled) throws IOException;

    /** What every run needs for itself on this host. */
    Allowance allowance();

    /**
     * What the figures of a run depend on besides the program and its input, such as versions and flags; in no certain
     * form.
     */
    String surroundings();
}
