package judge.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import judge.check.Attempt;
import judge.check.Checker;
import judge.check.Ruling;
import judge.problem.Problem;
import judge.problem.ProblemFormatException;
import judge.problem.ProofCase;
import judge.problem.ProofReader;

/** Tries the checker on the outputs that a package calls valid or invalid. */
final class OutputProof {

    private final Problem problem;
    private final Checker checker;

    OutputProof(Problem problem, Checker checker) {
        this.problem = problem;
        this.checker = checker;
    }

    List<String> faults() throws IOException, ProblemFormatException {
        List<String> faults = new ArrayList<>();
        for (ProofCase proof : ProofReader.read(problem, "valid_output")) {
            if (!isAccepted(proof)) {
                faults.add(proof.output() + " must be accepted by the checker, it is not");
            }
        }
        for (ProofCase proof : ProofReader.read(problem, "invalid_output")) {
            if (isAccepted(proof)) {
                faults.add(proof.output() + " must be refused by the checker, it is not");
            }
        }
        return faults;
    }

    private boolean isAccepted(ProofCase proof) throws IOException {
        Attempt attempt = new Attempt(
                Files.readAllBytes(proof.input()),
                Files.readAllBytes(proof.answer()),
                Files.readAllBytes(proof.output()),
                proof.checkerArguments());
        return checker.check(attempt) instanceof Ruling.Accepted;
    }
}
