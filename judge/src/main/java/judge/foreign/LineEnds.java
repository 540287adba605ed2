package judge.foreign;

import java.util.Arrays;

/** Line ends of test data. */
final class LineEnds {

    private LineEnds() {}

    /** Windows' packages have other line ends, which validators refuse on Linux. Only its beginning is read yet. */
    static DraftFile ofLinux(SourceFolder source, PackageDraft draft, String path) throws ForeignException {
        if (source.begin(path).contains("\r\n")) {
            draft.remark(ImportRemark.LINE_ENDS_OF_WINDOWS);
        }
        return source.later(path, LineEnds::plain);
    }

    private static byte[] plain(byte[] bytes) {
        byte[] kept = new byte[bytes.length];
        int count = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] != '\r' || i + 1 == bytes.length || bytes[i + 1] != '\n') {
                kept[count++] = bytes[i];
            }
        }
        return Arrays.copyOf(kept, count);
    }
}
