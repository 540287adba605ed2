package judge.cause.file;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import judge.cause.CauseFile;

/** Makes the one file of all causes, for the build: the folder of the blocks, and the file. */
public final class CauseFileMaker {

    private CauseFileMaker() {}

    /**
     * Reads the folder and writes the file.
     *
     * @throws IllegalArgumentException as {@link CauseFolder#read} does, which ends the build
     */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[1]);
        CauseFolder folder = CauseFolder.read(Path.of(arguments[0]));
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            CauseFile.write(folder.causes(), out);
        }
    }
}
