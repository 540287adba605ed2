package judge.cli.server;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import java.util.Set;
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
            long rows = DatabaseOptions.use(url, opened -> write(opened, to));
            session.out().println(session.text("backup.written", "file", to, "rows", rows));
        } catch (IOException e) {
            throw new CommandFailure("error.not-written", "file", to, "cause", session.cause(e));
        }
        return ExitStatus.OK;
    }

    /** The file is there when all of it is on the disk; nobody else may read it, as it has hashes of passwords. */
    private static long write(Database opened, Path to) throws IOException {
        Path draft = to.resolveSibling("." + to.getFileName() + ".draft");
        Files.deleteIfExists(draft);
        try {
            long rows;
            Set<StandardOpenOption> options = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            try (FileChannel channel = FileChannel.open(
                            draft,
                            options,
                            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
                    OutputStream out = Channels.newOutputStream(channel)) {
                rows = Backup.write(opened, out);
                out.flush();
                channel.force(true);
            }
            if (Files.exists(to)) {
                throw new FileAlreadyExistsException(to.toString());
            }
            Files.move(draft, to, StandardCopyOption.ATOMIC_MOVE);
            return rows;
        } finally {
            Files.deleteIfExists(draft);
        }
    }
}
