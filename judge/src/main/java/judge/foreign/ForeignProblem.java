package judge.foreign;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import judge.reason.Fault;
import org.apache.commons.io.file.PathUtils;

/**
 * A problem that was read, as the files of a package.
 *
 * @param id the name of its folder
 * @param files by path in the package
 * @param remarks what was left out or what a person has to see to
 */
public record ForeignProblem(String id, SortedMap<String, DraftFile> files, List<Fault> remarks) {

    private static final String DRAFT = ".import-";

    public ForeignProblem {
        files = new TreeMap<>(files);
        remarks = List.copyOf(remarks);
    }

    /**
     * Writes the package into a folder that is not there yet: whole, or nothing of it.
     *
     * @param parent of the folder; made if need be
     * @throws FileAlreadyExistsException where there is something of that name
     */
    public Path write(Path parent, String name) throws IOException {
        Path target = parent.resolve(name);
        if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(target.toString());
        }
        Files.createDirectories(parent);
        Path draft = Files.createTempDirectory(parent, DRAFT);
        try {
            Path whole = Files.createDirectory(draft.resolve("package"));
            for (Map.Entry<String, DraftFile> file : files.entrySet()) {
                write(whole, file.getKey(), file.getValue());
            }
            Files.move(whole, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            PathUtils.deleteDirectory(draft);
        }
        return target;
    }

    private static void write(Path whole, String name, DraftFile file) throws IOException {
        Path path = whole.resolve(name).normalize();
        if (!path.startsWith(whole)) {
            throw new IOException("a file leads out of the package: " + name);
        }
        Files.createDirectories(path.getParent());
        Files.write(path, file.bytes());
        if (path.endsWith(Testlib.BUILD_SCRIPT) && !path.toFile().setExecutable(true)) {
            throw new IOException("cannot be made executable: " + name);
        }
    }
}
