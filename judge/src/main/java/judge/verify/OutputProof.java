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
import judge.problem.ProblemFormatException;
import judge.problem.ProofCase;
import judge.problem.ProofReader;
import judge.problem.TestCase;
import judge.sandbox.SandboxException;

/** Tries the checker on the outputs that a package calls valid or invalid, or shows as examples. */
final class OutputProof {

    private final Problem problem;
    private final Checker checker;
    private final Lanes lanes;

    OutputProof(Problem problem, Checker checker, Lanes lanes) {
        this.problem = problem;
        this.checker = checker;
        this.lanes = lanes;
    }

    List<String> faults() throws IOException, ProblemFormatException, SandboxException, InterruptedException {
        List<Lanes.Work<Optional<String>>> work = new ArrayList<>();
        for (ProofCase proof : ProofReader.read(problem, "valid_output")) {
            work.add(() -> saidIf(!isAccepted(proof), proof.output() + " must be accepted by the checker, it is not"));
        }
        for (ProofCase proof : ProofReader.read(problem, "invalid_output")) {
            work.add(() -> saidIf(isAccepted(proof), proof.output() + " must be refused by the checker, it is not"));
        }
        Map<String, Path> examples = ProofReader.examples(problem);
        for (TestCase testCase : problem.data().runs()) {
            Path output = examples.get(testCase.name());
            if (output != null) {
                work.add(() -> saidIf(
                        !isAccepted(testCase.input(), testCase.answer(), output, testCase.checkerArguments()),
                        output + " is shown as an output, but is not accepted by the checker"));
            }
        }
        return lanes.holding(work).stream().flatMap(Optional::stream).toList();
    }

    private static Optional<String> saidIf(boolean wrong, String fault) {
        return wrong ? Optional.of(fault) : Optional.empty();
    }

    private boolean isAccepted(ProofCase proof) throws IOException {
        return isAccepted(proof.input(), proof.answer(), proof.output(), proof.checkerArguments());
    }

    private boolean isAccepted(Path input, Path answer, Path output, List<String> arguments) throws IOException {
        Attempt attempt = new Attempt(
                Files.readAllBytes(input), Files.readAllBytes(answer), Files.readAllBytes(output), arguments);
        return checker.check(attempt) instanceof Ruling.Accepted;
    }
}
