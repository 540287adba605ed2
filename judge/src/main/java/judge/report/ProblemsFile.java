package judge.report;

import java.util.List;

/**
 * The problems of a run; its components are the keys of {@code problems.json} and {@code secrets.json}.
 *
 * @param version of the format, now 1
 * @param problems by id
 */
public record ProblemsFile(int version, List<ProblemSection> problems) {

    /** The version that this judge writes. */
    public static final int VERSION = 1;

    public ProblemsFile {
        problems = List.copyOf(problems);
    }

    /** The same without the inputs and answers of secret cases. */
    public ProblemsFile open() {
        return new ProblemsFile(
                version, problems.stream().map(ProblemSection::open).toList());
    }
}
