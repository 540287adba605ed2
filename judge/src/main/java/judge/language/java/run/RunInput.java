package judge.language.java.run;

import java.util.List;
import java.util.Optional;

/**
 * What one run gets.
 *
 * @param content of the input; nobody writes to the array
 * @param inputFile a name under which the input lies in the working folder too
 * @param outputFile a name under which the program may leave its answer
 * @param arguments of the program
 */
@SuppressWarnings("ArrayRecordComponent")
public record RunInput(
        byte[] content, Optional<String> inputFile, Optional<String> outputFile, List<String> arguments) {

    public RunInput {
        arguments = List.copyOf(arguments);
    }
}
