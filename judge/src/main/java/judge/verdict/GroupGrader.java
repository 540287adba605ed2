package judge.verdict;

import java.util.List;

/** A package's own grader of groups. */
@FunctionalInterface
public interface GroupGrader {

    /** The grader where no group asks for one. */
    GroupGrader NONE = (flags, parts) -> new Answer.Failure("there is none");

    /**
     * The result of a group, or why there is none.
     *
     * @param flags given to it
     * @param parts the results of the group's parts that were judged, none of them a judge error
     */
    Answer grade(List<String> flags, List<Grade> parts) throws InterruptedException;

    /** The answer of a grader. */
    sealed interface Answer {

        /** The result of the group. */
        record Result(Grade grade) implements Answer {}

        /** The grader did not do what graders do: the problem setter's fault. */
        record Failure(Object why) implements Answer {}
    }
}
