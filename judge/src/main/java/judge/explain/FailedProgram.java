package judge.explain;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.engine.AppliedLimits;
import judge.engine.BesideSubmission;
import judge.engine.Toolchain;
import judge.explain.change.SecondLook;
import judge.explain.change.SecondLook.How;
import judge.explain.file.FileMistakes;
import judge.language.Language;
import judge.language.LookClock;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.reason.Hint;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.sandbox.SandboxException;
import judge.schedule.Priority;
import judge.schedule.ProcessorPool;
import judge.source.LanguageName;
import judge.submission.Submission;
import judge.verdict.Verdict;

/** Finds out why a program crashed or answered wrongly, as far as its language has means to look. */
final class FailedProgram {

    /** The verdicts with which a program has had its say; where time or output ran out it has not. */
    private static final Set<Verdict> LOOKED_AT =
            EnumSet.of(Verdict.WA, Verdict.PE, Verdict.NO, Verdict.RTE, Verdict.MLE);

    private final Toolchain toolchain;

    FailedProgram(Toolchain toolchain) {
        this.toolchain = toolchain;
    }

    /** The report with what is wrong with the first case that failed; unchanged where nothing was found. */
    Report explained(Submission submission, Problem problem, Report report) throws InterruptedException {
        Optional<CaseSection> failed = report.firstFailing()
                .filter(one -> one.reason() != null && (LOOKED_AT.contains(one.verdict()) || hung(one)));
        Optional<TestCase> testCase = failed.flatMap(one -> problem.data().runs().stream()
                .filter(other -> other.name().equals(one.name()))
                .findFirst());
        // The words of a validator to the program cannot be repeated.
        if (testCase.isEmpty() || problem.type().needsValidator()) {
            return report;
        }
        try {
            return looked(submission, problem, testCase.get(), failed.get(), report);
        } catch (SandboxException | IOException e) {
            return report; // This is only an explanation: the report is valid without it.
        } catch (RuntimeException | StackOverflowError e) {
            return Unexplained.after(e, report);
        }
    }

    /**
     * Tells whether the program hung; a write beyond the end of an array may well change the data that reading waits
     * for.
     */
    private static boolean hung(CaseSection one) {
        return one.reason() != null && one.reason().code() == ReasonCode.WALL_TIME_EXCEEDED;
    }

    /**
     * Tells whether the answer itself shows the mistake, so that no small change need be looked for. In Java, where
     * looking takes longest, this includes mistakes whose place is not known. Where a number overflows, a change shows
     * which one, so the mistake stays open.
     */
    private static boolean isNamed(CaseSection one, Language language) {
        boolean overflows = one.reason() != null && one.reason().code() == ReasonCode.NUMBER_OVERFLOWS;
        boolean open = overflows
                || (!language.name().equals(LanguageName.JAVA)
                        && one.reason() != null
                        && one.reason().code().leavesPlaceOpen());
        return one.reason() != null && one.reason().code().namesMistake() && !open;
    }

    private static How how(Verdict verdict) {
        return switch (verdict) {
            case TLE -> How.HUNG;
            case RTE -> How.CRASHED;
            case MLE -> How.MEMORY;
            default -> How.WRONG;
        };
    }

    private static Report withFound(Report report, CaseSection failed, List<Hint> told, List<Hint> found) {
        List<Hint> hints = new ArrayList<>(found);
        boolean file = found.stream().anyMatch(FileMistakes::isOne);
        told.stream()
                .filter(hint -> !hung(failed)) // It did not sleep.
                .filter(hint -> !file || !FileMistakes.isOne(hint))
                .forEach(hints::add);
        return found.isEmpty() ? report : report.withHints(failed.name(), hints);
    }

    private Report looked(Submission submission, Problem problem, TestCase testCase, CaseSection failed, Report report)
            throws SandboxException, IOException, InterruptedException {
        Language language = toolchain.languages().of(submission);
        List<Hint> told = failed.reason() == null ? List.of() : failed.reason().hints();
        byte[] content = Files.readAllBytes(testCase.input());
        try (ProcessorPool.Lease core = toolchain.pool().take(Priority.ofCompiling(toolchain.nextNumber()))) {
            BesideSubmission beside = BesideSubmission.of(problem, language.name(), submission);
            Optional<Hint> ends =
                    new LineEndTrial(toolchain, problem, testCase).cause(submission, language, beside, content, core);
            if (ends.isPresent()) {
                return report.withHints(failed.name(), List.of(ends.get())).explained(ExplanationState.of(false));
            }
            if (Looks.of(language) == SecondLook.NONE) {
                return report;
            }
            LookClock clock = new LookClock(toolchain.pace(), core.processor());
            SecondLook.Failed looked = new SecondLook.Failed(
                    beside.completed(submission),
                    problem.limits(),
                    beside.input(testCase, content),
                    AppliedLimits.of(problem.limits(), language).run(),
                    how(failed.verdict()),
                    told,
                    () -> isNamed(failed, language) ? List.of() : TriedCases.of(problem, testCase, beside),
                    clock);
            List<Hint> found = Looks.of(language).hints(looked, core.processor());
            return withFound(report, failed, told, found)
                    .explained(ExplanationState.of(clock.isCutShort(!found.isEmpty())));
        }
    }
}
