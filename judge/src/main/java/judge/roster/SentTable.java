package judge.roster;

import java.nio.charset.Charset;
import java.util.Optional;

/** A table as somebody sent it, and what was said of it. */
public final class SentTable {

    private final byte[] bytes;
    private final Optional<Charset> charset;
    private final ColumnChoice columns;

    /**
     * One in a charset.
     *
     * @param bytes as they are in the file
     * @param charset the charset of the files; empty: it is to be found out
     */
    public SentTable(byte[] bytes, Optional<Charset> charset, ColumnChoice columns) {
        this.bytes = bytes.clone();
        this.charset = charset;
        this.columns = columns;
    }

    /** One of which nothing was said. */
    public static SentTable of(byte[] bytes) {
        return new SentTable(bytes, Optional.empty(), ColumnChoice.NONE);
    }

    public byte[] bytes() {
        return bytes.clone();
    }

    public Optional<Charset> charset() {
        return charset;
    }

    public ColumnChoice columns() {
        return columns;
    }
}
