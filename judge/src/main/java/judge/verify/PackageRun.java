package judge.verify;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.check.Checker;
import judge.engine.JurySources;
import judge.engine.LocalJudge;
import judge.engine.ReadyProblem;
import judge.engine.Toolchain;
import judge.problem.BeyondCase;
import judge.problem.CheckerChoice;
import judge.problem.GradingTree;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.jury.Jury;
import judge.problem.jury.JuryReader;
import judge.problem.jury.JurySubmission;
import judge.problem.reading.PackageReader;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.ProblemFormatException;
import judge.reason.Fault;
import judge.report.Report;
import judge.sandbox.SandboxException;
import judge.submission.SubmissionException;
import judge.verdict.Verdict;
import judge.verify.VerificationListener.Stage;

/**
 * Verifies a package once. Its inputs are tried beside its answers and while its time limit is measured, as each of the
 * three leaves a processor idle now and then; all of it ends before the jury's submissions are judged.
 */
final class PackageRun {

    private final Problem problem;
    private final Limiting limits;
    private final Toolchain toolchain;
    private final boolean background;
    private final Coverage coverage;
    private final JuryNotes notes;
    private final Findings reading = new Findings();
    private final Findings inputs = new Findings();
    private final Findings others = new Findings();
    private final Untried untried;

    /**
     * One for a package.
     *
     * @param background whether nobody waits for it
     */
    PackageRun(
            Problem problem,
            Limiting limits,
            Toolchain toolchain,
            boolean background,
            Coverage coverage,
            VerificationListener listener) {
        this.problem = problem;
        this.untried = new Untried(problem, others);
        this.limits = limits;
        this.toolchain = toolchain;
        this.background = background;
        this.coverage = coverage;
        this.notes = new JuryNotes(listener);
    }

    /**
     * Verifies the package; returns the findings.
     *
     * @throws SandboxException when this host cannot run its validators
     * @throws InterruptedVerification with the findings so far when it was interrupted
     */
    Verification verified() throws SandboxException, InterruptedException {
        try {
            PackageReader.Remarks remarks = PackageReader.remarks(problem);
            reading.faults(remarks.omissions());
            reading.warnings(remarks.warnings());
        } catch (ProblemFormatException e) {
            reading.faults(e.faults());
            return verification(List.of(), List.of());
        }
        List<JuryResult> results;
        try (Lanes lanes = new Lanes(toolchain, background)) {
            Future<Boolean> trying = lanes.begunAside(() -> inputsTried(lanes));
            results = results(lanes, trying);
            await(trying, lanes);
        } catch (InterruptedException e) {
            throw new InterruptedVerification(verification(notes.judged(), List.of()), notes.untried());
        }
        others.warnings(partlyRight(results));
        results.forEach(one -> one.remarks().forEach(remark -> others.warning(remark.in(shown(one)))));
        return verification(results, results.isEmpty() ? List.of() : CaseReason.of(problem, results));
    }

    /**
     * Returns the submissions in {@code accepted} of an older package that the grader accepts with fewer than all
     * points.
     */
    private List<Fault> partlyRight(List<JuryResult> results) {
        Optional<GradingTree> grading = problem.data().grading().filter(known -> Double.isFinite(known.best()));
        return results.stream()
                .filter(one -> one.isAmongAccepted() && one.isAsExpected())
                .filter(one -> grading.isPresent() && !grading.get().isBest(one.score()))
                .map(one -> Fault.at(
                        shown(one),
                        grading.get().lowestIsBest() ? VerifyFault.PARTLY_RIGHT_OF_LOWEST : VerifyFault.PARTLY_RIGHT,
                        points(one.score()),
                        points(grading.get().best())))
                .toList();
    }

    private String shown(JuryResult result) {
        return problem.folder() + "/submissions/" + result.path();
    }

