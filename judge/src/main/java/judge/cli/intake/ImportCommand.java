package judge.cli.intake;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import judge.cli.command.CharsetOption;
import judge.cli.command.CommandFailure;
import judge.cli.command.ExitStatus;
import judge.cli.command.Inputs;
import judge.cli.command.JudgeCommand;
import judge.cli.command.ProjectFolder;
import judge.cli.command.Session;
import judge.intake.LeftOut;
import judge.intake.LeftOut.Cause;
import judge.intake.Plan;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code judge import}: what a learning platform hands over becomes a folder of solutions. */
@Command(name = "import")
public final class ImportCommand implements Callable<Integer> {

    /** The causes for leaving a file out that nobody minds: they need no other exit status. */
    private static final Set<Cause> HARMLESS = Set.of(Cause.NO_SOURCE, Cause.OLDER_ATTEMPT);

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

    @Mixin
    private CharsetOption charset = new CharsetOption();

    public ImportCommand(JudgeCommand judge) {
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
        Plan plan = ImportMessages.read(session, inputs, from, Optional.ofNullable(problem), charset.given());
        ImportMessages.tellTaken(session, plan.taken());
        ImportMessages.tellLeftOut(session, plan.leftOut());
        List<LeftOut> there = dryRun ? List.of() : write(session, plan);
        ImportMessages.tellLeftOut(session, there);
        tellCounts(session, plan, there);
        boolean all = there.isEmpty() && plan.leftOut().stream().allMatch(one -> HARMLESS.contains(one.cause()));
        return all && !plan.taken().isEmpty() ? ExitStatus.OK : ExitStatus.FAILED;
    }

    private List<LeftOut> write(Session session, Plan plan) throws CommandFailure {
        try {
            return plan.write(into);
        } catch (IOException e) {
            throw new CommandFailure("error.not-written", "file", into, "cause", session.cause(e));
        } catch (InvalidPathException e) {
            throw ImportMessages.unwritableName(e);
        }
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
