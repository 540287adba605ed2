package judge.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import judge.engine.JudgingRules;
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
import judge.reason.Reason;
import judge.report.Report;
import judge.sandbox.SandboxException;
import judge.submission.SubmissionException;

/** Proves a problem package sound by trying it: its inputs, its answers, its own submissions. */
public final class PackageVerifier {

    private final Toolchain toolchain;
    private final LocalJudge judge;

    /**
     * A verifier with the tools of a judge.
     *
     * @param background whether nobody waits for it
     */
    public PackageVerifier(Toolchain toolchain, boolean background) {
        this.toolchain = toolchain;
        // The limit is stretched (JuryTrial): who is over that need not be run again to be over the limit itself.
        this.judge = new LocalJudge(toolchain, new JudgingRules(true, false, false, 1, background));
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
     */
    public Verification verify(Problem problem, Limiting limits) throws SandboxException, InterruptedException {
        List<String> faults = new ArrayList<>();
        List<String> warnings = new ArrayList<>();
        List<JuryResult> results = new ArrayList<>();
        try {
            PackageReader.Remarks remarks = PackageReader.remarks(problem);
            faults.addAll(remarks.omissions());
            warnings.addAll(remarks.warnings());
            try (InputCheck inputs = new InputCheck(problem, faults, warnings)) {
                inputs.open(toolchain);
                inputs.run();
            }
            boolean ready = checkAnswers(problem, faults);
            Jury jury = JuryReader.read(problem);
            if (!jury.skipped().isEmpty()) {
                warnings.add(problem.folder() + "/submissions: not tried, as they are in no language of this judge: "
                        + String.join(", ", jury.skipped()));
            }
            warnings.addAll(tooLarge(problem, jury));
            if (ready) {
                results.addAll(judged(limits, problem, jury, faults));
            }
        } catch (ProblemFormatException e) {
            faults.addAll(e.faults());
        } catch (IOException e) {
            faults.add(problem.folder() + ": " + e);
        }
        List<CaseReason> reasons = results.isEmpty() ? List.of() : CaseReason.of(problem, results);
        return new Verification(
                problem.id(),
                faults.stream().distinct().toList(),
                warnings.stream().distinct().toList(),
                results,
                reasons);
    }

    /** Whether what rules on outputs can be used: an output validator that cannot be made is the package's fault. */
    private boolean checkAnswers(Problem problem, List<String> faults)
            throws IOException, ProblemFormatException, InterruptedException {
        try (ReadyProblem ready = toolchain.prepare(problem)) {
            faults.addAll(answerFaults(problem, ready));
            if (!problem.type().needsValidator()) {
                faults.addAll(new OutputProof(problem, ready.checker()).faults());
                faults.addAll(new AnswerMutations(problem, ready.checker()).faults());
            }
            return true;
        } catch (SandboxException e) {
            faults.add(String.valueOf(e.getMessage()));
            return false;
        }
    }

    private List<JuryResult> judged(Limiting limits, Problem problem, Jury jury, List<String> faults)
            throws InterruptedException {
        try {
            return judged(limits.limited(problem), jury, limits);
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

    private static List<String> answerFaults(Problem problem, ReadyProblem ready)
            throws IOException, InterruptedException {
        List<String> faults = new ArrayList<>();
        Stream<TestCase> beyond = problem.data().beyond().stream().map(BeyondCase::testCase);
        for (TestCase testCase :
                Stream.concat(problem.data().cases().stream(), beyond).toList()) {
            Optional<Reason> fault = ready.fault(testCase);
            fault.ifPresent(reason ->
                    faults.add(testCase.answer() + ": " + reason.code().code() + " " + reason.parameters()));
        }
        return faults;
    }

    /** Side by side, as in a grading run: a jury is as large as a class. */
    private List<JuryResult> judged(Problem problem, Jury jury, Limiting limits) throws InterruptedException {
        int atATime = toolchain.pool().count();
        Map<String, Report> measured = new HashMap<>();
        for (JurySubmission one : jury.submissions()) {
            limits.measured(one, problem).ifPresent(report -> measured.put(one.name(), report));
        }
        JuryTrial trial = JuryTrial.of(judge, problem, jury.submissions(), measured, atATime);
        ExecutorService threads = Executors.newFixedThreadPool(atATime);
        try {
            List<JuryResult> results = new ArrayList<>();
            for (Future<JuryResult> result : threads.invokeAll(jury.submissions().stream()
                    .map(submission -> (Callable<JuryResult>) () -> trial.judged(submission))
                    .toList())) {
                results.add(result.get());
            }
            return results;
        } catch (ExecutionException e) {
            throw new IllegalStateException("a jury submission could not be judged", e.getCause());
        } finally {
            end(threads);
        }
    }

    /** Nobody uses the judge any more when this comes back. */
    private static void end(ExecutorService threads) {
        threads.shutdownNow();
        boolean interrupted = false;
        boolean ended = false;
        while (!ended) {
            try {
                ended = threads.awaitTermination(1, TimeUnit.MINUTES);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
