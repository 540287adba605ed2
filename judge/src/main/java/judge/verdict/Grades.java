package judge.verdict;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.problem.Graded;
import judge.reason.Reason;
import judge.reason.ReasonCode;

/**
 * The results of a scoring problem's groups in an older package, as graders give them from the innermost to the whole.
 */
public final class Grades {

    /** Scores are sums of fractions such as thirds, so they are compared with a tolerance. */
    private static final double ROUNDING = 1e-6;

    private static final int DECIMALS = 6;

    private final Map<String, CaseResult> results;
    private final GroupGrader custom;
    private final Map<String, Grade> groups = new LinkedHashMap<>();
    private final Set<String> counted = new LinkedHashSet<>();
    private Optional<Fault> fault = Optional.empty();

    private Grades(Map<String, CaseResult> results, GroupGrader custom) {
        this.results = results;
        this.custom = custom;
    }

    /**
     * The reason why a group has no grade.
     *
     * @param lastCase the last one in it that was judged
     * @param reason the fault
     */
    public record Fault(String lastCase, Reason reason) {}

    /**
     * Grades a problem, or a group of it.
     *
     * @param results by the name of the case; those of cases that were skipped or are missing do not count
     * @param custom the package's own grader
     */
    public static Grades of(Graded.Group root, Map<String, CaseResult> results, GroupGrader custom)
            throws InterruptedException {
        Grades grades = new Grades(results, custom);
        grades.grade(root);
        return grades;
    }

    /** The same where no group asks for a grader of the package. */
    public static Grades byDefault(Graded.Group root, Map<String, CaseResult> results) {
        try {
            return of(root, results, GroupGrader.NONE);
        } catch (InterruptedException e) {
            throw new IllegalStateException("nothing waits here", e);
        }
    }

    /** The grade of a group, by its path below {@code data}; the empty name is that of the whole. */
    public Grade grade(String group) {
        return groups.getOrDefault(group, new Grade(Verdict.SK, 0));
    }

    /** The scores by group. */
    public Map<String, Double> scores() {
        Map<String, Double> scores = new LinkedHashMap<>();
        groups.forEach((name, grade) -> scores.put(name, grade.score()));
        return scores;
    }

    /** The cases that count: none after the first rejected part of a group that breaks off there. */
    public Set<String> counted() {
        return counted;
    }

    /** The first group that has no grade although all its parts have. */
    public Optional<Fault> fault() {
        return fault;
    }

    private Grade grade(Graded.Group group) throws InterruptedException {
        List<Grade> parts = new ArrayList<>();
        for (Graded part : group.parts()) {
            Optional<Grade> grade = part instanceof Graded.Group inner ? inner(inner) : ofCase(part.name());
            grade.ifPresent(parts::add);
            if (group.breaks() && grade.filter(known -> !known.accepted()).isPresent()) {
                break;
            }
        }
        Grade grade = result(group, parts);
        groups.put(group.name(), grade);
        return grade;
    }

    private Optional<Grade> inner(Graded.Group group) throws InterruptedException {
        boolean judged =
                group.cases().map(results::get).anyMatch(result -> result != null && result.verdict() != Verdict.SK);
        return judged ? Optional.of(grade(group)) : Optional.empty();
    }

    private Optional<Grade> ofCase(String name) {
        CaseResult result = results.get(name);
        if (result == null || result.verdict() == Verdict.SK) {
            return Optional.empty();
        }
        counted.add(name);
        return Optional.of(new Grade(result.verdict(), result.score()));
    }

    private Grade result(Graded.Group group, List<Grade> parts) throws InterruptedException {
        if (parts.stream().anyMatch(part -> part.verdict() == Verdict.JE)) {
            return new Grade(Verdict.JE, 0);
        }
        if (!group.custom() || parts.isEmpty()) {
            return bounded(group, DefaultGrader.grade(group.flags(), parts));
        }
        GroupGrader.Answer answer = custom.grade(group.flags().words(), parts);
        if (answer instanceof GroupGrader.Answer.Result result) {
            return bounded(group, result.grade());
        }
        return failed(Reason.of(
                ReasonCode.GRADER_FAILED,
                "group",
                shown(group),
                "message",
                ((GroupGrader.Answer.Failure) answer).why()));
    }

    /**
     * Checks a grade against the group's bounds. A group that is not accepted earns nothing, whatever the grader says.
     */
    private Grade bounded(Graded.Group group, Grade grade) {
        if (!grade.accepted()) {
            return new Grade(grade.verdict(), 0);
        }
        if (grade.score() < group.least() - ROUNDING || grade.score() > group.most() + ROUNDING) {
            return failed(Reason.of(
                    ReasonCode.SCORE_OUT_OF_RANGE,
                    "group",
                    shown(group),
                    "score",
                    number(grade.score()),
                    "least",
                    number(group.least()),
                    "most",
                    number(group.most())));
        }
        return grade;
    }

    private Grade failed(Reason reason) {
        if (fault.isEmpty()) {
            String last = counted.stream().reduce("", (before, after) -> after);
            fault = Optional.of(new Fault(last, reason));
        }
        return new Grade(Verdict.JE, 0);
    }

    private static String number(double score) {
        return Double.isInfinite(score)
                ? score < 0 ? "-inf" : "+inf"
                : BigDecimal.valueOf(score)
                        .setScale(DECIMALS, RoundingMode.HALF_UP)
                        .stripTrailingZeros()
                        .toPlainString();
    }

    private static String shown(Graded.Group group) {
        return group.name().isEmpty() ? "data" : group.name();
    }
}
