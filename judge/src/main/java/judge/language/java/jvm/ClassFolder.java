package judge.language.java.jvm;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import org.apache.commons.io.file.PathUtils;

/** A temporary folder of class files that the sandbox's users can read and nobody but the judge can write. */
public final class ClassFolder implements AutoCloseable {

    private static final String PREFIX = "judge-classes-";

    private final Path folder;

    private ClassFolder(Path folder) {
        this.folder = folder;
    }

    /** An empty one in the host's folder for temporary files. */
    public static ClassFolder create() throws IOException {
        Path folder = Files.createTempDirectory(PREFIX + ProcessHandle.current().pid() + "-");
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        return new ClassFolder(folder);
    }

    /** A folder with a class of the judge's own; if the disk is full nothing is left there. */
    public static ClassFolder of(Class<?> type) throws IOException {
        ClassFolder made = create();
        try {
            made.add(type);
            return made;
        } catch (IOException e) {
            made.close();
            throw e;
        }
    }

    /** Deletes what judges that were killed have left behind. */
    public static void sweep() throws IOException {
        Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(temporary, PREFIX + "*-*")) {
            for (Path folder : folders) {
                if (isAbandoned(folder)) {
                    delete(folder);
                }
            }
        }
    }

    private static boolean isAbandoned(Path folder) throws IOException {
        String pid = folder.getFileName().toString().substring(PREFIX.length()).replaceAll("-.*", "");
        try {
            boolean ours = Files.getOwner(folder).getName().equals(System.getProperty("user.name"));
            return ours
                    && pid.matches("[0-9]{1,9}")
                    && ProcessHandle.of(Long.parseLong(pid)).isEmpty();
        } catch (NoSuchFileException e) {
            return false; // Its judge has just ended.
        }
    }

    /** Another judge that starts at the same time may be deleting it too: then files are already gone. */
    private static void delete(Path folder) throws IOException {
        try {
            PathUtils.deleteDirectory(folder);
        } catch (NoSuchFileException | DirectoryNotEmptyException e) {
            return;
        }
    }

    /**
     * Adds a class.
     *
     * @param name binary name, already known to be one: no path comes of it
     */
    public void add(String name, byte[] content) throws IOException {
        Path file = folder.resolve(name.replace('.', '/') + ".class");
        if (!file.normalize().startsWith(folder)) {
            throw new IOException("not a class name: " + name);
        }
        Path parent = Objects.requireNonNull(file.getParent());
        Files.createDirectories(parent);
        for (Path part = parent; part != null && part.startsWith(folder); part = part.getParent()) {
            Files.setPosixFilePermissions(part, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        Files.write(file, content);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    }

    /** Adds a class of the judge's own, with all that is nested in it. */
    public void add(Class<?> type) throws IOException {
        for (Class<?> member : type.getNestMembers()) {
            String file = member.getName().substring(member.getName().lastIndexOf('.') + 1) + ".class";
            try (InputStream in = member.getResourceAsStream(file)) {
                if (in == null) {
                    throw new IOException("class file of " + member.getName() + " is missing");
                }
                add(member.getName(), in.readAllBytes());
            }
        }
    }

    public Path path() {
        return folder;
    }

    @Override
    public void close() throws IOException {
        PathUtils.deleteDirectory(folder);
    }
}
