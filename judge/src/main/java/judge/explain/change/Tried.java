package judge.explain.change;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.explain.change.HelpfulChange.Kind;

/**
 * A change of a program, and what the program answered with it where a script or worker tried it. The program could
 * have written the same itself.
 *
 * @param edits in their order
 * @param answer nobody writes to the array; several with their lengths before them where there were several inputs
 */
@SuppressWarnings("ArrayRecordComponent")
public record Tried(HelpfulChange change, List<Edit> edits, byte[] answer) {

    private static final int MOST_EDITS = 20;

    /**
     * A replacement of the source's bytes between two places.
     *
     * @param end the index after the last of them
     */
    @SuppressWarnings("ArrayRecordComponent")
    public record Edit(int start, int end, byte[] text) {}

    public Tried {
        edits = List.copyOf(edits);
    }

    /** All that the script or worker has written, as far as it is whole. */
    public static List<Tried> read(byte[] written) {
        List<Tried> tried = new ArrayList<>();
        List<byte[]> answers = new ArrayList<>();
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(written));
        try {
            while (in.available() > 0) {
                String[] done = text(in).split("/", 2);
                Optional<Kind> kind = Kind.of(done[0]);
                long line = in.readInt();
                HelpfulChange change = new HelpfulChange(kind.orElse(Kind.CHANGED), line, text(in), text(in))
                        .because(done.length > 1 ? done[1] : "");
                List<Edit> edits = edits(in);
                int number = within(in.readInt(), answers.size());
                if (number == answers.size()) {
                    answers.add(bytes(in));
                }
                if (kind.isPresent() && line > 0) {
                    tried.add(new Tried(change, edits, answers.get(number)));
                }
            }
        } catch (IOException e) {
            return tried; // It was stopped in the middle.
        }
        return tried;
    }

    private static List<Edit> edits(DataInputStream in) throws IOException {
        List<Edit> edits = new ArrayList<>();
        for (int left = within(in.readInt(), MOST_EDITS); left > 0; left--) {
            edits.add(new Edit(in.readInt(), in.readInt(), bytes(in)));
        }
        return edits;
    }

    /** Returns the answers to several inputs; one that was not given is empty. */
    public List<Optional<byte[]>> answers() {
        List<Optional<byte[]>> answers = new ArrayList<>();
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(answer));
        try {
            while (in.available() > 0) {
                int length = in.readInt();
                answers.add(length < 0 ? Optional.empty() : Optional.of(in.readNBytes(within(length, in.available()))));
            }
        } catch (IOException e) {
            return answers;
        }
        return answers;
    }

    private static String text(DataInputStream in) throws IOException {
        return new String(bytes(in), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(DataInputStream in) throws IOException {
        return in.readNBytes(within(in.readInt(), in.available()));
    }

    private static int within(int number, int max) throws IOException {
        if (number < 0 || number > max) {
            throw new IOException("a count of " + number + " where at most " + max + " can be");
        }
        return number;
    }

    /**
     * The source with the change.
     *
     * @return nothing where there is no such place
     */
    public Optional<byte[]> changed(byte[] source) {
        ByteArrayOutputStream changed = new ByteArrayOutputStream();
        int next = 0;
        for (Edit edit : edits) {
            if (edit.start() < next || edit.end() < edit.start() || edit.end() > source.length) {
                return Optional.empty();
            }
            changed.write(source, next, edit.start() - next);
            changed.writeBytes(edit.text());
            next = edit.end();
        }
        changed.write(source, next, source.length - next);
        return Optional.of(changed.toByteArray());
    }
}
