package judge.problem;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * The test data that a package lacks and says how to make, in {@code generators/generators.yaml} as BAPCtools has it.
 * All paths are those of existing files in the package, relative to it, unless it says otherwise.
 *
 * @param place the file with the rules, as messages name it
 * @param folder the package, absolute
 * @param files of the package that the data may depend on
 * @param cases to be made, in this order
 * @param groupFiles settings of folders: content by path, such as {@code data/secret/test_group.yaml}
 * @param included cases that stand in a folder, too: name of the copy by {@code secret/folder/name}, to the case
 * @param programs the generators of several files, by name: the file that is started comes first
 */
public record DataPlan(
        String place,
        Path folder,
        List<String> files,
        List<Case> cases,
        SortedMap<String, String> groupFiles,
        SortedMap<String, String> included,
        Map<String, List<String>> programs) {

    /** The endings of files that are made for a case. */
    public static final List<String> ENDINGS = List.of(
            ".in",
            ".ans",
            ".out",
            ".in.statement",
            ".ans.statement",
            ".in.download",
            ".ans.download",
            ".interaction",
            ".yaml");

    /** The same without what need not be made. */
    public DataPlan with(List<Case> otherCases, SortedMap<String, String> otherIncluded) {
        return new DataPlan(place, folder, files, otherCases, groupFiles, otherIncluded, programs);
    }

    public DataPlan {
        files = List.copyOf(files);
        cases = List.copyOf(cases);
        programs = Map.copyOf(programs);
    }

    /** The source of the expected answer, if no rule gives it. */
    public enum Answer {
        /** None is needed: the case is not judged. */
        NONE,
        /** An empty answer, as the problem's validator talks to the submission. */
        EMPTY,
        /** A program answers. */
        SOLVED
    }

    /**
     * One test case.
     *
     * @param name below {@code data}, without ending
     * @param line of its rule
     * @param call of the program that makes it
     * @param retries the number of tries, each with the next seed; 1 where it may not fail
     * @param copied files of the package, by ending
     * @param written texts of files, by ending
     * @param links files that are the same as another one: ending by ending
     * @param answer the source of the expected answer
     * @param solution the program that answers
     */
    public record Case(
            String name,
            int line,
            Optional<Call> call,
            int retries,
            SortedMap<String, String> copied,
            SortedMap<String, String> written,
            SortedMap<String, String> links,
            Answer answer,
            Optional<String> solution) {}

    /**
     * A generator with its arguments.
     *
     * @param command as it is written
     * @param program a file or a folder of the package, or a name among the plan's programs
     * @param arguments of which at most one has a seed in it
     * @param seed the first one
     */
    public record Call(String command, String program, List<String> arguments, long seed) {

        private static final String SEED = "\\{seed(:[0-9]+)?\\}";

        public Call {
            arguments = List.copyOf(arguments);
        }

        /** The arguments of an attempt, counted from 0. */
        public List<String> arguments(int attempt) {
            String value = Long.toString((seed + attempt) % (1L << 31));
            return arguments.stream()
                    .map(argument -> argument.replace("{name}", "testcase").replaceAll(SEED, value))
                    .toList();
        }

        /** Returns the number of seeds among arguments. */
        public static int seeds(List<String> arguments) {
            return arguments.stream()
                    .mapToInt(argument -> argument.split(SEED, -1).length - 1)
                    .sum();
        }
    }
}
