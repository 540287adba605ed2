package judge.problem;

import java.nio.file.Path;
import java.util.List;

/**
 * One input with its answer.
 *
 * @param name its path below {@code data} without extension, such as {@code secret/01}; of a {@link BeyondCase} below
 *     the package, such as {@code beyond/01}
 * @param input the {@code .in} file
 * @param answer the {@code .ans} file
 * @param arguments given to the program
 * @param checkerArguments given to the checker
 * @param maxScore the points that it earns by itself; 0 for samples and in pass-fail problems and groups
 * @param inputValidatorArguments given to input validators, before those of the program
 */
public record TestCase(
        String name,
        Path input,
        Path answer,
        List<String> arguments,
        List<String> checkerArguments,
        double maxScore,
        List<String> inputValidatorArguments) {

    public TestCase {
        arguments = List.copyOf(arguments);
        checkerArguments = List.copyOf(checkerArguments);
        inputValidatorArguments = List.copyOf(inputValidatorArguments);
    }

    /** A case without arguments for input validators. */
    public TestCase(
            String name,
            Path input,
            Path answer,
            List<String> arguments,
            List<String> checkerArguments,
            double maxScore) {
        this(name, input, answer, arguments, checkerArguments, maxScore, List.of());
    }

    /** Whether contestants have seen this case, so that its data may be shown to them. */
    public boolean isSample() {
        return isSample(name);
    }

    /** Whether the case of this name is one that contestants have seen. */
    public static boolean isSample(String name) {
        return name.startsWith("sample/");
    }
}
