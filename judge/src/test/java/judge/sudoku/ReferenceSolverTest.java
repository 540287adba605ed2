package judge.sudoku;

import static judge.check.Rulings.bytes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import judge.problem.ReferenceName;
import org.junit.jupiter.api.Test;

class ReferenceSolverTest {

    @Test
    void answersWithTheSolverOfTheName() throws Exception {
        byte[] blank = bytes("0 ".repeat(81));

        assertThat(ReferenceSolver.of(ReferenceName.TARGET_SUDOKU).answer(blank))
                .isEqualTo(bytes("2906\n"));
        assertThat(ReferenceSolver.of(ReferenceName.SUDOKU).answer(bytes("end\n")))
                .isEmpty();
    }

    @Test
    void solvesEachDistinctInputOnce() throws Exception {
        AtomicInteger solved = new AtomicInteger();
        ReferenceSolver solver = new ReferenceSolver(input -> input + solved.incrementAndGet());

        assertThat(solver.answer(bytes("a"))).isEqualTo(bytes("a1"));
        assertThat(solver.answer(bytes("b"))).isEqualTo(bytes("b2"));
        assertThat(solver.answer(bytes("a"))).isEqualTo(bytes("a1"));
    }

    @Test
    void solvesAnInputOnceForManyThreads() throws Exception {
        AtomicInteger solved = new AtomicInteger();
        ReferenceSolver solver = new ReferenceSolver(input -> {
            solved.incrementAndGet();
            return "answer";
        });
        ExecutorService threads = Executors.newFixedThreadPool(8);
        List<Callable<byte[]>> questions = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            questions.add(() -> solver.answer(bytes("question")));
        }

        for (Future<byte[]> answer : threads.invokeAll(questions)) {
            assertThat(answer.get()).isEqualTo(bytes("answer"));
        }
        threads.shutdown();
        assertThat(solved).hasValue(1);
    }

    @Test
    void forgetsTheOldestAnswersOfMany() throws Exception {
        AtomicInteger solved = new AtomicInteger();
        ReferenceSolver solver = new ReferenceSolver(input -> input + solved.incrementAndGet());

        for (int i = 0; i < 1000; i++) {
            solver.answer(bytes("question " + i));
        }

        assertThat(solver.answer(bytes("question 0"))).isEqualTo(bytes("question 01001"));
    }

    @Test
    void saysWhatIsWrongWithAMalformedInput() {
        assertThatThrownBy(() -> ReferenceSolver.of(ReferenceName.SUDOKU).answer(bytes("x\nend\n")))
                .isInstanceOf(ReferenceException.class)
                .hasMessageContaining("line 1");
        assertThatThrownBy(() -> ReferenceSolver.of(ReferenceName.TARGET_SUDOKU).answer(bytes("1 2 3")))
                .isInstanceOf(ReferenceException.class)
                .hasMessageContaining("81");
    }

    @Test
    void saysThatTheSolverBrokeDown() {
        ReferenceSolver solver = new ReferenceSolver(input -> {
            throw new IllegalStateException("links are torn");
        });

        assertThatThrownBy(() -> solver.answer(bytes("1")))
                .isInstanceOf(ReferenceException.class)
                .hasMessage("the reference solver broke down: java.lang.IllegalStateException: links are torn");
    }
}
