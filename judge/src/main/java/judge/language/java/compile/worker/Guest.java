package judge.language.java.compile.worker;

import java.nio.file.Path;
import java.util.List;

/** A compiler of a guest language, by its own interface. */
interface Guest {

    /**
     * Compiles one submission.
     *
     * @param out the folder for what it makes
     */
    void compile(List<Path> sources, Path out, GuestFindings findings) throws ReflectiveOperationException;
}
