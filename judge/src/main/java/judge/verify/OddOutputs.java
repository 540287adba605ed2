package judge.verify;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.check.Attempt;
import judge.check.Checker;
import judge.check.Ruling;
import judge.problem.CheckerChoice;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.reason.Fault;
import judge.reason.ReasonCode;

/**
 * Tries an output validator of the package on what contestants print by mistake. It may think of that what it likes,
 * but where it fails, as one does that expects a number and finds none, they get a judge error.
 */
record OddOutputs(Problem problem, Checker checker) {

    private static final Map<VerifyFault, String> OUTPUTS = new LinkedHashMap<>();

    static {
        OUTPUTS.put(VerifyFault.VALIDATOR_FAILS_ON_NOTHING, "");
        OUTPUTS.put(VerifyFault.VALIDATOR_FAILS_ON_WORD, "x\n");
    }

    /**
     * Returns the outputs that the validator fails on, of the first case alone: it is the same program for all of them.
     */
    List<Fault> warnings() throws IOException {
        Optional<TestCase> first = problem.data().runs().stream().findFirst();
        List<Fault> warnings = new ArrayList<>();
        if (first.isPresent() && !(problem.judging().checker() instanceof CheckerChoice.BuiltIn)) {
            for (Map.Entry<VerifyFault, String> output : OUTPUTS.entrySet()) {
                failure(first.get(), output.getValue())
                        .ifPresent(why -> warnings.add(Fault.at(first.get().input(), output.getKey(), why)));
            }
        }
        return warnings;
    }

    private Optional<Object> failure(TestCase testCase, String output) throws IOException {
        Ruling ruling = checker.check(new Attempt(
                Files.readAllBytes(testCase.input()),
                Files.readAllBytes(testCase.answer()),
                output.getBytes(StandardCharsets.UTF_8),
                testCase.checkerArguments()));
        return ruling instanceof Ruling.Failed failed && failed.reason().code() != ReasonCode.CHECKER_HUNG
                ? Optional.of(CaseFailure.why(failed.reason()))
                : Optional.empty();
    }
}
