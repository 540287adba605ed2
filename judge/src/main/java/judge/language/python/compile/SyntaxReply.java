package judge.language.python.compile;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import judge.language.Compilation.Diagnostic;
import judge.submission.SourceFile;

/** The words that the judge's scripts on sources are asked in, and that they answer in. */
public final class SyntaxReply {

    private static final int MAX_MESSAGES = 100;
    private static final byte[] HEAD = "judge".getBytes(StandardCharsets.US_ASCII);

    private SyntaxReply() {}

    static byte[] request(List<SourceFile> sources) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(sources.size());
            for (SourceFile source : sources) {
                write(source.path().getBytes(StandardCharsets.UTF_8), out);
                write(source.content(), out);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        return bytes.toByteArray();
    }

    private static void write(byte[] content, DataOutputStream out) throws IOException {
        out.writeInt(content.length);
        out.write(content);
    }

    /**
     * The messages on the sources that were asked about, without source lines.
     *
     * @throws IOException where it is no reply on them
     */
    public static List<Diagnostic> read(byte[] reply, List<SourceFile> sources) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(reply));
        if (!Arrays.equals(in.readNBytes(HEAD.length), HEAD)) {
            throw new IOException("no reply of the syntax check");
        }
        List<Diagnostic> diagnostics = new ArrayList<>();
        for (SourceFile source : sources) {
            for (int left = within(in.readInt(), MAX_MESSAGES); left > 0; left--) {
                String kind = text(in);
                String type = text(in);
                int line = in.readInt();
                int column = in.readInt();
                diagnostics.add(new Diagnostic(
                        kind, source.path(), Math.max(0, line), Math.max(0, column), text(in), "", type));
            }
        }
        return diagnostics;
    }

    private static int within(int number, int max) throws IOException {
        if (number < 0 || number > max) {
            throw new IOException("a count of " + number + " where at most " + max + " can be");
        }
        return number;
    }

    private static String text(DataInputStream in) throws IOException {
        return new String(in.readNBytes(within(in.readInt(), in.available())), StandardCharsets.UTF_8);
    }
}
