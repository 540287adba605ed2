package judge.database.backup;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import judge.digest.Sha256;

/** Computes the digest of what is written; leaves open what it writes to. */
final class DigestedOutput extends FilterOutputStream {

    private final Sha256 sha256 = new Sha256();

    DigestedOutput(OutputStream out) {
        super(out);
    }

    @Override
    public void write(int one) throws IOException {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        byte[] part = from == 0 ? bytes : Arrays.copyOfRange(bytes, from, from + count);
        sha256.add(part, count);
        out.write(bytes, from, count);
    }

    /** Returns the digest of all bytes that were written; nothing can be written afterwards. */
    String sha256() {
        return sha256.hex();
    }

    @Override
    public void close() throws IOException {
        flush();
    }
}
