package judge.sandbox.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Opens files to the judge that a command has closed to its own user, as {@code open("sum.out", O_CREAT | O_WRONLY)}
 * without a mode does by chance. Root reads such files all the same, so a judge with the same user as the command opens
 * them again: the verdict must not depend on the user that runs the judge. Callers ask once the command has ended, and
 * leave out links.
 */
final class ClosedFiles {

    private ClosedFiles() {}

    /** Sees to it that the judge can list the folder and reach what is in it. */
    static void openFolder(Path folder) {
        if (!Files.isReadable(folder) || !Files.isExecutable(folder)) {
            set(folder, "rwx------");
        }
    }

    /** Sees to it that the judge can read the file. */
    static void openFile(Path file) {
        if (!Files.isReadable(file)) {
            set(file, "rw-------");
        }
    }

    private static void set(Path path, String permissions) {
        try {
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
        } catch (IOException | UnsupportedOperationException e) {
            return; // It stays closed, and nothing is read of it.
        }
    }
}
