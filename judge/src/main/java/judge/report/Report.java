package judge.report;

import java.util.List;
import judge.reason.Hint;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * The judge's word on one submission; its components are the keys of the JSON file.
 *
 * @param version of the format, now 1
 * @param contestant who handed it in
 * @param problem the problem's id
 * @param verdict of the first failing case for a pass-fail problem; the worst of the cases for a scoring one
 * @param score points earned; 1 or 0 for a pass-fail problem
 * @param maxScore points that can be earned; 1 for a pass-fail problem
 * @param compile what the compiler said
 * @param limits what was applied
 * @param isolation what kept the submission away from the host, such as {@code bubblewrap} or {@code none}
 * @param isolationMeasures the single measures in force, such as {@code seccomp} or {@code cgroup-v2}
 * @param fingerprint digest of the sources, the problem's limits and data, the judge and the JDK; null where the judge
 *     broke down
 * @param cached whether it is the report of an earlier run on the same submission, kept and not judged again
 * @param cases in the order of the problem
 * @param sources what was handed in; empty where it could not be read, and in reports of earlier judges
 */
public record Report(
        int version,
        String contestant,
        String problem,
        Verdict verdict,
        double score,
        double maxScore,
        CompileSection compile,
        LimitsSection limits,
        String isolation,
        List<String> isolationMeasures,
        @Nullable String fingerprint,
        boolean cached,
        List<CaseSection> cases,
        @Nullable List<SourceSection> sources) {

    /** The version that this judge writes. */
    public static final int VERSION = 1;

    public Report {
        isolationMeasures = List.copyOf(isolationMeasures);
        cases = List.copyOf(cases);
        sources = sources == null ? List.of() : List.copyOf(sources);
    }

    /** A report on what was not read. */
    public Report(
            int version,
            String contestant,
            String problem,
            Verdict verdict,
            double score,
            double maxScore,
            CompileSection compile,
            LimitsSection limits,
            String isolation,
            List<String> isolationMeasures,
            @Nullable String fingerprint,
            boolean cached,
            List<CaseSection> cases) {
        this(
                version,
                contestant,
                problem,
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
                List.of());
    }

    /** This report with these sources. */
    public Report withSources(List<SourceSection> others) {
        return with(cases, others);
    }

    /** This report without what could show a contestant the data of secret cases. */
    public Report withoutSecrets() {
        return with(cases.stream().map(CaseSection::open).toList(), sources());
    }

    /** This report with these hints on why the case failed. */
    public Report withHints(String caseName, List<Hint> hints) {
        return with(
                cases.stream()
                        .map(one -> one.name().equals(caseName) ? one.withHints(hints) : one)
                        .toList(),
                sources());
    }

    private Report with(List<CaseSection> otherCases, List<SourceSection> otherSources) {
        return new Report(
                version,
                contestant,
                problem,
                verdict,
                score,
                maxScore,
                compile,
                limits,
                isolation,
                isolationMeasures,
                fingerprint,
                cached,
                otherCases,
                otherSources);
    }

    @Override
    public List<SourceSection> sources() {
        return sources == null ? List.of() : sources;
    }

    /** This report, kept from an earlier run, as that on a contestant who has handed in the same. */
    public Report asCachedFor(String newContestant) {
        return new Report(
                version,
                newContestant,
                problem,
                verdict,
                score,
                maxScore,
                compile,
                limits,
                isolation,
                isolationMeasures,
                fingerprint,
                true,
                cases,
                sources());
    }
}
