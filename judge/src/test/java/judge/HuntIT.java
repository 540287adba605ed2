package judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import judge.hunt.Counterexample;
import judge.hunt.Hunt;
import judge.hunt.Trial;
import judge.jvm.CacheFolder;
import judge.knowledge.Knowledge;
import judge.problem.PackageReader;
import judge.problem.Problem;
import judge.sandbox.HostCheck;
import judge.submission.SubmissionFinder;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hunts real programs in the real sandbox, and takes single pieces away from what was found. */
@Timeout(120)
class HuntIT {

    private static Workshop workshop;

    private final Hunt.Listener deaf = new Hunt.Listener() {
        @Override
        public void tried(int inputs) {}

        @Override
        public void shrunk(String input) {}
    };

    @BeforeAll
    static void opensAWorkshop() throws Exception {
        workshop = Workshop.open(HostCheck.run().sandbox(), CacheFolder.of(System.getenv()));
    }

    @AfterAll
    static void closesTheWorkshop() throws Exception {
        workshop.close();
    }

    private static Trial trial(String path, Problem problem) throws Exception {
        return new SandboxTrial(workshop, SubmissionFinder.single(Path.of(path), problem.id()), problem);
    }

    @ParameterizedTest
    @CsvSource({
        "poj3074, solutions/keeps-masks/poj3074, WA",
        "poj3074, problems/poj3074/submissions/wrong_answer/StopsAtABlankRow.java, NO",
        "poj3074, solutions/skips-last-puzzle/poj3074, NO",
        "noip2009sudoku, solutions/forgets-minus-one/noip2009sudoku, WA"
    })
    void findsAnInputWithoutASinglePieceTooMuch(String id, String path, Verdict verdict) throws Exception {
        Problem problem = PackageReader.read(Path.of("problems", id));
        Knowledge knowledge = Knowledge.of(problem.judging().reference()).orElseThrow();
        try (Trial trial = trial(path, problem)) {
            Counterexample found = new Hunt(knowledge, trial, System::nanoTime, deaf)
                    .run(1, Duration.ofSeconds(60))
                    .counterexample()
                    .orElseThrow();

            String smallest = found.smallest();
            assertThat(found.minimal()).isTrue();
            assertThat(knowledge.isLegal(smallest)).isTrue();
            assertThat(trial.run(smallest).verdict()).isEqualTo(verdict);
            for (int kind = 0; kind < knowledge.pieces(smallest).size(); kind++) {
                for (int piece = 0; piece < knowledge.pieces(smallest).get(kind); piece++) {
                    String without = knowledge.without(smallest, kind, piece, piece + 1);
                    assertThat(knowledge.isLegal(without) && trial.run(without).verdict() == verdict)
                            .as("it still fails on %s", without)
                            .isFalse();
                }
            }
        }
    }
}