    private static String points(double score) {
        return BigDecimal.valueOf(score)
                .setScale(2, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }

    private Verification verification(List<JuryResult> results, List<CaseReason> reasons) {
        return new Verification(problem.id(), all(Findings::faults), all(Findings::warnings), results, reasons);
    }

    private List<Fault> all(Function<Findings, Stream<Fault>> kind) {
        return Stream.of(reading, inputs, others).flatMap(kind).distinct().toList();
    }

    private void await(Future<Boolean> trying, Lanes lanes) throws SandboxException, InterruptedException {
        try {
            if (!trying.isDone()) {
                notes.reached(Stage.INPUTS);
            }
            lanes.ended(trying);
        } catch (IOException e) {
            inputs.fault(unreadable(e));
        }
    }

    private boolean inputsTried(Lanes lanes) throws SandboxException, InterruptedException {
        try (InputCheck check = new InputCheck(problem, lanes, inputs)) {
            check.open(toolchain);
            check.run();
            return true;
        } catch (ProblemFormatException e) {
            inputs.faults(e.faults());
        } catch (IOException e) {
            inputs.fault(unreadable(e));
        }
        return false;
    }

    private Fault unreadable(IOException e) {
        return Fault.at(problem.folder(), PackageFault.UNREADABLE, e);
    }

    /** The results of the jury's submissions; what else is found is noted. */
    private List<JuryResult> results(Lanes lanes, Future<Boolean> trying)
            throws SandboxException, InterruptedException {
        try {
            notes.reached(Stage.ANSWERS);
            boolean ready = checkAnswers(lanes);
            Jury jury = untried.withoutMissing(JuryReader.read(problem), toolchain.languages());
            notes.expects(jury.submissions());
            others.warnings(tooLarge(jury));
            if (ready) {
                notes.reached(Stage.TIME_LIMIT);
                return judged(jury, lanes, trying);
            }
        } catch (ProblemFormatException e) {
            others.faults(e.faults());
        } catch (IOException e) {
            others.fault(unreadable(e));
        }
        return List.of();
    }

    /**
     * Tells whether the checker of outputs can be used: an output validator that cannot be made is the package's fault.
     */
    private boolean checkAnswers(Lanes lanes) throws IOException, ProblemFormatException, InterruptedException {
        try (ReadyProblem ready = toolchain.prepare(problem)) {
            others.faults(answerFaults(ready, lanes));
            if (!problem.type().needsValidator()) {
                PatientChecker patient = new PatientChecker(ready.checker());
                // The judge's own end always, and the reference asks which one it is.
                boolean mayHang = problem.judging().checker() instanceof CheckerChoice.External;
                Checker checker = mayHang ? patient : ready.checker();
                others.faults(new OutputProof(problem, checker, lanes).faults());
                others.faults(new AnswerMutations(problem, checker, lanes).faults());
                others.warnings(new OddOutputs(problem, checker).warnings());
                patient.fault().ifPresent(others::fault);
            }
            return true;
        } catch (SandboxException e) {
            others.fault(e);
            return false;
        }
    }

    private List<Fault> answerFaults(ReadyProblem ready, Lanes lanes)
            throws IOException, SandboxException, InterruptedException {
        Stream<TestCase> beyond = problem.data().beyond().stream().map(BeyondCase::testCase);
        List<Lanes.Work<Optional<Fault>>> work = new ArrayList<>();
        for (TestCase testCase :
                Stream.concat(problem.data().runs().stream(), beyond).toList()) {
            work.add(() -> ready.fault(testCase).map(reason -> Fault.of(reason).in(testCase.answer())));
        }
        return lanes.holding(work).stream().flatMap(Optional::stream).toList();
    }

    /** The jury's submissions that nobody else could hand in. */
    private List<Fault> tooLarge(Jury jury) {
        List<Fault> large = new ArrayList<>();
        for (JurySubmission one : jury.submissions()) {
            try {
                long bytes = JurySources.read(one, problem).sources().stream()
                        .mapToLong(source -> source.content().length)
                        .sum();
                long most = problem.limits().codeBytes();
                if (bytes > most) {
                    large.add(Fault.at(one.path(), VerifyFault.SUBMISSION_TOO_LARGE, bytes, most));
                }
            } catch (SubmissionException e) {
                // The judging of this submission reports the fault.
            }
        }
        return large;
    }

    private List<JuryResult> judged(Jury jury, Lanes lanes, Future<Boolean> trying) throws InterruptedException {
        try (EarlyTrial early = new EarlyTrial(judges(true), problem, jury.submissions(), coverage, lanes)) {
            Problem limited = limits.limited(problem);
            Map<String, Report> measured = new HashMap<>(early.reports(limited));
            for (JurySubmission one : jury.submissions()) {
                limits.measured(one, limited).ifPresent(report -> measured.put(one.name(), report));
            }
            await(trying, lanes);
            List<JuryResult> results = judged(limited, jury.submissions(), measured, lanes);
            return untried.withoutOldPython(jury, byOtherStandards(limited, jury, results, lanes));
        } catch (SandboxException e) {
            others.fault(e);
            // The accepted submissions may be the cause of the missing results.
            List<JurySubmission> right = jury.submissions().stream()
                    .filter(JurySubmission::isAmongAccepted)
                    .toList();
            advised(right, lanes);
            return List.of();
        }
    }

    /** The results, of what should compile and does not by the standard that all are judged by those of another one. */
    private List<JuryResult> byOtherStandards(Problem limited, Jury jury, List<JuryResult> results, Lanes lanes)
            throws SandboxException, InterruptedException {
        Set<String> refused = results.stream()
                .filter(result -> result.verdict() == Verdict.CE && !result.isAsExpected())
                .map(JuryResult::path)
                .collect(Collectors.toSet());
        Map<Problem, List<JurySubmission>> again = new LinkedHashMap<>();
        for (StandardAdvice.Other other : advised(
                jury.submissions().stream()
                        .filter(one -> refused.contains(one.name()))
                        .toList(),
                lanes)) {
            again.computeIfAbsent(other.of(limited), any -> new ArrayList<>()).add(other.submission());
        }
        Map<String, JuryResult> better = new HashMap<>();
        for (Map.Entry<Problem, List<JurySubmission>> some : again.entrySet()) {
            judged(some.getKey(), some.getValue(), Map.of(), lanes).forEach(one -> better.put(one.path(), one));
        }
        return results.stream().map(one -> better.getOrDefault(one.path(), one)).toList();
    }

    private List<StandardAdvice.Other> advised(List<JurySubmission> refused, Lanes lanes) throws InterruptedException {
        StandardAdvice advice = new StandardAdvice(new OtherStandards(toolchain, problem), problem, lanes);
        try {
            List<StandardAdvice.Other> found = advice.on(refused);
            others.warnings(advice.warnings(found));
            return found;
        } catch (IOException | SandboxException e) {
            return List.of(); // It is advice; what keeps it from being given was said where it matters.
        }
    }

    private List<JuryResult> judged(
            Problem limited, List<JurySubmission> jury, Map<String, Report> measured, Lanes lanes)
            throws SandboxException, InterruptedException {
        JuryTrial trial = JuryTrial.of(judges(background), limited, jury, measured, coverage, lanes.count());
        notes.judging(jury.size());
        return new JuryRun(trial, limited, lanes, notes).of(jury);
    }

    private JuryTrial.Judges judges(boolean inBackground) {
        return rules -> new LocalJudge(toolchain, inBackground ? rules.inBackground() : rules);
    }
}
