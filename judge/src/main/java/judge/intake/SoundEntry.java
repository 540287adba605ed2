package judge.intake;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipException;

/**
 * What is in an entry of a zip, held against the checksum in the zip's directory when it has been read to its end: the
 * library does not. Of a zip that was damaged on its way test data would be others, and sources.
 */
final class SoundEntry extends CheckedInputStream {

    private final long checksum;

    /** That an entry is not what was packed. */
    static final class Damaged extends IOException {

        private static final long serialVersionUID = 1L;
    }

    SoundEntry(InputStream in, long checksum) {
        super(in, new CRC32());
        this.checksum = checksum;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        int read;
        try {
            read = super.read(into, from, length);
        } catch (ZipException | EOFException e) {
            throw new Damaged(); // Bytes that nothing was compressed to.
        }
        if (read < 0 && getChecksum().getValue() != checksum) {
            throw new Damaged();
        }
        return read;
    }
}
