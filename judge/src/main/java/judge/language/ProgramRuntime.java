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

    /** Returns the resources that every run needs for the language on this host. */
    Allowance allowance();

    /**
     * Returns the things besides the program and its input that the figures of a run depend on, such as versions and
     * flags; in no certain form.
     */
    String surroundings();
}
