package judge.cli.intake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import judge.intake.LeftOut;
import judge.intake.Plan;
import org.apache.commons.io.file.PathUtils;

/**
 * The files that were handed over, written to a folder of its own for as long as it takes to judge them; nobody else
 * can read it.
 */
final class Unpacked implements AutoCloseable {

    private final Path folder;
    private final List<LeftOut> notWritten;

    private Unpacked(Path folder, List<LeftOut> notWritten) {
        this.folder = folder;
        this.notWritten = notWritten;
    }

    /** Writes a plan to a new folder below the given one; where there is no room nothing is left. */
    public static Unpacked of(Plan plan, Path parent) throws IOException {
        Path folder = Files.createTempDirectory(parent, "handed-");
        try {
            return new Unpacked(folder, plan.write(folder));
        } catch (IOException | RuntimeException e) {
            PathUtils.deleteDirectory(folder);
            throw e;
        }
    }

    /** Returns the folder in which {@code <contestant>/<problem>} lie. */
    public Path folder() {
        return folder;
    }

    /** Returns the files of the plan that were not written, because another contestant's folder has the same name. */
    public List<LeftOut> notWritten() {
        return notWritten;
    }

    @Override
    public void close() throws IOException {
        PathUtils.deleteDirectory(folder);
    }
}
