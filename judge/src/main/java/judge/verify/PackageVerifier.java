package judge.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import judge.engine.JurySources;
import judge.engine.LocalJudge;
import judge.engine.ReadyProblem;
import judge.engine.Toolchain;
import judge.problem.BeyondCase;
import judge.problem.Jury;
import judge.problem.JuryReader;
import judge.problem.JurySubmission;
import judge.problem.PackageReader;
import judge.problem.Problem;
import judge.problem.ProblemFormatException;
import judge.problem.TestCase;
import judge.report.Report;
import judge.sandbox.SandboxException;
import judge.submission.SubmissionException;
import judge.verify.VerificationListener.Stage;

/** Proves a problem package sound by trying it: its inputs, its answers, its own submissions. */
public final class PackageVerifier {

    private final Toolchain toolchain;
    private final boolean background;
    private final VerificationListener told;

    /**
     * A verifier with the tools of a judge.
     *
     * @param background whether nobody waits for it
     */
    public PackageVerifier(Toolchain toolchain, boolean background) {
        this(toolchain, background, VerificationListener.NOBODY);
    }

    /** The same, which tells how far it is. */
    public PackageVerifier(Toolchain toolchain, boolean background, VerificationListener told) {
        this.toolchain = toolchain;
        this.background = background;
        this.told = told;
    }

    /** Finds out the time limit of a problem whose package gives none. */
    @FunctionalInterface
    public interface Limiting {

        /** The problem with its time limit; with the reason in a sentence where it cannot be known. */
        Problem limited(Problem problem) throws SandboxException, InterruptedException;

        /** What was measured for it: how a submission was judged that the limit has not stopped. */
        default Optional<Report> measured(JurySubmission submission, Problem problem) {
            return Optional.empty();
        }
    }

    /**
     * Verifies a package that could be read and gives a time limit.
     *
     * @throws SandboxException when this host cannot run its validators
     */
    public Verification verify(Problem problem) throws SandboxException, InterruptedException {
        return verify(problem, given -> given);
    }

    /**
     * Verifies a package that could be read.
     *
     * @throws SandboxException when this host cannot run its validators
     * @throws InterruptedVerification with what was known when it was interrupted
     */
    public Verification verify(Problem problem, Limiting limits) throws SandboxException, InterruptedException {
        List<String> faults = new ArrayList<>();
        List<String> warnings = new ArrayList<>();
        JuryNotes notes = new JuryNotes(told);
        List<JuryResult> results = new ArrayList<>();
        try {
            results.addAll(verify(problem, limits, notes, faults, warnings));
        } catch (InterruptedException e) {
            Verification known = verification(problem, faults, warnings, notes.judged(), List.of());
            throw new InterruptedVerification(known, notes.untried());
        }
        List<CaseReason> reasons = results.isEmpty() ? List.of() : CaseReason.of(problem, results);
        return verification(problem, faults, warnings, results, reasons);
    }

    private static Verification verification(
            Problem problem,
            List<String> faults,
            List<String> warnings,
            List<JuryResult> results,
            List<CaseReason> reasons) {
        return new Verification(
                problem.id(),
                faults.stream().distinct().toList(),
                warnings.stream().distinct().toList(),
                results,
                reasons);
    }

    /** The results of the jury's submissions; what else is found is added to the lists. */
    private List<JuryResult> verify(
            Problem problem, Limiting limits, JuryNotes notes, List<String> faults, List<String> warnings)
            throws SandboxException, InterruptedException {
        try (Lanes lanes = new Lanes(toolchain, background)) {
            PackageReader.Remarks remarks = PackageReader.remarks(problem);
            faults.addAll(remarks.omissions());
            warnings.addAll(remarks.warnings());
            told.reached(Stage.INPUTS);
            try (InputCheck inputs = new InputCheck(problem, lanes, faults, warnings)) {
                inputs.open(toolchain);
                inputs.run();
            }
            told.reached(Stage.ANSWERS);
            boolean ready = checkAnswers(problem, lanes, faults);
            Jury jury = JuryReader.read(problem);
            notes.expects(jury.submissions());
            if (!jury.skipped().isEmpty()) {
                warnings.add(problem.folder() + "/submissions: not tried, as they are in no language of this judge: "
                        + String.join(", ", jury.skipped()));
            }
            warnings.addAll(tooLarge(problem, jury));
            if (ready) {
                told.reached(Stage.TIME_LIMIT);
                return judged(limits, problem, jury, lanes, notes, faults);
            }
        } catch (ProblemFormatException e) {
            faults.addAll(e.faults());
        } catch (IOException e) {
            faults.add(problem.folder() + ": " + e);
        }
        return List.of();
    }

