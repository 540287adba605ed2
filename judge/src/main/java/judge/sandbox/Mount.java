package judge.sandbox;

import java.nio.file.Path;

/**
 * A folder of the host that the command may read.
 *
 * @param source absolute path on the host
 * @param target absolute path inside; {@code /} for the root that all else is mounted on
 */
public record Mount(Path source, String target) {

    public Mount {
        if (!source.isAbsolute() || !target.startsWith("/")) {
            throw new IllegalArgumentException("a mount needs absolute paths: " + source + " on " + target);
        }
    }
}
