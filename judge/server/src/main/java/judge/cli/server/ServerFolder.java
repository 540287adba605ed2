package judge.cli.server;

import java.io.IOException;
import java.nio.file.Path;
import judge.cli.command.CommandFailure;
import judge.cli.command.Session;
import judge.database.OwnFiles;

/** A server's folder: sources and hashes of passwords are in it, so nobody else may look into it. */
final class ServerFolder {

    private ServerFolder() {}

    /** Makes it if it is not there. */
    static void make(Session session, Path folder) throws CommandFailure {
        try {
            OwnFiles.dataFolder(folder);
        } catch (IOException e) {
            throw new CommandFailure("error.cannot-write", "file", folder, "cause", session.cause(e));
        }
    }
}
