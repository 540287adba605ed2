package judge.sudoku;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.UnaryOperator;
import judge.digest.Sha256;
import judge.problem.ReferenceName;
import judge.sudoku.grid.SudokuInputException;
import judge.sudoku.solve.SudokuText;
import judge.sudoku.solve.TargetSudokuText;

/**
 * Answers inputs of a problem with the solver that the judge has built in, and remembers the answers: each distinct
 * input is solved once, also when several threads ask for it. Safe for use by several threads.
 */
public final class ReferenceSolver {

    private static final int REMEMBERED = 256;

    private final UnaryOperator<String> solver;
    private final Map<String, FutureTask<byte[]>> answers = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, FutureTask<byte[]>> eldest) {
            return size() > REMEMBERED;
        }
    };

    ReferenceSolver(UnaryOperator<String> solver) {
        this.solver = solver;
    }

    /** The solver of a name, with nothing remembered yet. */
    public static ReferenceSolver of(ReferenceName name) {
        return new ReferenceSolver(
                switch (name) {
                    case TARGET_SUDOKU -> TargetSudokuText::answer;
                    case SUDOKU -> SudokuText::answer;
                });
    }

    /**
     * The answer to an input, in ASCII. The array must not be written to.
     *
     * @throws ReferenceException if the input is malformed or has no answer
     * @throws InterruptedException while waiting for another thread that solves the same input
     */
    public byte[] answer(byte[] input) throws ReferenceException, InterruptedException {
        FutureTask<byte[]> mine = new FutureTask<>(() -> solve(input));
        FutureTask<byte[]> task;
        synchronized (answers) {
            task = answers.computeIfAbsent(Sha256.of(input).hex(), any -> mine);
        }
        if (task == mine) {
            task.run();
        }
        try {
            return task.get();
        } catch (ExecutionException e) {
            throw failure(e);
        }
    }

    private static ReferenceException failure(ExecutionException e) {
        Throwable cause = e.getCause();
        if (cause instanceof Error error && !(error instanceof StackOverflowError)) {
            throw error;
        }
        String message = cause instanceof SudokuInputException malformed
                ? String.valueOf(malformed.getMessage())
                : "the reference solver broke down: " + cause;
        return new ReferenceException(message, e);
    }

    private byte[] solve(byte[] input) {
        return solver.apply(new String(input, StandardCharsets.ISO_8859_1)).getBytes(StandardCharsets.US_ASCII);
    }
}