    /** Whether what rules on outputs can be used: an output validator that cannot be made is the package's fault. */
    private boolean checkAnswers(Problem problem, Lanes lanes, List<String> faults)
            throws IOException, ProblemFormatException, InterruptedException {
        try (ReadyProblem ready = toolchain.prepare(problem)) {
            faults.addAll(answerFaults(problem, ready, lanes));
            if (!problem.type().needsValidator()) {
                faults.addAll(new OutputProof(problem, ready.checker(), lanes).faults());
                faults.addAll(new AnswerMutations(problem, ready.checker(), lanes).faults());
            }
            return true;
        } catch (SandboxException e) {
            faults.add(String.valueOf(e.getMessage()));
            return false;
        }
    }

    private List<JuryResult> judged(
            Limiting limits, Problem problem, Jury jury, Lanes lanes, JuryNotes notes, List<String> faults)
            throws InterruptedException {
        try (EarlyTrial early = new EarlyTrial(judges(true), problem, jury.submissions(), lanes)) {
            Problem limited = limits.limited(problem);
            Map<String, Report> measured = new HashMap<>(early.reports(limited));
            for (JurySubmission one : jury.submissions()) {
                limits.measured(one, limited).ifPresent(report -> measured.put(one.name(), report));
            }
            return judged(limited, jury, measured, lanes, notes);
        } catch (SandboxException e) {
            faults.add(String.valueOf(e.getMessage()));
            return List.of();
        }
    }

    /** The jury's submissions that nobody else could hand in. */
    private static List<String> tooLarge(Problem problem, Jury jury) {
        List<String> large = new ArrayList<>();
        for (JurySubmission one : jury.submissions()) {
            try {
                long bytes = JurySources.read(one, problem).sources().stream()
                        .mapToLong(source -> source.content().length)
                        .sum();
                long most = problem.limits().codeBytes();
                if (bytes > most) {
                    large.add(one.path() + ": has " + bytes + " bytes, but where limits.code is not given the others"
                            + " may hand in " + most);
                }
            } catch (SubmissionException e) {
                // Whoever judges it says so.
            }
        }
        return large;
    }

    private static List<String> answerFaults(Problem problem, ReadyProblem ready, Lanes lanes)
            throws IOException, SandboxException, InterruptedException {
        Stream<TestCase> beyond = problem.data().beyond().stream().map(BeyondCase::testCase);
        List<Lanes.Work<Optional<String>>> work = new ArrayList<>();
        for (TestCase testCase :
                Stream.concat(problem.data().runs().stream(), beyond).toList()) {
            work.add(() -> ready.fault(testCase)
                    .map(reason -> testCase.answer() + ": " + reason.code().code() + " " + reason.parameters()));
        }
        return lanes.holding(work).stream().flatMap(Optional::stream).toList();
    }

    private JuryTrial.Judges judges(boolean inBackground) {
        return rules -> new LocalJudge(toolchain, inBackground ? rules.inBackground() : rules);
    }

    private List<JuryResult> judged(
            Problem problem, Jury jury, Map<String, Report> measured, Lanes lanes, JuryNotes notes)
            throws SandboxException, InterruptedException {
        JuryTrial trial = JuryTrial.of(judges(background), problem, jury.submissions(), measured, lanes.count());
        notes.judging(jury.submissions().size());
        return new JuryRun(trial, problem, lanes, notes).of(jury.submissions());
    }
}
