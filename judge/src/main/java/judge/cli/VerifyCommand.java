package judge.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import judge.cli.Columns.Cell;
import judge.crosscheck.Solvers;
import judge.message.Quantity;
import judge.message.Visible;
import judge.verify.Verification;
import judge.verify.Verification.JuryResult;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code judge verify}: problem packages are sound, and their own submissions get the verdicts of their folders; or, with
 * {@code --reference}, the solvers behind the expected answers agree.
 */
@Command(name = "verify")
final class VerifyCommand implements Callable<Integer> {

    private static final long DEFAULT_SEED = 1;
    private static final Duration DEFAULT_TIME = Duration.ofMinutes(1);

    private final JudgeCommand judge;

    @Parameters(paramLabel = "PROBLEM", arity = "0..*", descriptionKey = "problem-ids")
    private List<String> ids = new ArrayList<>();

    @Option(names = "--problems", paramLabel = "DIR", descriptionKey = "problems")
    private Path problems = ProjectFolder.named("problems");

    @Option(names = "--reference", descriptionKey = "judge.verify.reference")
    private boolean reference;

    @Option(names = "--seed", paramLabel = "N", descriptionKey = "judge.verify.seed")
    private @Nullable Long seed;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            descriptionKey = "judge.verify.time",
            converter = Converters.Time.class)
    private @Nullable Duration time;

    VerifyCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws Exception {
        Session session = judge.session();
        if (!reference && (seed != null || time != null)) {
            throw new CommandFailure("error.only-with-reference", "option", seed == null ? "--time" : "--seed");
        }
        return session.interruptibly(() -> reference ? compare(session) : verify(session));
    }

    private int compare(Session session) throws CommandFailure, InterruptedException {
        if (!ids.isEmpty()) {
            throw new CommandFailure("error.reference-and-problems");
        }
        return new ReferenceCheck(session, Solvers.dancingLinks(), Solvers.bands())
                .run(Objects.requireNonNullElse(seed, DEFAULT_SEED), Objects.requireNonNullElse(time, DEFAULT_TIME));
    }

    private int verify(Session session) throws CommandFailure, InterruptedException {
        Inputs inputs = new Inputs(session, problems);
        for (String id : ids) {
            inputs.requireKnown(id);
        }
        boolean sound = true;
        try (OpenJudge open = session.openJudge(1, false)) {
            for (String id : ids.isEmpty() ? inputs.ids() : ids) {
                Verification verification = verify(inputs, id, open);
                print(session, verification);
                sound &= verification.isSound();
            }
        }
        return sound ? ExitStatus.WISHED : ExitStatus.NOT_ACCEPTED;
    }

    /** A package that cannot be read at all does not keep the others from being verified. */
    private static Verification verify(Inputs inputs, String id, OpenJudge open) throws InterruptedException {
        try {
            return open.verifier().verify(inputs.problem(id));
        } catch (CommandFailure unsound) {
            return new Verification(id, unsound.details(), List.of());
        }
    }

    private static void print(Session session, Verification verification) {
        boolean sound = verification.isSound();
        String result = session.text(sound ? "verify.sound" : "verify.unsound");
        session.out()
                .println(session.palette().heading(Visible.of(verification.problem()) + ": ")
                        + (sound
                                ? session.palette().good(result)
                                : session.palette().bad(result)));
        verification.faults().forEach(fault -> session.out().println("  " + Visible.of(fault)));
        List<List<Cell>> lines = new ArrayList<>();
        verification.submissions().forEach(one -> lines.add(line(session, one)));
        Columns columns = Columns.fitting(lines, false, false, false, true);
        for (int i = 0; i < lines.size(); i++) {
            session.out().println("  " + columns.line(lines.get(i)));
            verification.submissions().get(i).complaints().forEach(complaint -> session.out()
                    .println("      " + Visible.of(complaint)));
        }
    }

    private static List<Cell> line(Session session, JuryResult one) {
        return List.of(
                one.isAsExpected()
                        ? new Cell(session.text("verify.as-expected"), session.palette()::good)
                        : new Cell(session.text("verify.not-as-expected"), session.palette()::bad),
                Cell.of(Visible.of(one.path())),
                new Cell(one.verdict().name(), text -> session.palette().verdict(one.verdict(), text)),
                Cell.of(Quantity.points(one.score())));
    }
}
