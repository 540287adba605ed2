package judge.sandbox.dialogue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** The beginning of what was said in a {@link Dialogue}, in the order in which it was handed on. */
final class Transcript {

    private static final int MOST_BYTES = 4 << 10;
    private static final String ELLIPSIS = "…";

    private final StringBuilder text = new StringBuilder();
    private final ByteArrayOutputStream speech = new ByteArrayOutputStream();
    private DialogueRole speaker = DialogueRole.PLAYER;
    private int bytes;
    private volatile boolean cut;

    /** Tells whether the transcript is full and takes no more. */
    boolean isCut() {
        return cut;
    }

    synchronized void add(DialogueRole side, byte[] said) {
        if (cut) {
            return;
        }
        if (side != speaker) {
            endSpeech();
            speaker = side;
        }
        int room = Math.min(said.length, MOST_BYTES - bytes);
        speech.write(said, 0, room);
        bytes += room;
        cut = room < said.length;
    }

    private void endSpeech() {
        String mark = speaker == DialogueRole.PLAYER ? "> " : "< ";
        speech.toString(StandardCharsets.UTF_8)
                .lines()
                .forEach(line -> text.append(mark).append(line).append('\n'));
        speech.reset();
    }

    /** Each line with a mark before it: {@code >} for what the player said, {@code <} for what the referee said. */
    synchronized String text() {
        endSpeech();
        return cut ? text + ELLIPSIS + "\n" : text.toString();
    }
}
