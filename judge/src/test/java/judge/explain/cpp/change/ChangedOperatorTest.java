package judge.explain.cpp.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class ChangedOperatorTest {

    /** The text before its parameters is a parenthesis. */
    @Test
    void changesAnOperatorOfParentheses() {
        String source = "struct C {\n  bool operator()(int a, int b) const {\n    if (a > b) return false;\n"
                + "    return a < b;\n  }\n  void operator+=(int a) { for (;;) { x += a; } }\n};\n";

        assertThat(ChangedSource.of(source, Set.of()).changes()).isNotEmpty();
    }
}
