package judge.problem;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One input with its answer, or a look at the sources.
 *
 * @param name its path below {@code data} without extension, such as {@code secret/01}; of a {@link BeyondCase}
 *     below the package, such as {@code beyond/01}
 * @param input the {@code .in} file
 * @param answer the {@code .ans} file
 * @param arguments given to the program
 * @param checkerArguments given to the checker
 * @param points the points that it earns by itself
 * @param inputValidatorArguments given to input validators, before those of the program
 * @param files in the program's working folder, by their paths there
 * @param looksAtSources the arguments of the problem's static validator, where this case is its own: nothing is run
 *     then, and {@code input} and {@code answer} are the file that asks for it
 */
public record TestCase(
        String name,
        Path input,
        Path answer,
        List<String> arguments,
        List<String> checkerArguments,
        CasePoints points,
        ValidatorArguments inputValidatorArguments,
        Map<String, Path> files,
        Optional<List<String>> looksAtSources) {

    /** The name of a static validator's case in its folder. */
    public static final String STATIC = "static_validation";

    public TestCase {
        arguments = List.copyOf(arguments);
        checkerArguments = List.copyOf(checkerArguments);
        files = Map.copyOf(files);
        looksAtSources = looksAtSources.map(List::copyOf);
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
                Map.of(),
                Optional.empty());
    }

    /**
     * The case of a static validator.
     *
     * @param group the group that it is a part of
     * @param file the file that asks for it
     */
    public static TestCase ofSources(String group, Path file, List<String> arguments, CasePoints points) {
        return new TestCase(
                group + "/" + STATIC,
                file,
                file,
                List.of(),
                List.of(),
                points,
                ValidatorArguments.NONE,
                Map.of(),
                Optional.of(arguments));
    }

    /** Tells whether a program is run in the case. */
    public boolean isRun() {
        return looksAtSources.isEmpty();
    }

    /**
     * The points that it can earn by itself: 0 for samples and in pass-fail problems and groups, positive infinity
     * where they are not bounded.
     */
    public double maxScore() {
        return points.most();
    }

    /** Tells whether contestants have seen this case, so that its data may be shown to them. */
    public boolean isSample() {
        return isSample(name);
    }

    /** Tells whether the case of this name is one that contestants have seen. */
    public static boolean isSample(String name) {
        return name.startsWith("sample/");
    }
}
