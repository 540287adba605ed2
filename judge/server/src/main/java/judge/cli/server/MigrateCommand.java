package judge.cli.server;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import judge.cli.command.CommandFailure;
import judge.cli.command.ExitStatus;
import judge.cli.command.JudgeCommand;
import judge.cli.command.Session;
import judge.database.Database;
import judge.database.SchemaStep;
import judge.database.sql.DatabaseException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code judge migrate}: brings the tables of a server's database to the version of this program, or says how. */
@Command(name = "migrate")
final class MigrateCommand implements Callable<Integer> {

    private final JudgeCommand judge;

    @Option(names = "--plan", descriptionKey = "judge.migrate.plan")
    private boolean plan;

    @Mixin
    private final DatabaseOptions database = new DatabaseOptions();

    MigrateCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws CommandFailure {
        Session session = judge.session();
        Path folder = database.folder(session.terminal().environment());
        String url = database.existing(folder);
        try {
            tell(session, Database.plan(url));
            if (!plan) {
                Database.open(url).close();
                session.out().println(session.text("migrate.done", "version", Database.NEWEST));
            }
        } catch (DatabaseException e) {
            throw new CommandFailure(e.sentence());
        }
        return ExitStatus.OK;
    }

    private static void tell(Session session, List<SchemaStep> steps) {
        for (SchemaStep step : steps) {
            session.out()
                    .println(session.text(
                            step.contracts() ? "migrate.contracts" : "migrate.expands",
                            "version",
                            step.version(),
                            "name",
                            step.name()));
        }
        if (steps.isEmpty()) {
            session.out().println(session.text("migrate.nothing", "version", Database.NEWEST));
        } else if (steps.stream().anyMatch(SchemaStep::contracts)) {
            session.out().println(session.text("migrate.stop"));
        }
    }
}
