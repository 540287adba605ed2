package judge.explain.java.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.reason.Hint;
import org.junit.jupiter.api.Test;

class SlowCallsTest {

    private static String told(String declared, String line) {
        return SlowCalls.in("class A {\n" + declared + "\n" + line + "\n}", List.of(3L))
                .map(hint -> hint.code() + " " + hint.parameters().get("name"))
                .orElse("");
    }

    @Test
    void namesCallsThatGoOverAWholeListOrText() {
        assertThat(told("List<Integer> a = new LinkedList<>();", "sum += a.get(i);"))
                .isEqualTo("list-get-slow a");
        assertThat(told("List<Integer> a = new ArrayList<>();", "if (!a.contains(x)) a.add(x);"))
                .isEqualTo("list-search-slow a");
        assertThat(told("ArrayList<int[]> q = new ArrayList<>();", "int[] u = q.remove(0);"))
                .isEqualTo("list-front-slow q");
        assertThat(told("String s = \"\";", "s += c;")).isEqualTo("text-grows-slow s");
        assertThat(told("String s = \"\";", "s = s + c;")).isEqualTo("text-grows-slow s");
    }

    @Test
    void saysNothingOfCallsThatAreFast() {
        assertThat(told("List<Integer> a = new ArrayList<>();", "sum += a.get(i);"))
                .isEmpty();
        assertThat(told("Set<Integer> a = new HashSet<>();", "if (!a.contains(x)) a.add(x);"))
                .isEmpty();
        assertThat(told("Deque<Integer> q = new ArrayDeque<>();", "q.remove();"))
                .isEmpty();
        assertThat(told("List<Integer> q = new ArrayList<>();", "q.remove(3);")).isEmpty();
        assertThat(told("int s = 0;", "s += c;")).isEmpty();
        assertThat(told("StringBuilder s = new StringBuilder();", "s.append(c);"))
                .isEmpty();
        assertThat(told("List<Integer> a;", "if (a.contains(x)) x++;")).isEmpty();
    }

    /** A name that stands for a list here and for a set there is not known. */
    @Test
    void saysNothingWhereANameStandsForSeveralThings() {
        assertThat(told("List<Integer> a = new ArrayList<>(); void f(Set<Integer> a) {}", "if (a.contains(x)) x++;"))
                .isEmpty();
    }

    @Test
    void looksInTheLinesBesideToo() {
        String source = "String s = \"\";\ns += c;\nfor (;;) {}";

        assertThat(SlowCalls.in(source, List.of(3L)))
                .contains(Hint.of("text-grows-slow", "name", "s").with("line", 2L));
        assertThat(SlowCalls.in(source, List.of(99L, 0L))).isEmpty();
    }
}
