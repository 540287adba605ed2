package judge.explain.java.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import judge.cause.Catalogue;
import judge.cause.Cause;
import org.junit.jupiter.api.Test;

class JavaChangesTest {

    private static final String HEAD =
            """
            class Cell { int x; String name; }
            class Point {
                int x;

                // Nothing but that
                public boolean equals(Object o) { return o instanceof Point p && p.x == x; }
            }
            class Main {
                static int[] field;
                static java.util.List<Integer> read() { return new java.util.ArrayList<>(java.util.List.of(1, 2)); }
                static int size() { return 3; }
                static String text() { return "a b"; }
                static void print(Object o) { System.out.println(o); }
                public static void main(String[] args) {
            """;

    private static final int LINES = (int) HEAD.lines().count();

    private static List<JavaChange> changes(String source) throws IOException {
        return JavaChanges.of(new UnitCompiler(List.of()).read(source));
    }

    private static Map<String, String> programs() throws IOException {
        try (InputStream in = JavaChangesTest.class.getResourceAsStream("/judge/java/changes.txt")) {
            String all = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            return Arrays.stream(all.split("(?m)^== "))
                    .filter(block -> !block.isBlank())
                    .map(block -> block.split("\n", 2))
                    .collect(Collectors.toMap(
                            parts -> parts[0].strip(), parts -> parts[1], (one, other) -> one, LinkedHashMap::new));
        }
    }

    /** Head of a block: kind and cause, line (below 0 of what is before), what is to be there. */
    @Test
    void knowsTheChangeOfEachProgramOfTheList() throws IOException {
        Map<String, String> found = new LinkedHashMap<>();
        Map<String, String> wanted = new LinkedHashMap<>();
        for (Map.Entry<String, String> one : programs().entrySet()) {
            JavaCode code = new UnitCompiler(List.of()).read(HEAD + one.getValue() + "}}");
            List<String> all = JavaChanges.of(code).stream()
                    .map(change -> "%s %d | %s"
                            .formatted(change.kind(), line(code.line(change.at())), change.changed())
                            .strip())
                    .toList();
            String kind = one.getKey().split(" ")[0];
            wanted.put(one.getKey(), one.getKey());
            found.put(
                    one.getKey(),
                    all.contains(one.getKey())
                            ? one.getKey()
                            : all.stream().filter(head -> head.startsWith(kind)).collect(Collectors.joining("; ")));
        }

        assertThat(found).hasSizeGreaterThan(30).isEqualTo(wanted);
    }

    private static long line(long line) {
        return line > LINES ? line - LINES : line - LINES + 1;
    }

    @Test
    void namesEachCauseThatHasASentence() throws IOException {
        Set<String> named = programs().keySet().stream()
                .filter(head -> head.contains("/java-"))
                .map(head -> head.replaceFirst("^[^/]*/(\\S+).*", "$1"))
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(named)
                .isEqualTo(Catalogue.all().stream()
                        .map(Cause::code)
                        .filter(code -> code.startsWith("java-"))
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void mendsWhatIsDoneInSeveralPlacesInAllOfThem() throws IOException {
        String source = HEAD + "String s = text(); if (s == \"a\") print(1); if (s == \"b\") print(2); }}";
        JavaCode code = new UnitCompiler(List.of()).read(source);

        assertThat(JavaChanges.of(code))
                .filteredOn(change -> change.kind().equals("changed/java-text-same"))
                .extracting(change -> code.with(change.edits(), List.of()))
                .anySatisfy(changed ->
                        assertThat(changed).contains("s.equals(\"a\")").contains("s.equals(\"b\")"));
    }

    @Test
    void addsNumbersAsPeopleDo() {
        assertThat(FoundChanges.sum("i", 1)).isEqualTo("i + 1");
        assertThat(FoundChanges.sum("i - 1", 1)).isEqualTo("i");
        assertThat(FoundChanges.sum("i + 2", -1)).isEqualTo("i + 1");
        assertThat(FoundChanges.sum("a < b + 1", 1)).isEqualTo("a < b + 1 + 1");
    }

    @Test
    void hasNothingSaidOfWhatIsRight() throws IOException {
        assertThat(changes(HEAD + "long a = size(); int b = 3; print((double) a / b); print(text().equals(\"a\")); }}"))
                .extracting(JavaChange::kind)
                .doesNotContain("changed/java-text-same", "changed/java-object-same", "added/java-not-flushed");
    }

    @Test
    void isThroughWithALongAndDeepSourceSoon() throws IOException {
        String deep = "(".repeat(400) + "1" + ")".repeat(400);
        String source = HEAD + "int x = " + deep + ";" + "x = x == x + 1 ? x - 1 : x % 7;\n".repeat(400) + "}}";

        assertThat(changes(source)).hasSizeLessThanOrEqualTo(600);
    }
}
