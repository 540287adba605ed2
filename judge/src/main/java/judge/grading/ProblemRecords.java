package judge.grading;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import judge.digest.Sha256;
import judge.problem.Problem;
import judge.problem.ReferenceName;
import judge.problem.TestCase;
import judge.report.ProblemSection;
import judge.report.ProblemSection.BeyondData;
import judge.report.ProblemSection.CaseData;
import judge.report.TextSection;
import org.jspecify.annotations.Nullable;

/** Writes down what a problem is while a run judges by it, so that the run can be shown and compared later. */
public final class ProblemRecords {

    private ProblemRecords() {}

    /** The problem with all its data, secret ones too. */
    public static ProblemSection of(Problem problem) {
        return new ProblemSection(
                problem.id(),
                problem.names(),
                problem.scoring(),
                grid(problem.judging().reference()),
                problem.data().cases().stream().map(one -> data(problem, one)).toList(),
                beyond(problem));
    }

    /** Returns the inputs that the problem's contest does not have. */
    public static List<BeyondData> beyond(Problem problem) {
        return problem.data().beyond().stream()
                .map(one -> new BeyondData(one.testCase().name(), one.description()))
                .toList();
    }

    private static @Nullable String grid(Optional<ReferenceName> reference) {
        return reference
                .map(name -> switch (name) {
                    case SUDOKU -> "sudoku";
                    case TARGET_SUDOKU -> "target-sudoku";
                })
                .orElse(null);
    }

    private static CaseData data(Problem problem, TestCase testCase) {
        try {
            byte[] input = problem.content().read(testCase.input());
            byte[] answer = problem.content().read(testCase.answer());
            byte[] shown = new byte[0]; // What asks for a static validator is no input.
            return new CaseData(
                    testCase.name(),
                    testCase.maxScore(),
                    digest(input, answer, problem),
                    TextSection.of(testCase.isRun() ? input : shown),
                    TextSection.of(testCase.isRun() ? answer : shown));
        } catch (IOException e) {
            // Judging will fail on the case and say why.
            return new CaseData(testCase.name(), testCase.maxScore(), null, null, null);
        }
    }

    /** The digest that tells data apart; that of a question does not tell which of a few options is right. */
    private static String digest(byte[] input, byte[] answer, Problem problem) {
        Sha256 both = Sha256.of(Sha256.of(input).bytes()).add(answer);
        return (problem.type().questions() ? both.addText(problem.version()) : both).hex();
    }
}
