package judge.online;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.reason.Reason;
import judge.report.CaseSection;
import judge.report.CompileSection;
import judge.report.Report;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * A judging as a viewer may know it. Hidden facts are not in here: pages, programs and events are made from this alone.
 *
 * @param hidden whether nothing may be known but that it was handed in; all other components are then the same for
 *     every submission
 * @param state the state of judging; queued where it is hidden
 * @param place place in the queue, from 0; null where it does not wait or that is hidden
 * @param verdict null where there is none yet or it is hidden
 * @param score null where there is none yet or it is hidden
 * @param maxScore null where there is none yet or it is hidden
 * @param report the report as far as it may be seen; null where there is none yet or it is hidden
 */
public record ShownReport(
        boolean hidden,
        JudgingState state,
        @Nullable Long place,
        @Nullable String verdict,
        @Nullable Double score,
        @Nullable Double maxScore,
        @Nullable Report report) {

    private static final ShownReport NOTHING = new ShownReport(true, JudgingState.QUEUED, null, null, null, null, null);

    /** The parts of a report that a viewer may see. */
    public enum Extent {
        /** The whole report, with the data of secret cases. */
        ALL,
        /** The report without the data of secret cases. */
        OPEN,
        /** The verdict, and of the cases those up to the first that failed, without data of secret ones. */
        FIRST_FAILING,
        /** Verdict and points, and what the compiler said of their own source. */
        VERDICT,
        /** Nothing, not even that there is a report. */
        NOTHING;

        /**
         * Returns the extent for a viewer.
         *
         * @param over whether the assignment is over for the submission's owner, see {@link Deadlines#isOver}
         * @param staff whether the viewer is teacher or assistant of the course
         */
        public static Extent of(Feedback feedback, boolean over, boolean staff) {
            if (staff) {
                return ALL;
            }
            return switch (feedback) {
                case FULL -> OPEN;
                case FIRST_FAILING -> FIRST_FAILING;
                case VERDICT -> VERDICT;
                case NONE -> over ? OPEN : NOTHING;
            };
        }

        /** Tells whether the viewer may know that the submission is judged just now, and when there is a verdict. */
        public boolean showsState() {
            return this != NOTHING;
        }

        /** Tells whether the viewer may know how long the cases of an accepted submission took. */
        public boolean showsTimes() {
            return this == ALL || this == OPEN || this == FIRST_FAILING;
        }

        /**
         * Tells whether the viewer may know at which case of how many the judge is: where it stops, the submission has
         * failed.
         */
        public boolean showsProgress() {
            return this == ALL || this == OPEN;
        }
    }

    /**
     * Returns the part of a judging that may be known.
     *
     * @param judging the judging whose verdict is the submission's
     * @param place place in the queue, from 0; null where it does not wait
     * @param report report of the judging; null where there is none yet
     */
    public static ShownReport of(Extent extent, StoredJudging judging, @Nullable Long place, @Nullable Report report) {
        if (!extent.showsState()) {
            return NOTHING;
        }
        if (judging.state() != JudgingState.DONE) {
            return new ShownReport(
                    false,
                    judging.state(),
                    judging.state() == JudgingState.QUEUED ? place : null,
                    null,
                    null,
                    null,
                    null);
        }
        return new ShownReport(
                false,
                JudgingState.DONE,
                null,
                judging.verdict(),
                judging.score(),
                judging.maxScore(),
                report == null ? null : of(extent, report));
    }

    /** Returns the part of a report that may be seen; not for {@link Extent#NOTHING}. */
    public static Report of(Extent extent, Report report) {
        return switch (extent) {
            case ALL -> report;
            case OPEN -> with(
                    report.withoutSecrets(),
                    report.compile(),
                    report.withoutSecrets().cases());
            case FIRST_FAILING -> with(
                    report.withoutSecrets().withoutBeyond(),
                    report.compile(),
                    untilFailed(report.withoutSecrets().cases()));
            case VERDICT -> with(report.withoutBeyond(), withoutTimes(report.compile()), List.of());
            case NOTHING -> throw new IllegalArgumentException("there is nothing to show");
        };
    }

    private static List<CaseSection> untilFailed(List<CaseSection> cases) {
        List<CaseSection> shown = new ArrayList<>();
        for (CaseSection one : cases) {
            shown.add(one);
            if (one.verdict() != Verdict.AC && one.verdict() != Verdict.SK) {
                break;
            }
        }
        return shown;
    }

    /** The diagnostics are about the student's own source; hints on it, like times, are more than a verdict. */
    private static CompileSection withoutTimes(CompileSection compile) {
        return new CompileSection(
                compile.ok(),
                compile.mainClass(),
                compile.charset(),
                0,
                Optional.ofNullable(compile.reason())
                        .map(reason -> new Reason(reason.code(), reason.parameters(), List.of()))
                        .orElse(null),
                compile.diagnostics(),
                compile.compiler());
    }

    private static List<CaseSection> withoutHostFailures(List<CaseSection> cases) {
        return cases.stream().map(CaseSection::withoutHostFailure).toList();
    }

    /**
     * Neither the fingerprint, which tells two submissions alike, nor whether somebody had handed in the same, nor what
     * failed at the host.
     */
    private static Report with(Report report, CompileSection compile, List<CaseSection> cases) {
        @Nullable List<CaseSection> beyond = report.beyond();
        return new Report(
                report.version(),
                report.id(),
                report.contestant(),
                report.problem(),
                report.language(),
                report.verdict(),
                report.score(),
                report.maxScore(),
                compile.withoutHostFailure(),
                report.limits(),
                report.isolation(),
                report.isolationMeasures(),
                null,
                false,
                withoutHostFailures(cases),
                report.sources(),
                beyond == null ? null : withoutHostFailures(beyond),
                report.lowestIsBest(),
                cases.isEmpty() ? null : report.explanation());
    }
}
