package judge.explain;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import judge.check.Attempt;
import judge.check.Checker;
import judge.check.Ruling;
import judge.engine.BesideSubmission;
import judge.engine.Checkers;
import judge.explain.look.SecondLook.Example;
import judge.problem.CheckerChoice;
import judge.problem.Problem;
import judge.problem.TestCase;

/** Cases of a problem that changes of a program are tried on. */
final class TriedCases {

    private static final int EXAMPLES = 13;

    private static final long EXAMPLE_BYTES = 8 << 20;

    private TriedCases() {}

    /** First the one that has failed; none where the judge itself cannot tell what is right. */
    static List<Example> of(Problem problem, TestCase failed, BesideSubmission beside) throws IOException {
        if (!(problem.judging().checker() instanceof CheckerChoice.BuiltIn chosen)
                || chosen.kind() == CheckerChoice.Kind.NONE) {
            return List.of();
        }
        List<Example> examples = new ArrayList<>(List.of(example(chosen, failed, beside)));
        long bytes = 0;
        for (TestCase other : problem.data().runs()) {
            long size = Files.size(other.input());
            if (!other.name().equals(failed.name()) && examples.size() < EXAMPLES && bytes + size < EXAMPLE_BYTES) {
                examples.add(example(chosen, other, beside));
                bytes += size;
            }
        }
        return examples;
    }

    private static Example example(CheckerChoice.BuiltIn chosen, TestCase one, BesideSubmission beside)
            throws IOException {
        byte[] content = Files.readAllBytes(one.input());
        byte[] answer = Files.readAllBytes(one.answer());
        Checker checker = Checkers.of(chosen);
        return new Example(
                beside.input(one, content),
                output -> checker.check(new Attempt(content, answer, output, one.checkerArguments()))
                        instanceof Ruling.Accepted);
    }
}
