package judge.explain.cpp.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import judge.cause.Catalogue;
import judge.cause.Cause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ShownCauseTest {

    private static List<String> codes() {
        return Catalogue.all().stream()
                .filter(cause -> !cause.shown().isBlank())
                .map(Cause::code)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("codes")
    void aBlockIsUnderstood(String code) {
        assertThatCode(() -> ShownCause.of(code)).doesNotThrowAnyException();
    }

    @Test
    void whatNoSourceShowsIsRefused() {
        assertThatThrownBy(() -> ShownCause.of("exit-not-zero"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("exit-not-zero is not shown by sources");
    }

    @Test
    void aClauseThatDoesNotHoldLetsTheNextPlaceBeTried() {
        String source = "while (!p.empty()) { p.front(); p.pop(); }\nwhile (!q.empty()) q.front();\n";

        assertThat(ParsedSource.all(List.of(source)).flatMap(one -> ShownCause.of("never-popped").hint(one).stream()))
                .singleElement()
                .satisfies(hint ->
                        assertThat(hint.parameters()).containsEntry("name", "q").containsEntry("line", 2L));
    }
}
