package judge.cli.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import judge.cli.command.CommandFailure;
import judge.cli.command.ExitStatus;
import judge.cli.command.JudgeCommand;
import judge.cli.command.Session;
import judge.database.Database;
import judge.database.backup.Backup;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code judge restore}: fills an empty database from a backup; where there is anything already nothing is done. */
@Command(name = "restore")
final class RestoreCommand implements Callable<Integer> {

    private final JudgeCommand judge;

    @Parameters(paramLabel = "FILE", descriptionKey = "judge.restore.file")
    private @Nullable Path file;

    @Mixin
    private final DatabaseOptions database = new DatabaseOptions();

    RestoreCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws CommandFailure {
        Session session = judge.session();
        Path from = Objects.requireNonNull(file).toAbsolutePath().normalize();
        if (Files.isDirectory(from)) {
            throw new CommandFailure("error.is-a-folder", "file", from);
        }
        if (!Files.isRegularFile(from)) {
            throw new CommandFailure("error.no-such-file", "file", from);
        }
        Path folder = database.folder(session.terminal().environment());
        String url = database.url(folder);
        if (url.equals(Database.inFolder(folder))) {
            ServerFolder.make(session, folder);
        }
        try {
            long rows = DatabaseOptions.use(url, opened -> Backup.restore(opened, from));
            session.out().println(session.text("restore.done", "file", from, "rows", rows));
        } catch (IOException e) {
            throw session.readFailure(from, e);
        }
        return ExitStatus.OK;
    }
}
