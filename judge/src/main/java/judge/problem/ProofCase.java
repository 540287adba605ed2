package judge.problem;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * An input, or an input with an answer and an output, that a package brings to prove its validators.
 *
 * @param input the {@code .in} file
 * @param answer the {@code .ans} file, which need not be there
 * @param output the {@code .out} file, which need not be there
 * @param checkerArguments given to the checker
 * @param inputValidatorArguments given to input validators
 * @param arguments given to the program, and after those to input validators
 * @param files in the working folder, by their paths there
 */
public record ProofCase(
        Path input,
        Path answer,
        Path output,
        List<String> checkerArguments,
        ValidatorArguments inputValidatorArguments,
        List<String> arguments,
        Map<String, Path> files) {

    public ProofCase {
        checkerArguments = List.copyOf(checkerArguments);
        arguments = List.copyOf(arguments);
        files = Map.copyOf(files);
    }
}
