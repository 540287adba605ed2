package judge.intake;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipException;

/**
 * Reads an entry of a zip and compares it at its end with the checksum in the zip's directory, which the library does
 * not. A zip that was damaged on its way would bring other test data, and other sources.
 */
final class SoundEntry extends CheckedInputStream {

    private final long checksum;

    /** An entry is not as it was packed. */
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
