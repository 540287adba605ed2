package judge.cli.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import judge.cli.command.CommandFailure;
import judge.cli.command.Session;

/** A server's folder: sources and hashes of passwords are in it, so nobody else may look into it. */
final class ServerFolder {

    private ServerFolder() {}

    /** Makes it if it is not there. */
    static void make(Session session, Path folder) throws CommandFailure {
        try {
            if (!Files.isDirectory(folder)) {
                Files.createDirectories(folder);
                Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
            }
        } catch (IOException e) {
            throw new CommandFailure("error.cannot-write", "file", folder, "cause", session.cause(e));
        }
    }
}
