package judge.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.check.Attempt;
import judge.check.Checker;
import judge.check.Ruling;
import judge.problem.Problem;
import judge.problem.ProofCase;
import judge.problem.TestCase;
import judge.problem.reading.ProofReader;
import judge.problem.yaml.ProblemFormatException;
import judge.reason.Fault;
import judge.reason.ReasonCode;
import judge.sandbox.SandboxException;

/** Tries the checker on the outputs that a package calls valid or invalid, or shows as examples. */
record OutputProof(Problem problem, Checker checker, Lanes lanes) {

    List<Fault> faults() throws IOException, ProblemFormatException, SandboxException, InterruptedException {
        List<Lanes.Work<Optional<Fault>>> work = new ArrayList<>();
        for (ProofCase proof : ProofReader.read(problem, "valid_output")) {
            work.add(() -> accepted(proof));
        }
        for (ProofCase proof : ProofReader.read(problem, "invalid_output")) {
            work.add(() -> refused(proof));
        }
        Map<String, Path> examples = ProofReader.examples(problem);
        for (TestCase testCase : problem.data().runs()) {
            Path output = examples.get(testCase.name());
            if (output != null) {
                work.add(() -> shown(testCase, output));
            }
        }
        return lanes.holding(work).stream().flatMap(Optional::stream).toList();
    }

    private Optional<Fault> accepted(ProofCase proof) throws IOException {
        Ruling ruling = ruling(proof);
        return ruling instanceof Ruling.Accepted
                ? Optional.empty()
                : failure(proof, ruling, VerifyFault.CHECKER_FAILS_ON_VALID)
                        .or(() -> Optional.of(Fault.at(proof.output(), VerifyFault.OUTPUT_NOT_ACCEPTED)));
    }

    /** A checker that fails has refused nothing; that it does not end in time is said once, of all outputs. */
    private Optional<Fault> refused(ProofCase proof) throws IOException {
        Ruling ruling = ruling(proof);
        return ruling instanceof Ruling.Accepted
                ? Optional.of(Fault.at(proof.output(), VerifyFault.OUTPUT_NOT_REFUSED))
                : failure(proof, ruling, VerifyFault.CHECKER_FAILS_ON_INVALID);
    }

    private static Optional<Fault> failure(ProofCase proof, Ruling ruling, VerifyFault code) {
        return ruling instanceof Ruling.Failed failed && failed.reason().code() != ReasonCode.CHECKER_HUNG
                ? Optional.of(Fault.at(proof.output(), code, CaseFailure.why(failed.reason())))
                : Optional.empty();
    }

    private Optional<Fault> shown(TestCase testCase, Path output) throws IOException {
        Ruling ruling = ruling(testCase.input(), testCase.answer(), output, testCase.checkerArguments());
        return ruling instanceof Ruling.Accepted
                ? Optional.empty()
                : Optional.of(Fault.at(output, VerifyFault.OUTPUT_NOT_SHOWABLE));
    }

    private Ruling ruling(ProofCase proof) throws IOException {
        return ruling(proof.input(), proof.answer(), proof.output(), proof.checkerArguments());
    }

    private Ruling ruling(Path input, Path answer, Path output, List<String> arguments) throws IOException {
        return checker.check(new Attempt(
                Files.readAllBytes(input), Files.readAllBytes(answer), Files.readAllBytes(output), arguments));
    }
}
