package judge.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import judge.engine.LocalJudge;
import judge.engine.Workshop;
import judge.problem.BeyondCase;
import judge.problem.Jury;
import judge.problem.JuryReader;
import judge.problem.PackagePrograms;
import judge.problem.PackageReader;
import judge.problem.Problem;
import judge.problem.ProblemFormatException;
import judge.problem.TestCase;
import judge.program.PackageProgram;
import judge.reason.Reason;
import judge.sandbox.Processors;
import judge.sandbox.SandboxException;

/** Proves a problem package sound by trying it: its inputs, its answers, its own submissions. */
public final class PackageVerifier {

    private final Workshop workshop;
    private final LocalJudge judge;

    public PackageVerifier(Workshop workshop) {
        this.workshop = workshop;
        // The limit is stretched (JuryTrial): a run over that limit need not be repeated to be over the real one.
        this.judge = new LocalJudge(workshop, true, 1);
    }

    /**
     * Verifies a package that could be read.
     *
     * @throws SandboxException when this host cannot run its validators
     */
    public Verification verify(Problem problem) throws SandboxException, InterruptedException {
        List<String> faults = new ArrayList<>();
        List<JuryResult> results = new ArrayList<>();
        try {
            faults.addAll(PackageReader.omissions(problem.folder()));
            faults.addAll(inputFaults(problem));
            faults.addAll(answerFaults(problem));
            faults.addAll(new OutputProof(problem, workshop).faults());
            faults.addAll(new AnswerMutations(problem, workshop.checker(problem)).faults());
            results.addAll(judged(problem, JuryReader.read(problem)));
        } catch (ProblemFormatException e) {
            faults.addAll(e.faults());
        } catch (IOException e) {
            faults.add(problem.folder() + ": " + e);
        }
        List<CaseReason> reasons = results.isEmpty() ? List.of() : CaseReason.of(problem, results);
        return new Verification(problem.id(), faults.stream().distinct().toList(), results, reasons);
    }

    private List<String> inputFaults(Problem problem) throws IOException, SandboxException, InterruptedException {
        List<String> faults = new ArrayList<>();
        Map<Path, PackageProgram> validators = new LinkedHashMap<>();
        for (Path program : PackagePrograms.in(problem, PackagePrograms.INPUT_VALIDATORS)) {
            validators.put(program, workshop.packageProgram(program, PackagePrograms.LIMITS));
        }
        for (TestCase testCase : problem.data().cases()) {
            for (Map.Entry<Path, PackageProgram> validator : validators.entrySet()) {
                Optional<String> complaint = validator
                        .getValue()
                        .complaint(Files.readAllBytes(testCase.input()), validatorArguments(testCase));
                complaint.ifPresent(words -> faults.add(testCase.input() + " is refused by "
                        + validator.getKey().getFileName() + ": " + words));
            }
        }
        for (Path input : PackageFiles.inputs(problem, "invalid_input")) {
            boolean refused = false;
            for (PackageProgram validator : validators.values()) {
                refused |= validator
                        .complaint(Files.readAllBytes(input), List.of())
                        .isPresent();
            }
            if (!refused) {
                faults.add(input + " must be refused by an input validator, none does");
            }
        }
        return faults;
    }

    /** In the order of the format. */
    private static List<String> validatorArguments(TestCase testCase) {
        return Stream.concat(testCase.inputValidatorArguments().stream(), testCase.arguments().stream())
                .toList();
    }

    private List<String> answerFaults(Problem problem) throws IOException, SandboxException, InterruptedException {
        List<String> faults = new ArrayList<>();
        Stream<TestCase> beyond = problem.data().beyond().stream().map(BeyondCase::testCase);
        for (TestCase testCase :
                Stream.concat(problem.data().cases().stream(), beyond).toList()) {
            Optional<Reason> fault = workshop.fault(problem, testCase);
            fault.ifPresent(reason ->
                    faults.add(testCase.answer() + ": " + reason.code().code() + " " + reason.parameters()));
        }
        return faults;
    }

    /**
     * Side by side, as in a grading run: a jury is as large as a class. One is compiled while the programs of others
     * run.
     */
    private List<JuryResult> judged(Problem problem, Jury jury) throws InterruptedException {
        JuryTrial trial = new JuryTrial(judge, problem);
        int atATime = Processors.allowed().size() + 1;
        trial.expect(jury.submissions(), atATime);
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
            threads.shutdownNow();
        }
    }
}
