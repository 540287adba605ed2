package judge.explain.java;

import static judge.explain.change.FailedPrograms.example;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import judge.explain.look.SecondLook.Example;
import org.junit.jupiter.api.Test;

class JavaTrialsTest {

    private static final List<Example> EXAMPLES = List.of(example("1", "one"), example("2", "two"));

    private static Optional<byte[]> answer(String text) {
        return Optional.of(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void wantsARightAnswerToTheCaseThatHasFailed() {
        assertThat(JavaTrials.isRight(EXAMPLES, List.of(answer("one"), answer("two"))))
                .isTrue();
        assertThat(JavaTrials.isRight(EXAMPLES, List.of(answer("one"), Optional.empty())))
                .isTrue();
        assertThat(JavaTrials.isRight(EXAMPLES, List.of(answer("one")))).isTrue();
        assertThat(JavaTrials.isRight(EXAMPLES, List.of(Optional.empty(), answer("two"))))
                .isFalse();
        assertThat(JavaTrials.isRight(EXAMPLES, List.of(answer("two"), answer("two"))))
                .isFalse();
        assertThat(JavaTrials.isRight(EXAMPLES, List.of(answer("one"), answer("one"))))
                .isFalse();
        assertThat(JavaTrials.isRight(EXAMPLES, List.of())).isFalse();
    }
}
