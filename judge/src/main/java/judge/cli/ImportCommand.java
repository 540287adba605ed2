package judge.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import judge.intake.Intake;
import judge.intake.IntakeException;
import judge.intake.LeftOut;
import judge.intake.LeftOut.Cause;
import judge.intake.Plan;
import judge.intake.Taken;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code judge import}: what a learning platform hands over becomes a folder of solutions. */
@Command(name = "import")
final class ImportCommand implements Callable<Integer> {

    /** What nobody misses: it needs no other exit status. */
    private static final Set<Cause> HARMLESS = Set.of(Cause.NOT_JAVA, Cause.OLDER_ATTEMPT);

    private final JudgeCommand judge;

    @Parameters(paramLabel = "SRC", descriptionKey = "judge.import.source")
    private @Nullable Path source;

    @Option(names = "--into", paramLabel = "DIR")
    private Path into = ProjectFolder.named("solutions");

    @Option(names = "--problem", paramLabel = "ID")
    private @Nullable String problem;

    @Option(names = "--problems", paramLabel = "DIR", descriptionKey = "problems")
    private Path problems = ProjectFolder.named("problems");

    @Option(names = "--dry-run")
    private boolean dryRun;

    ImportCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws CommandFailure {
        Session session = judge.session();
        Path from = Objects.requireNonNull(source);
        Inputs inputs = new Inputs(session, problems);
        if (problem != null) {
            inputs.requireKnown(problem);
        }
        if (!Files.exists(from)) {
            throw new CommandFailure("error.no-path", "path", from);
        }
        Plan plan = read(session, from, Set.copyOf(inputs.ids()));
        plan.taken().forEach(one -> tell(session, one));
        plan.leftOut().forEach(one -> tell(session, one));
        List<LeftOut> there = dryRun ? List.of() : write(session, plan);
        there.forEach(one -> tell(session, one));
        tellCounts(session, plan, there);
        boolean all = there.isEmpty() && plan.leftOut().stream().allMatch(one -> HARMLESS.contains(one.cause()));
        return all && !plan.taken().isEmpty() ? ExitStatus.WISHED : ExitStatus.FAILED;
    }

    private Plan read(Session session, Path from, Set<String> known) throws CommandFailure {
        try {
            return Intake.of(from, known, Optional.ofNullable(problem));
        } catch (IntakeException e) {
            throw new CommandFailure(
                    "error.not-imported",
                    "file",
                    from,
                    "path",
                    e.leftOut().path().isEmpty()
                            ? String.valueOf(from.getFileName())
                            : e.leftOut().path(),
                    "leftout",
                    e.leftOut().cause().word());
        } catch (IOException e) {
            throw session.readFailure(from, e);
        }
    }

    private List<LeftOut> write(Session session, Plan plan) throws CommandFailure {
        try {
            return plan.write(into);
        } catch (IOException e) {
            throw new CommandFailure("error.not-written", "file", into, "cause", session.cause(e));
        }
    }

    private static void tell(Session session, Taken one) {
        session.out()
                .println(session.text(
                        "import.taken",
                        "contestant",
                        one.contestant(),
                        "problem",
                        one.problem(),
                        "files",
                        String.join(", ", one.files())));
    }

    private static void tell(Session session, LeftOut one) {
        session.warn(
                "import.left-out", "path", one.path(), "leftout", one.cause().word());
    }

    private void tellCounts(Session session, Plan plan, List<LeftOut> there) {
        Set<String> contestants = new HashSet<>();
        plan.taken().forEach(one -> contestants.add(one.contestant()));
        session.out()
                .println(session.text(
                        dryRun ? "import.would-count" : "import.count",
                        "contestants",
                        contestants.size(),
                        "submissions",
                        plan.taken().size() - there.size(),
                        "rest",
                        plan.leftOut().size() + there.size(),
                        "folder",
                        into));
    }
}
