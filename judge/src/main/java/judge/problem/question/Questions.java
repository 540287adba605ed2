package judge.problem.question;

import java.util.List;

/**
 * The questions of a problem, in their order.
 *
 * @param groups at least one
 */
public record Questions(List<AskedQuestion.Group> groups) {

    /** The file of a package that has them. */
    public static final String FILE = "questions.yaml";

    /** The most bytes of a file with answers. */
    public static final long MOST_BYTES = 256 << 10;

    public Questions {
        groups = List.copyOf(groups);
    }

    /** All questions of all groups. */
    public List<AskedQuestion> all() {
        return groups.stream().flatMap(group -> group.questions().stream()).toList();
    }

    /** The points of all questions together. */
    public double points() {
        return all().stream().mapToDouble(AskedQuestion::points).sum();
    }
}
