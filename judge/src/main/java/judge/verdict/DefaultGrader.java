package judge.verdict;

import java.util.List;
import judge.problem.GraderFlags;

/** The grader that legacy packages are graded by where they bring none. */
final class DefaultGrader {

    /** The verdicts from the worst on. */
    private static final List<Verdict> WORST_FIRST = List.of(
            Verdict.JE,
            Verdict.CE,
            Verdict.RTE,
            Verdict.MLE,
            Verdict.TLE,
            Verdict.OLE,
            Verdict.WA,
            Verdict.NO,
            Verdict.PE);

    private DefaultGrader() {}

    /**
     * The result of a group.
     *
     * @param parts the results of its parts that were judged
     */
    static Grade grade(GraderFlags flags, List<Grade> parts) {
        if (parts.isEmpty()) {
            return new Grade(Verdict.AC, 0);
        }
        List<Grade> counted = flags.ignoresSample() ? parts.subList(parts.size() - 1, parts.size()) : parts;
        return new Grade(
                verdict(flags, counted.stream().map(Grade::verdict).toList()),
                flags.score(counted.stream().mapToDouble(Grade::score)));
    }

    private static Verdict verdict(GraderFlags flags, List<Verdict> parts) {
        boolean enough = flags.acceptsIfAny() && parts.contains(Verdict.AC);
        if (enough || flags.alwaysAccepts()) {
            return Verdict.AC;
        }
        if (flags.firstErrorCounts()) {
            return parts.stream()
                    .filter(verdict -> verdict != Verdict.AC)
                    .findFirst()
                    .orElse(Verdict.AC);
        }
        return WORST_FIRST.stream().filter(parts::contains).findFirst().orElse(Verdict.AC);
    }
}
