package judge.cli.verify;

import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.cli.command.ExitStatus;
import judge.cli.command.Session;
import judge.cli.terminal.BarLine;
import judge.message.Visible;
import judge.sudoku.crosscheck.CrossCheck;
import judge.sudoku.crosscheck.CrossCheck.Completions;
import judge.sudoku.crosscheck.Disagreement;
import judge.sudoku.crosscheck.Disagreement.Said;
import judge.sudoku.crosscheck.GridSource;
import judge.sudoku.crosscheck.Question;
import judge.sudoku.crosscheck.ReferenceVerifier;
import judge.sudoku.crosscheck.Solver;
import judge.sudoku.grid.Grid;

/** Compares two solvers, shows how far it has come, and draws the smallest grid on which they differ. */
final class ReferenceCheck {

    private static final long UPDATE_NANOS = 200_000_000;

    private final Session session;
    private final Solver reference;
    private final Solver second;
    private long shownNanos;

    ReferenceCheck(Session session, Solver reference, Solver second) {
        this.session = session;
        this.reference = reference;
        this.second = second;
    }

    int run(long seed, Duration time) throws InterruptedException {
        long start = System.nanoTime();
        shownNanos = start - UPDATE_NANOS;
        BarLine line = new BarLine(session.err(), session.terminal().columns());
        CrossCheck result;
        try {
            result = new ReferenceVerifier(reference, second)
                    .verify(seed, () -> System.nanoTime() - start < time.toNanos(), grids -> show(line, grids));
        } finally {
            if (session.terminal().interactive()) {
                line.clear();
            }
        }
        print(result, seed);
        return result.isSound() ? ExitStatus.OK : ExitStatus.NOT_ACCEPTED;
    }

    private void show(BarLine line, long grids) {
        long now = System.nanoTime();
        if (session.terminal().interactive() && now - shownNanos >= UPDATE_NANOS) {
            shownNanos = now;
            line.accept(session.text("crosscheck.progress", "grids", grids));
        }
    }

    private void print(CrossCheck result, long seed) {
        say("crosscheck.grids", "golden", result.golden(), "seed", seed, "generated", result.generated());
        say(
                "crosscheck.completions",
                "none",
                result.byCompletions().getOrDefault(Completions.NONE, 0L),
                "one",
                result.byCompletions().getOrDefault(Completions.ONE, 0L),
                "several",
                result.byCompletions().getOrDefault(Completions.SEVERAL, 0L));
        session.out()
                .println(session.text("crosscheck.asked")
                        + Stream.of(Question.values())
                                .map(question -> session.text("crosscheck.question." + question.key()) + " "
                                        + result.asked().getOrDefault(question, 0L))
                                .collect(Collectors.joining(", ")));
        result.disagreement().ifPresent(disagreement -> print(disagreement, seed));
        if (result.isSound()) {
            session.out().println(session.palette().good(session.text("crosscheck.sound")));
        }
    }

    private void print(Disagreement found, long seed) {
        String key = found.source() == GridSource.GOLDEN ? "crosscheck.unsound.golden" : "crosscheck.unsound.generated";
        session.out().println(session.palette().bad(session.text(key, "number", found.number(), "seed", seed)));
        say("crosscheck.found", "grid", found.found());
        say("crosscheck.smallest", "grid", found.smallest());
        picture(found.smallest());
        String question = session.text(
                "crosscheck.question." + found.question().map(Question::key).orElse("known"));
        for (Said said : found.said()) {
            say(
                    "crosscheck.said",
                    "question",
                    question,
                    "by",
                    session.text("crosscheck.by." + said.by()),
                    "answer",
                    Visible.of(said.answer()));
        }
    }

    private void picture(Grid grid) {
        String cells = grid.toString();
        for (int row = 0; row < 9; row++) {
            String line = cells.substring(9 * row, 9 * row + 9).replaceAll("(.)", " $1");
            session.out()
                    .println(" " + line.substring(0, 6) + " |" + line.substring(6, 12) + " |" + line.substring(12));
            if (row == 2 || row == 5) {
                session.out().println("  ------+-------+------");
            }
        }
    }

    private void say(String key, Object... namesAndValues) {
        session.out().println(session.text(key, namesAndValues));
    }
}
