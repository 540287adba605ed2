package judge.service.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import judge.online.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * A change of one file of a package.
 *
 * @param path in the package, with slashes
 * @param content what it is to have; null: it is moved or deleted
 * @param to its new path; null: it is written or deleted
 */
@SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
public record FileChange(String path, byte @Nullable [] content, @Nullable String to) {

    /** Folders and a name, none of which is hidden or leads up. */
    private static final Pattern PATH = Pattern.compile(
            "(?:[\\p{L}\\p{N}_][\\p{L}\\p{N}_. +-]{0,99}/){0,20}[\\p{L}\\p{N}_][\\p{L}\\p{N}_. +-]{0,99}");

    public static FileChange written(String path, byte[] content) {
        return new FileChange(path, content, null);
    }

    public static FileChange moved(String from, String to) {
        return new FileChange(from, null, to);
    }

    public static FileChange deleted(String path) {
        return new FileChange(path, null, null);
    }

    /** Makes the change in a folder with the package's files. */
    void in(Path folder) throws IOException {
        Path file = folder.resolve(plain(path));
        if (content != null) {
            Files.createDirectories(file.getParent());
            Files.write(file, content);
            return;
        }
        try {
            if (to == null) {
                Files.delete(file);
            } else {
                Path target = folder.resolve(plain(to));
                Files.createDirectories(target.getParent());
                Files.move(file, target);
            }
        } catch (NoSuchFileException e) {
            throw Refusal.notFound();
        }
    }

    /** The path itself, where it is one within a package. */
    static String plain(String path) {
        if (!PATH.matcher(path).matches()) {
            throw Refusal.invalid("file-path", Map.of("path", path));
        }
        return path;
    }
}
