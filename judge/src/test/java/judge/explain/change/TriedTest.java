package judge.explain.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import judge.explain.change.HelpfulChange.Kind;
import judge.explain.change.Tried.Edit;
import org.junit.jupiter.api.Test;

class TriedTest {

    private static final byte[] SOURCE = "print(a < b)\n".getBytes(StandardCharsets.UTF_8);

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(written);

    private void text(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private void record(String kind, int start, int end, int number) throws IOException {
        text(kind);
        out.writeInt(1);
        text("print(a < b)");
        text("print(a <= b)");
        out.writeInt(1);
        out.writeInt(start);
        out.writeInt(end);
        text("<=");
        out.writeInt(number);
    }

    @Test
    void readsAnAnswerOnceAndItsNumberAfterwards() throws Exception {
        record("changed", 8, 9, 0);
        text("True\n");
        record("exchanged", 8, 9, 0);

        List<Tried> tried = Tried.read(written.toByteArray());

        assertThat(tried)
                .extracting(Tried::change)
                .containsExactly(
                        new HelpfulChange(Kind.CHANGED, 1, "print(a < b)", "print(a <= b)"),
                        new HelpfulChange(Kind.EXCHANGED, 1, "print(a < b)", "print(a <= b)"));
        assertThat(tried).allSatisfy(one -> assertThat(one.answer()).asString().isEqualTo("True\n"));
        assertThat(tried.get(0).changed(SOURCE))
                .hasValueSatisfying(changed -> assertThat(changed).asString().isEqualTo("print(a <= b)\n"));
    }

    @Test
    void keepsWhatIsWholeOfWhatWasStoppedAnywhere() throws Exception {
        record("changed", 8, 9, 0);
        text("True\n");
        int whole = written.size();
        record("left-out", 8, 9, 1);
        text("False\n");
        byte[] all = written.toByteArray();

        for (int length = 0; length < all.length; length++) {
            assertThat(Tried.read(Arrays.copyOf(all, length))).hasSize(length < whole ? 0 : 1);
        }
    }

    @Test
    void passesOverAKindThatIsNone() throws Exception {
        record("forged", 8, 9, 0);
        text("True\n");
        record("added", 8, 9, 0);

        assertThat(Tried.read(written.toByteArray()))
                .extracting(one -> one.change().kind())
                .containsExactly(Kind.ADDED);
    }

    @Test
    void changesNothingAtPlacesThatTheSourceDoesNotHave() {
        HelpfulChange change = new HelpfulChange(Kind.CHANGED, 1, "a", "b");
        byte[] text = {};

        for (Edit edit : List.of(new Edit(-1, 2, text), new Edit(3, 2, text), new Edit(0, SOURCE.length + 1, text))) {
            assertThat(new Tried(change, List.of(edit), text).changed(SOURCE)).isEmpty();
        }
        assertThat(new Tried(change, List.of(new Edit(4, 6, text), new Edit(5, 7, text)), text).changed(SOURCE))
                .isEmpty();
    }

    @Test
    void readsTheAnswersToSeveralInputs() {
        byte[] several = {0, 0, 0, 2, 'o', 'k', -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 9, 'x'};
        Tried tried = new Tried(HelpfulChange.of(1, "a", "b"), List.of(), several);

        assertThat(tried.answers())
                .extracting(answer -> answer.map(one -> new String(one, StandardCharsets.UTF_8))
                        .orElse("none"))
                .containsExactly("ok", "none", "");
    }
}
