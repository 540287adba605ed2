package judge.problem;

import java.nio.file.Path;
import java.util.List;

/**
 * An input, or an input with an answer and an output, that a package brings to prove its validators.
 *
 * @param input the {@code .in} file
 * @param answer the {@code .ans} file, which need not be there
 * @param output the {@code .out} file, which need not be there
 * @param checkerArguments given to the checker
 * @param inputValidatorArguments given to input validators
 */
public record ProofCase(
        Path input,
        Path answer,
        Path output,
        List<String> checkerArguments,
        ValidatorArguments inputValidatorArguments) {

    public ProofCase {
        checkerArguments = List.copyOf(checkerArguments);
    }
}
