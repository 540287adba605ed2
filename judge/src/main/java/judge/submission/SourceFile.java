package judge.submission;

import java.util.Arrays;
import java.util.stream.Stream;

/**
 * One source of a submission, as it was handed in; equal to another of the same name and the same bytes.
 *
 * @param path within the submission, never empty
 * @param content not to be written to
 */
@SuppressWarnings("ArrayRecordComponent")
public record SourceFile(String path, byte[] content) {

    public SourceFile {
        if (path.isEmpty()) {
            throw new IllegalArgumentException("a source of " + content.length + " bytes has no name");
        }
    }

    /** Tells whether the path stays within the submission, whatever it is joined to. */
    boolean staysWithin() {
        return path.indexOf('\0') < 0
                && !path.startsWith("/")
                && Stream.of(path.split("/", -1))
                        .noneMatch(part -> part.isEmpty() || part.equals(".") || part.equals(".."));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SourceFile that && path.equals(that.path) && Arrays.equals(content, that.content);
    }

    @Override
    public int hashCode() {
        return 31 * path.hashCode() + Arrays.hashCode(content);
    }

    @Override
    public String toString() {
        return path + " (" + content.length + " bytes)";
    }
}
