package judge.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * The judge's result for one submission; its components are the keys of the JSON file.
 *
 * @param version of the format, now 2
 * @param id of this report alone: a second one on the same submission has another
 * @param contestant the contestant who handed it in
 * @param problem the problem's id
 * @param language the code of the language that it is in
 * @param verdict of the first failing case for a pass-fail problem; the worst of the cases for a scoring one
 * @param score points earned; 1 or 0 for a pass-fail problem
 * @param maxScore points that can be earned; 1 for a pass-fail problem; positive infinity, and left out of the
 *     file, where there is no bound
 * @param compile the compiler's result
 * @param limits the limits that were applied
 * @param isolation the sandbox that kept the submission away from the host, such as {@code bubblewrap} or
 *     {@code none}
 * @param isolationMeasures the single measures in force, such as {@code seccomp} or {@code cgroup-v2}
 * @param fingerprint digest of the sources, the problem's limits and data, the judge and the JDK; null where the
 *     judge broke down
 * @param cached whether it is the report of an earlier run on the same submission, kept and not judged again
 * @param cases in the order of the problem
 * @param sources the submission's sources; empty where they could not be read, and in reports of earlier judges
 * @param beyond the results of the cases that the contest does not have, left out of verdict and score; null where
 *     they were not run
 * @param lowestIsBest whether the lowest score of the problem is the best; left out of the file where it is not
 * @param explanation the extent of the search for the cause of the first failure; null where there was none
 */
public record Report(
        int version,
        @Nullable String id,
        String contestant,
        String problem,
        @Nullable String language,
        Verdict verdict,
        double score,
        @Bound double maxScore,
        CompileSection compile,
        LimitsSection limits,
        String isolation,
        List<String> isolationMeasures,
        @Nullable String fingerprint,
        boolean cached,
        List<CaseSection> cases,
        @Nullable List<SourceSection> sources,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<CaseSection> beyond,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean lowestIsBest,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable ExplanationState explanation) {

    /** The version that this judge writes. */
    public static final int VERSION = 2;

    /** The language of all reports from before reports named one. */
    private static final String FIRST_LANGUAGE = "java";

    public Report {
        id = id == null ? ReportId.ofLegacy(contestant, problem, fingerprint) : id;
        language = language == null ? FIRST_LANGUAGE : language;
        isolationMeasures = List.copyOf(isolationMeasures);
        cases = List.copyOf(cases);
        sources = sources == null ? List.of() : List.copyOf(sources);
        beyond = beyond == null ? null : List.copyOf(beyond);
    }

    /**
     * Returns what kept the judge's host from judging; faults of contestant or package are the same each time and do
     * not count.
     */
    public Optional<Object> hostFailure() {
        return Stream.concat(
                        Stream.ofNullable(compile.reason()),
                        cases.stream().map(CaseSection::reason).filter(Objects::nonNull))
                .filter(reason -> reason.code() == ReasonCode.HOST_FAILED)
                .map(reason -> Objects.requireNonNullElse(reason.parameters().get("message"), ""))
                .findFirst();
    }

    /** Tells whether it holds whenever it is judged: no case was late because the host was busy. */
    public boolean settled() {
        return cases.stream().map(CaseSection::reason).filter(Objects::nonNull).noneMatch(Reason::ofBusyHost);
    }

    /** The first case that failed, which is the one that is explained. */
    public Optional<CaseSection> firstFailing() {
        return cases.stream()
                .filter(one -> one.verdict() != Verdict.AC && one.verdict() != Verdict.SK)
                .findFirst();
    }

    /** This report with these results of cases in place of its own; verdict and score stay what they are. */
    public Report withCases(List<CaseSection> others) {
        return with(copy -> copy.cases = others);
    }

    /** This report with these sources. */
    public Report withSources(List<SourceSection> others) {
        return with(copy -> copy.sources = others);
    }

    /** This report with the results of the cases beyond the contest. */
    public Report withBeyond(List<CaseSection> others) {
        return with(copy -> copy.beyond = others);
    }

    /** This report without the cases beyond the contest. */
    public Report withoutBeyond() {
        return with(copy -> copy.beyond = null);
    }

    /** This report without anything that could show a contestant the data of secret cases. */
    public Report withoutSecrets() {
        Redaction redaction = new Redaction(sources());
        return with(copy -> {
            copy.cases = cases.stream().map(one -> one.open(redaction)).toList();
            copy.beyond = beyond == null
                    ? null
                    : beyond.stream().map(one -> one.openBeyond(redaction)).toList();
        });
    }

    /** This report with these hints on why the case failed. */
    public Report withHints(String caseName, List<Hint> hints) {
        return withCases(cases.stream()
                .map(one -> one.name().equals(caseName) ? one.withHints(hints) : one)
                .toList());
    }

    /**
     * This report, looked into so far.
     *
     * @param other null where it was not
     */
    public Report explained(@Nullable ExplanationState other) {
        return with(copy -> copy.explanation = other);
    }

    private Report with(Consumer<Copy> change) {
        Copy copy = new Copy();
        change.accept(copy);
        return copy.report();
    }

    /** A report in the making that differs from this one in some components. */
    private final class Copy {

        private int version = Report.this.version;
        private @Nullable String id = Report.this.id;
        private String contestant = Report.this.contestant;
        private boolean cached = Report.this.cached;
        private List<CaseSection> cases = Report.this.cases;
        private List<SourceSection> sources = sources();
        private @Nullable List<CaseSection> beyond = Report.this.beyond;
        private @Nullable ExplanationState explanation = Report.this.explanation;

        Report report() {
            return new Report(
                    version,
                    id,
                    contestant,
                    problem,
                    language,
                    verdict,
                    score,
                    maxScore,
                    compile,
                    limits,
                    isolation,
                    isolationMeasures,
                    fingerprint,
                    cached,
                    cases,
                    sources,
                    beyond,
                    lowestIsBest,
                    explanation);
        }
    }

    @Override
    public String id() {
        return Objects.requireNonNull(id);
    }

    @Override
    public String language() {
        return Objects.requireNonNull(language);
    }

    @Override
    public List<SourceSection> sources() {
        return sources == null ? List.of() : sources;
    }

    /**
     * A report of its own that says what this one, kept from an earlier run, says: on a contestant who has handed in
     * the same.
     */
    public Report asCachedFor(String newContestant) {
        return with(copy -> {
            copy.version = VERSION;
            copy.id = ReportId.next();
            copy.contestant = newContestant;
            copy.cached = true;
        });
    }
}
