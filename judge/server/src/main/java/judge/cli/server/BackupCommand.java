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
import judge.database.backup.BackupFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code judge backup}: everything that a server has in one file, server running or not. */
@Command(name = "backup")
final class BackupCommand implements Callable<Integer> {

    private final JudgeCommand judge;

    @Parameters(paramLabel = "FILE", descriptionKey = "judge.backup.file")
    private @Nullable Path file;

    @Mixin
    private final DatabaseOptions database = new DatabaseOptions();

    BackupCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws CommandFailure {
        Session session = judge.session();
        Path to = Objects.requireNonNull(file).toAbsolutePath().normalize();
        Path folder = database.folder(session.terminal().environment());
        if (Files.exists(to)) {
            throw new CommandFailure("error.backup-there", "file", to);
        }
        String url = database.existing(folder);
        try {
            long rows = DatabaseOptions.use(url, opened -> BackupFile.write(opened, to, out -> out));
            session.out().println(session.text("backup.written", "file", to, "rows", rows));
        } catch (IOException e) {
            throw new CommandFailure("error.not-written", "file", to, "cause", session.cause(e));
        }
        return ExitStatus.OK;
    }
}
