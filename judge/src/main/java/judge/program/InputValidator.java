package judge.program;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.sandbox.SandboxException;

/** Recognizes valid inputs: a program, or a grammar with the program that reads it. */
public interface InputValidator extends AutoCloseable {

    /**
     * The complaint about an input that is not valid.
     *
     * @param words the validator's own words, or a reason where it has none
     * @param late whether the validator said nothing in its time: it will need as long for another input
     */
    record Complaint(Object words, boolean late) {}

    /**
     * Empty if the input is valid, else what is said of it.
     *
     * @param files in its working folder
     */
    Optional<Complaint> complaint(byte[] input, Map<String, byte[]> files, List<String> arguments)
            throws SandboxException, InterruptedException;

    @Override
    void close() throws IOException;
}
