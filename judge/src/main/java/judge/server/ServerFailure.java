package judge.server;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A server cannot be started; the message says why in one sentence. */
public final class ServerFailure extends Exception {

    private static final long serialVersionUID = 1L;

    ServerFailure(String message, @Nullable Throwable cause) {
        super(message, cause);
    }

    /** Its data cannot be in a folder. */
    static ServerFailure ofFolder(Path folder, IOException why) {
        return new ServerFailure("cannot use the folder " + folder + ": " + words(why), why);
    }

    private static String words(IOException why) {
        if (why instanceof FileAlreadyExistsException there) {
            return there.getFile() + " is a file";
        }
        if (why instanceof AccessDeniedException denied) {
            return denied.getFile() + " may not be used by this user";
        }
        boolean told = why instanceof FileSystemException failure && failure.getReason() != null;
        return told ? String.valueOf(why.getMessage()) : why.toString();
    }
}
