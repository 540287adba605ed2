package judge.language.tool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import org.apache.commons.io.file.PathUtils;

/** A temporary folder of files that the sandbox's users can read and nobody but the judge can write. */
public record ProgramFolder(Path path) implements AutoCloseable {

    private static final String TO_READ = "rw-r--r--";
    private static final String TO_RUN = "rwxr-xr-x";

    /**
     * An empty one in a folder that the sandbox's users can pass through.
     *
     * @param prefix the beginning of its name
     */
    public static ProgramFolder in(Path parent, String prefix) throws IOException {
        Path folder = Files.createTempDirectory(parent, prefix);
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString(TO_RUN));
        return new ProgramFolder(folder);
    }

    /**
     * Adds a file.
     *
     * @param name its path in the folder, which may not lead out of it
     */
    public void add(String name, byte[] content) throws IOException {
        add(name, content, TO_READ);
    }

    /** Adds a file that can be run. */
    public void addProgram(String name, byte[] content) throws IOException {
        add(name, content, TO_RUN);
    }

    private void add(String name, byte[] content, String permissions) throws IOException {
        Path file = path.resolve(name);
        if (!file.normalize().startsWith(path)) {
            throw new IOException("not the path of a class or file: " + name);
        }
        Path parent = Objects.requireNonNull(file.getParent());
        Files.createDirectories(parent);
        for (Path part = parent; part != null && part.startsWith(path); part = part.getParent()) {
            Files.setPosixFilePermissions(part, PosixFilePermissions.fromString(TO_RUN));
        }
        Files.write(file, content);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    }

    @Override
    public void close() throws IOException {
        PathUtils.deleteDirectory(path);
    }
}
