package judge.explain.cpp.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import judge.cpp.Tree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules of the table of changes, by themselves. */
class ChangeRuleTest {

    private static final String SOURCE =
            "int last;\nbool f(int n) {\n  last = n;\n  g(n, n);\n  return true;\n}\nint main() { f(3); }\n";

    private static List<String> changes(String first, String... lines) {
        ChangeRule rule = new ChangeRule(first);
        List.of(lines).forEach(rule::read);
        Tree tree = Tree.of(SOURCE);
        PossibleChanges found = new PossibleChanges(tree, Parts.of(tree));
        found.parts().forEach(part -> rule.add(part, found));
        return found.all().stream().map(PossibleChange::changed).toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            textBlock =
                    """
                    statement: $^ $x = $at ; $$ @ source: int $x @ 1 => $at + 1 @ last = n + 1;
                    statement: g ( $at @ inside: f @ 1 every => 0 @ g(0, n);
                    return: $^ return true ; $$ @ before: g ( .. ) ; $$ @ 0 whole => return false; @ return false;
                    statement: $f ( 3 ) @ source: «bool | void» $f ( @ 1 behind => $f(4); @ f(4);
                    body: return @ each global: $x ; @ 2 begin => $x = 0; @ last = 0;
                    statement: g ( $x @ not here: h @ 3 told a -> b => y @ b
                    """)
    void writesATextWhereAllOfItsStepsHaveAPlace(String first, String step, String text, String changed) {
        assertThat(changes(first, step, text)).containsExactly(changed);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            value = {"no source: bool f", "inside: main", "not here: g", "outside: f", "source: missing"})
    void writesNothingWhereAStepHasNone(String step) {
        assertThat(changes("statement: g (", step, "1 whole => h();")).isEmpty();
    }

    @Test
    void refusesAStepThatItDoesNotKnow() {
        assertThatThrownBy(() -> changes("statement: g (", "somewhere: g"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("somewhere");
    }
}
