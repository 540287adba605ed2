package judge.problem;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * One input with its answer.
 *
 * @param name its path below {@code data} without extension, such as {@code secret/01}; of a {@link BeyondCase} below
 *     the package, such as {@code beyond/01}
 * @param input the {@code .in} file
 * @param answer the {@code .ans} file
 * @param arguments given to the program
 * @param checkerArguments given to the checker
 * @param points that it earns by itself
 * @param inputValidatorArguments given to input validators, before those of the program
 * @param files in the program's working folder, by their paths there
 */
public record TestCase(
        String name,
        Path input,
        Path answer,
        List<String> arguments,
        List<String> checkerArguments,
        CasePoints points,
        ValidatorArguments inputValidatorArguments,
        Map<String, Path> files) {

    public TestCase {
        arguments = List.copyOf(arguments);
        checkerArguments = List.copyOf(checkerArguments);
        files = Map.copyOf(files);
    }

    /** A case without arguments for input validators and without files, with so many points or none. */
    public TestCase(
            String name,
            Path input,
            Path answer,
            List<String> arguments,
            List<String> checkerArguments,
            double maxScore) {
        this(
                name,
                input,
                answer,
                arguments,
                checkerArguments,
                maxScore == 0 ? CasePoints.NONE : CasePoints.upTo(maxScore),
                ValidatorArguments.NONE,
                Map.of());
    }

    /**
     * The points that it can earn by itself: 0 for samples and in pass-fail problems and groups, positive infinity
     * where they are not bounded.
     */
    public double maxScore() {
        return points.most();
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
