package judge.intake;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.io.file.PathUtils;

/**
 * What was handed over, written to a folder of its own for as long as it takes to judge it; which nobody else can read.
 */
public final class Unpacked implements AutoCloseable {

    private static final String PREFIX = "judge-handed-";

    private final Path folder;
    private final List<LeftOut> notWritten;

    private Unpacked(Path folder, List<LeftOut> notWritten) {
        this.folder = folder;
        this.notWritten = notWritten;
    }

    /** Writes a plan to a new folder below that for temporary files; what killed judges left there is deleted. */
    public static Unpacked of(Plan plan) throws IOException {
        sweep();
        Path folder = Files.createTempDirectory(PREFIX + ProcessHandle.current().pid() + "-");
        try {
            return new Unpacked(folder, plan.write(folder));
        } catch (IOException | RuntimeException e) {
            PathUtils.deleteDirectory(folder);
            throw e;
        }
    }

    private static void sweep() throws IOException {
        Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(temporary, PREFIX + "*-*")) {
            for (Path left : folders) {
                sweep(left);
            }
        }
    }

    private static void sweep(Path left) throws IOException {
        String pid = left.getFileName().toString().substring(PREFIX.length()).replaceAll("-.*", "");
        try {
            boolean ours = Files.getOwner(left).getName().equals(System.getProperty("user.name"));
            if (ours
                    && pid.matches("[0-9]{1,9}")
                    && ProcessHandle.of(Long.parseLong(pid)).isEmpty()) {
                PathUtils.deleteDirectory(left);
            }
        } catch (NoSuchFileException e) {
            // Its judge has just ended, or another one is deleting it too.
        }
    }

    /** Where {@code <contestant>/<problem>} lie. */
    public Path folder() {
        return folder;
    }

    /** What of the plan is not there, because another contestant's folder has the same name. */
    public List<LeftOut> notWritten() {
        return notWritten;
    }

    @Override
    public void close() throws IOException {
        PathUtils.deleteDirectory(folder);
    }
}
