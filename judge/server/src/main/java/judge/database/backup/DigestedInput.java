package judge.database.backup;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import judge.digest.Sha256;

/** Computes the digest of what is read. */
final class DigestedInput extends FilterInputStream {

    private final Sha256 sha256 = new Sha256();

    DigestedInput(InputStream in) {
        super(in);
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int from, int count) throws IOException {
        int read = in.read(bytes, from, count);
        if (read > 0) {
            byte[] part = from == 0 ? bytes : Arrays.copyOfRange(bytes, from, from + read);
            sha256.add(part, read);
        }
        return read;
    }

    /** Returns the digest of all bytes that were read; nothing can be read afterwards. */
    String sha256() {
        return sha256.hex();
    }
}
