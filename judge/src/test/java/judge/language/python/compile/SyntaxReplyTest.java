package judge.language.python.compile;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import judge.language.Compilation.Diagnostic;
import judge.submission.SourceFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SyntaxReplyTest {

    private static final List<SourceFile> SOURCES = List.of(new SourceFile("a.py", new byte[] {1}));

    @Test
    void readsMessagesInTheOrderOfTheSources() throws Exception {
        String reply = "judge\0\0\0\1\0\0\0\5error\0\0\0\1E\0\0\0\3\0\0\0\7\0\0\0\2no";

        assertThat(SyntaxReply.read(reply.getBytes(ISO_8859_1), SOURCES))
                .containsExactly(new Diagnostic("error", "a.py", 3, 7, "no", "", "E"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "other",
                "judge",
                "judge\0\0\0\1",
                "judge\uffff\0\0\1",
                "judge\177\0\0\0",
                "judge\0\0\0\1\0\1\0\0error"
            })
    void refusesWhatItDidNotWrite(String reply) {
        assertThatThrownBy(() -> SyntaxReply.read(reply.getBytes(ISO_8859_1), SOURCES))
                .isInstanceOf(IOException.class);
    }
}
