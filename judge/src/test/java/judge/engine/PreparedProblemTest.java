package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import judge.check.Attempt;
import judge.check.Checker;
import judge.check.Ruling;
import judge.problem.CheckerChoice;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.reading.ProblemLibrary;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PreparedProblemTest {

    @TempDir
    private Path problems;

    private ReadyProblem ready(String id, CheckerChoice.Kind kind) throws Exception {
        PathUtils.copyDirectory(Path.of("problems", id), problems.resolve(id));
        Problem problem = ProblemLibrary.open(problems).problem(id);
        Checker checker = Checkers.of(new CheckerChoice.BuiltIn(kind));
        return new ReadyProblem(problem, new PreparedProblem(problem, checker), () -> {});
    }

    private static TestCase sample(ReadyProblem ready) {
        return ready.problem().data().sample().get(0);
    }

    /**
     * The checker of sudoku does not look at the answer file; to compare it with the reference, it must be given as
     * output.
     */
    @Test
    void findsAWrongAnswerFileWhereManyAnswersAreRight() throws Exception {
        ReadyProblem ready = ready("poj3074", CheckerChoice.Kind.SUDOKU);
        Path answer = sample(ready).answer();
        Files.writeString(answer, Files.readString(answer).replaceFirst("527", "257"));

        assertThat(ready.fault(sample(ready))).isPresent();
    }

    @Test
    void namesTheMistakeBehindAWrongAnswer() throws Exception {
        ReadyProblem ready = ready("noip2009sudoku", CheckerChoice.Kind.TOKEN);
        byte[] input = Files.readAllBytes(sample(ready).input());
        byte[] output = "2424\n".getBytes(StandardCharsets.US_ASCII);

        Ruling ruling = ready.prepared()
                .ruling(new Attempt(
                        input,
                        ready.prepared()
                                .expected(sample(ready), ready.problem().content())
                                .answer(),
                        output,
                        List.of()));

        assertThat(ruling.toString()).contains("SCORE_BY_OTHER_WEIGHTS", "one-less");
    }
}
