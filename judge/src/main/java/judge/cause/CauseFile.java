package judge.cause;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import judge.cause.Cause.Said;
import judge.cause.Cause.Speaker;
import judge.cause.Cause.Trait;

/** The one file of all causes: lists of texts and numbers, each with its length before it. */
final class CauseFile {

    private CauseFile() {}

    /** Writes causes. */
    static void write(Collection<Cause> causes, DataOutputStream out) throws IOException {
        out.writeInt(causes.size());
        for (Cause cause : causes) {
            out.writeUTF(cause.code());
            writeTexts(cause.parameters(), out);
            writeTexts(cause.traits().stream().map(Trait::name).sorted().toList(), out);
            writeTexts(cause.leadsTo().stream().sorted().toList(), out);
            out.writeInt(cause.said().size());
            for (Said said : cause.said()) {
                out.writeInt(said.rank());
                writeTexts(List.of(said.by().name(), said.kind(), said.place(), said.message()), out);
            }
            out.writeUTF(cause.shown());
            out.writeUTF(cause.english());
            out.writeUTF(cause.chinese());
        }
    }

    private static void writeTexts(List<String> texts, DataOutputStream out) throws IOException {
        out.writeInt(texts.size());
        for (String text : texts) {
            out.writeUTF(text);
        }
    }

    /** Reads what {@link #write} has written. */
    static List<Cause> read(byte[] bytes) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        List<Cause> causes = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            causes.add(new Cause(
                    in.readUTF(),
                    texts(in),
                    texts(in).stream().map(Trait::valueOf).collect(Collectors.toSet()),
                    Set.copyOf(texts(in)),
                    said(in),
                    in.readUTF(),
                    in.readUTF(),
                    in.readUTF()));
        }
        return causes;
    }

    private static List<Said> said(DataInputStream in) throws IOException {
        List<Said> all = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            int rank = in.readInt();
            List<String> texts = texts(in);
            all.add(new Said(Speaker.valueOf(texts.get(0)), rank, texts.get(1), texts.get(2), texts.get(3)));
        }
        return all;
    }

    private static List<String> texts(DataInputStream in) throws IOException {
        List<String> texts = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            texts.add(in.readUTF());
        }
        return texts;
    }
}
