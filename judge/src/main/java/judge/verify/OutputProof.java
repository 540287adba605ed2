package judge.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import judge.check.Attempt;
import judge.check.Checker;
import judge.check.Ruling;
import judge.problem.Problem;

/** Tries the checker on the outputs that a package calls valid or invalid. */
final class OutputProof {

    private final Problem problem;
    private final Checker checker;

    OutputProof(Problem problem, Checker checker) {
        this.problem = problem;
        this.checker = checker;
    }

    List<String> faults() throws IOException {
        List<String> faults = new ArrayList<>();
        for (Path input : PackageFiles.inputs(problem, "valid_output")) {
            if (!isAccepted(input)) {
                faults.add(PackageFiles.beside(input, ".out") + " must be accepted by the checker, it is not");
            }
        }
        for (Path input : PackageFiles.inputs(problem, "invalid_output")) {
            if (isAccepted(input)) {
                faults.add(PackageFiles.beside(input, ".out") + " must be refused by the checker, it is not");
            }
        }
        return faults;
    }

    private boolean isAccepted(Path input) throws IOException {
        Attempt attempt = new Attempt(
                Files.readAllBytes(input),
                Files.readAllBytes(PackageFiles.beside(input, ".ans")),
                Files.readAllBytes(PackageFiles.beside(input, ".out")),
                List.of());
        return checker.check(attempt) instanceof Ruling.Accepted;
    }
}
