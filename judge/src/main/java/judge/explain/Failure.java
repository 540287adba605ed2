package judge.explain;

import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.engine.AppliedLimits;
import judge.engine.BesideSubmission;
import judge.engine.Toolchain;
import judge.explain.look.SecondLook;
import judge.explain.look.SecondLook.Failed;
import judge.explain.look.SecondLook.How;
import judge.language.Language;
import judge.language.LookClock;
import judge.language.RunInput;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.sandbox.SandboxException;
import judge.schedule.ProcessorPool;
import judge.source.LanguageName;
import judge.submission.Submission;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * A submission that has failed in a case, while it is looked into with a processor of its own.
 *
 * @param failed a case that {@link #in} gives
 * @param content the bytes of the case's input, not to be written to
 */
@SuppressWarnings("ArrayRecordComponent")
record Failure(
        Toolchain toolchain,
        Submission submission,
        CaseSection failed,
        TestCase testCase,
        Language language,
        BesideSubmission beside,
        byte[] content,
        Set<Integer> processors,
        LookClock clock) {

    /** The verdicts with which a program has had its say; where time or output ran out it has not. */
    private static final Set<Verdict> LOOKED_AT =
            EnumSet.of(Verdict.WA, Verdict.PE, Verdict.NO, Verdict.RTE, Verdict.MLE);

    /** A failure that is looked into from now on. */
    static Failure of(
            Toolchain toolchain,
            Submission submission,
            Problem problem,
            CaseSection failed,
            TestCase testCase,
            ProcessorPool.Lease core)
            throws SandboxException, IOException, InterruptedException {
        Language language = toolchain.languages().of(submission, problem);
        return new Failure(
                toolchain,
                submission,
                failed,
                testCase,
                language,
                BesideSubmission.of(problem, language.name(), submission),
                problem.content().read(testCase.input()),
                core.processor(),
                new LookClock(toolchain.pace(), core.processor()));
    }

    /** The first case that failed, if that is explained: the words of a validator to the program cannot be repeated. */
    static Optional<CaseSection> in(Report report, Problem problem) {
        return report.firstFailing()
                .filter(one -> !problem.type().needsValidator())
                .filter(one -> reason(one).isPresent())
                .filter(one -> LOOKED_AT.contains(one.verdict()) || hasHung(one) || isOverLimit(one));
    }

    private Reason reason() {
        return reason(failed).orElseThrow();
    }

    private static Optional<Reason> reason(CaseSection one) {
        return Optional.ofNullable(one.reason());
    }

    private static boolean is(CaseSection one, ReasonCode code) {
        return reason(one).filter(why -> why.code() == code).isPresent();
    }

    /**
     * Tells whether the program hung; a write beyond the end of an array may well change the data that reading waits
     * for.
     */
    private static boolean hasHung(CaseSection one) {
        return is(one, ReasonCode.WALL_TIME_EXCEEDED);
    }

    /** Tells whether the program took too much CPU time or printed too much. */
    static boolean isOverLimit(CaseSection one) {
        return is(one, ReasonCode.CPU_TIME_EXCEEDED) || is(one, ReasonCode.OUTPUT_EXCEEDED);
    }

    boolean isOverLimit() {
        return isOverLimit(failed);
    }

    boolean hasHung() {
        return hasHung(failed);
    }

    boolean hasPrintedTooMuch() {
        return failed.verdict() == Verdict.OLE;
    }

    /**
     * The extent of the look so far; null where its language has no means to look, and nothing was found. A cause that
     * judging has told is told whatever the look finds.
     */
    @Nullable
    ExplanationState state(boolean found) {
        boolean told = found || (!isOverLimit() && !told().isEmpty());
        return isOverLimit() || found || look() != SecondLook.NONE ? ExplanationState.of(clock.isCutShort(told)) : null;
    }

    Problem problem() {
        return beside.problem();
    }

    SecondLook look() {
        return Looks.of(language);
    }

    /** The hints that judging has given. */
    List<Hint> told() {
        return reason().hints();
    }

    /** The failed run, for the look of its language. */
    Failed run() throws IOException {
        RunInput input = beside.input(testCase, content);
        return new Failed(
                beside.completed(submission),
                problem().limits(),
                input,
                AppliedLimits.of(problem().limits(), language).run(),
                how(),
                isOverLimit() ? List.of() : told(),
                () -> !isOverLimit() && isNamed() ? List.of() : TriedCases.of(problem(), testCase, beside),
                clock);
    }

    private How how() {
        if (isOverLimit()) {
            return How.SLOW;
        }
        return switch (failed.verdict()) {
            case TLE -> How.HUNG;
            case RTE -> How.CRASHED;
            case MLE -> How.MEMORY;
            default -> How.WRONG;
        };
    }

    /**
     * Tells whether the answer itself shows the mistake, so that no small change need be looked for. In Java, where
     * looking takes longest, this includes mistakes whose place is not known. Where a number overflows, a change shows
     * which one, so the mistake stays open.
     */
    private boolean isNamed() {
        boolean open = reason().code() == ReasonCode.NUMBER_OVERFLOWS
                || (!language.name().equals(LanguageName.JAVA)
                        && reason().code().leavesPlaceOpen());
        return reason().code().namesMistake() && !open;
    }
}
