package judge.explain.cpp.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import judge.explain.change.HelpfulChange;
import judge.explain.cpp.change.ChangePlaces.WrongLine;
import org.junit.jupiter.api.Test;

class ChangePlacesTest {

    /** Line 7 of the source is lines 17 to 24 of the text, line 9 is lines 30 to 33. */
    private final ChangePlaces places = new ChangePlaces(
            Map.of(1, List.of(18L), 2, List.of(21L), 3, List.of(31L)), new TreeMap<>(Map.of(1L, 1L, 24L, 7L, 33L, 9L)));

    private final List<SmallChange> changes = List.of(
            change(1, 7, "a + b", "a - b"), change(2, 7, "max(a, b)", "max(a, c)"), change(3, 9, "f(x)", "f(val)"));

    private static SmallChange change(int number, long line, String written, String changed) {
        return new SmallChange(
                number, new HelpfulChange(HelpfulChange.Kind.CHANGED, line, written, changed, Optional.empty()));
    }

    private Set<Integer> blamed(WrongLine... errors) {
        return places.blamed(changes, List.of(errors), false);
    }

    @Test
    void blamesWhatAnErrorIsIn() {
        assertThat(blamed(new WrongLine(19, "invalid operands"))).containsExactly(1);
    }

    @Test
    void blamesOfWhatFollowsFromOthersOnlyWhatBringsTheName() {
        WrongLine own = new WrongLine(18, "invalid operands");

        assertThat(blamed(own, new WrongLine(21, "'x' was not declared in this scope")))
                .containsExactly(1);
        assertThat(blamed(own, new WrongLine(31, "‘val’ was not declared in this scope; did you mean ‘all’?")))
                .containsExactly(1, 3);
    }

    @Test
    void blamesWhatFollowsWhereThereIsNothingElse() {
        assertThat(blamed(new WrongLine(21, "'x' was not declared in this scope")))
                .containsExactly(2);
    }

    @Test
    void blamesAllOfTheLineWhereAnErrorIsInNone() {
        assertThat(blamed(new WrongLine(25, "no matching function for call to 'max(int&, int*)'")))
                .containsExactlyInAnyOrder(1, 2);
        assertThat(blamed(new WrongLine(34, "no matching function for call"))).containsExactly(3);
    }

    @Test
    void blamesTheOthersOfAPartFromTheSecondTimeOn() {
        List<SmallChange> alike =
                List.of(change(1, 7, "a[i]", "b[i]"), change(2, 7, "a[i]", "c[i]"), change(3, 7, "x < y", "x > y"));
        List<WrongLine> errors = List.of(new WrongLine(19, "operands to '?:' have different types 'int' and 'A'"));

        assertThat(places.blamed(alike, errors, false)).containsExactly(1);
        assertThat(places.blamed(alike, errors, true)).containsExactlyInAnyOrder(1, 2);
    }

    @Test
    void takesNoLetterInQuotesForAName() {
        List<SmallChange> one = List.of(change(3, 9, "c != 'a'", "c != 'a' && a.empty()"));
        WrongLine own = new WrongLine(18, "invalid operands");

        assertThat(places.blamed(one, List.of(own, new WrongLine(31, "'a' was not declared in this scope")), false))
                .contains(3);
    }

    @Test
    void blamesNothingBeforeAllChanges() {
        assertThat(blamed(new WrongLine(2, "expected ';'"))).isEmpty();
    }

    @Test
    void knowsTheLineOfTheSourceThatAnErrorBetweenChangesIsIn() {
        ChangedSource source = ChangedSource.of(
                """
                int best(int a, int b) { return a - b; }
                int main() {
                    int n = 1, m = 2;
                    if (n < m) m = n + 1;
                    int k = best(n + 1, m - 1);
                }
                """,
                Set.of());
        long call = source.text()
                        .lines()
                        .takeWhile(line -> !line.contains("best(n"))
                        .count()
                + 1;

        Set<Integer> blamed =
                source.places().blamed(source.changes(), List.of(new WrongLine(call, "too many arguments")), false);

        assertThat(source.changes())
                .filteredOn(change -> blamed.contains(change.number()))
                .isNotEmpty()
                .allMatch(change -> change.told().line() == 5);
    }

    @Test
    void takesTheNameOfATypeForNoVariable() {
        ChangedSource source = ChangedSource.of(
                """
                #include <vector>
                typedef long long ll;
                typedef std::vector<int> vi;
                int main() {
                    ll n = 1, m = 2;
                    vi all;
                    if (n < m) m = n;
                }
                """,
                Set.of());

        assertThat(source.changes())
                .isNotEmpty()
                .noneMatch(change -> change.told().changed().matches(".*(\\bvi[.]|[=<(] ll\\b(?! )).*"));
    }
}
