package judge.intake;

import java.time.Instant;
import java.util.List;

/**
 * A file that was handed over.
 *
 * @param path from the top of what was handed over: names of folders and of the file; a zip counts as a folder that
 *     has its name without the extension
 * @param content nobody writes to it
 * @param modified the time of its last change, as far as that is known
 */
@SuppressWarnings("ArrayRecordComponent")
public record HandedFile(List<String> path, byte[] content, Instant modified) {

    public HandedFile {
        path = List.copyOf(path);
    }

    String name() {
        return path.get(path.size() - 1);
    }

    HandedFile withPath(List<String> other) {
        return new HandedFile(other, content, modified);
    }
}
