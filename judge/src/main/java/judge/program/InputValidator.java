package judge.program;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.sandbox.SandboxException;

/** What recognizes a valid input: a program, or a grammar with the program that reads it. */
public interface InputValidator extends AutoCloseable {

    /**
     * Empty if the input is valid, else what is said of it.
     *
     * @param files in its working folder
     */
    Optional<String> complaint(byte[] input, Map<String, byte[]> files, List<String> arguments)
            throws SandboxException, InterruptedException;

    @Override
    void close() throws IOException;
}
