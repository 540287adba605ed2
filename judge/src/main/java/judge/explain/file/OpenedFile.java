package judge.explain.file;

/**
 * A place in a source where a file is opened whose name can be seen.
 *
 * @param name without {@code ./} before it
 * @param reads rather than writes
 * @param stream the stream that the file becomes, or the name of its variable
 * @param rebinds whether it takes the place of a standard stream for certain
 * @param conditional whether it is done only where something else is so, as where the file is there
 * @param opposite the way to open the same file in the other direction
 * @param line from 1
 */
record OpenedFile(
        String name, boolean reads, Stream stream, boolean rebinds, boolean conditional, String opposite, long line) {

    /** The use of a file. */
    enum Stream {
        IN,
        OUT,
        ERR,
        UNKNOWN
    }
}
