package judge.roster;

import java.nio.charset.Charset;
import java.util.Optional;

/** A table as somebody sent it, and what was said of it. */
public final class SentTable {

    private final byte[] bytes;
    private final Optional<Charset> charset;
    private final ColumnChoice columns;

    /**
     * Makes a table in a charset.
     *
     * @param bytes the content of the file
     * @param charset the charset of the file; empty: it is to be found out
     */
    public SentTable(byte[] bytes, Optional<Charset> charset, ColumnChoice columns) {
        this.bytes = bytes.clone();
        this.charset = charset;
        this.columns = columns;
    }

    /** Makes a table whose charset and columns are to be found out. */
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
