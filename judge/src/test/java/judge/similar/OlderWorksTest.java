package judge.similar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Works of a class beside those of earlier years, and the groups that they make. */
class OlderWorksTest {

    private static final String[] SHAPES = {
        "a += b * 3;", "if (a < b) { b--; }", "while (a > 9) { a /= 2; }", "b = a ^ b;", "a = b > 0 ? a : -a;",
        "for (; a < b; a++) { b -= 2; }", "b <<= 1;", "System.out.println(a);", "a %= 7;", "b = f(a, b);",
        "do { b++; } while (b < a);", "a = !(a == b) ? 1 : 2;", "int[] x = new int[a];", "b |= a & 5;"
    };

    /** A program by an idea; the same idea has other names and literals by each person. */
    private static Map<String, String> program(String idea, String person) {
        StringBuilder text = new StringBuilder("class Main {\n    static int f(int a, int b) {\n");
        int seed = idea.hashCode();
        for (int i = 0; i < 60; i++) {
            seed = seed * 1_103_515_245 + 12_345;
            text.append("        ")
                    .append(SHAPES[(seed >>> 16) % SHAPES.length])
                    .append('\n');
        }
        String own = text.append("        return a;\n    }\n}\n").toString();
        return Map.of(
                "Main.java", own.replaceAll("\\b([abfx])\\b", "$1" + person).replaceAll("\\b[0-9]\\b", "42"));
    }

    private static Work work(String person, String idea) {
        return new Work(person, program(idea, person));
    }

    private static Work older(String person, String year, String idea) {
        return new Work(person, year, program(idea, person));
    }

    private static Likenesses find(Work... works) {
        return new SimilarWorks(SimilarWorks.THRESHOLD, List.of()).find(List.of(works));
    }

    private static List<String> titles(Cluster cluster) {
        return cluster.works().stream().map(Work::title).toList();
    }

    @Test
    void aRenamedCopyOfAnEarlierYearIsFound() {
        Likenesses found = find(older("zoe", "2024", "rows"), work("anna", "rows"), work("bert", "columns"));

        assertThat(found.pairs()).singleElement().satisfies(pair -> {
            assertThat(pair.first().title())
                    .as("the one of the class comes first")
                    .isEqualTo("anna");
            assertThat(pair.second().title()).isEqualTo("zoe (2024)");
            assertThat(pair.share()).isGreaterThan(0.95);
        });
    }

    @Test
    void whatIsOnlyOlderIsNotComparedWithEachOther() {
        Work yan = older("yan", "2023", "columns");
        Work zoe = older("zoe", "2024", "columns");

        assertThat(find(work("anna", "rows"), yan, zoe).pairs()).isEmpty();
        assertThat(find(yan, zoe).steps()).as("not even looked up").isZero();
    }

    @Test
    void twoWithTheSameOlderOneAreInOneGroup() {
        Work[] all = {
            work("cleo", "boxes"),
            work("anna", "rows"),
            older("zoe", "2024", "rows"),
            work("bert", "rows"),
            work("dora", "boxes"),
            work("emil", "alone")
        };

        List<Cluster> clusters = find(all).clusters();

        assertThat(clusters)
                .extracting(OlderWorksTest::titles)
                .containsExactly(List.of("anna", "bert", "zoe (2024)"), List.of("cleo", "dora"));
        assertThat(clusters.get(0).pairs()).hasSize(3);
        assertThat(find(work("emil", "alone")).clusters()).isEmpty();
    }

    @Test
    void aChainIsOneGroup() {
        Map<String, String> both = Map.of(
                "A.java",
                program("rows", "x").get("Main.java"),
                "B.java",
                program("boxes", "x").get("Main.java"));
        List<Cluster> clusters = new SimilarWorks(0.6, List.of())
                .find(List.of(work("anna", "rows"), new Work("bert", both), work("cleo", "boxes")))
                .clusters();

        assertThat(clusters).extracting(OlderWorksTest::titles).containsExactly(List.of("anna", "bert", "cleo"));
        assertThat(clusters.get(0).pairs()).hasSize(2);
    }

    @Test
    void whatMostOfAnEarlierYearHaveIsNobodysOwn() {
        List<Work> works = new ArrayList<>(List.of(work("anna", "textbook")));
        IntStream.range(0, 30).forEach(i -> works.add(older("o" + i, "2024", "textbook")));

        assertThat(find(works.toArray(Work[]::new)).pairs()).isEmpty();
    }

    @Test
    void aSkeletonIsNotCounted() {
        Work skeleton = work("given", "skeleton");
        List<Work> works = Stream.of("anna", "bert")
                .map(name -> new Work(
                        name,
                        Map.of(
                                "A.java", program("skeleton", name).get("Main.java"),
                                "B.java", program("idea of " + name, name).get("Main.java"))))
                .toList();

        assertThat(new SimilarWorks(0.4, List.of()).find(works).pairs()).hasSize(1);
        assertThat(new SimilarWorks(0.4, List.of(skeleton)).find(works).pairs()).isEmpty();
    }

    /** Every one of the class once with every other and each older one would be 225,000 comparisons. */
    @Test
    void aClassOfThreeHundredAndSixHundredOlderTakeAFewMillionSteps() {
        List<Work> works = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            works.add(work("n" + i, "idea" + (i < 40 ? i / 2 : i)));
        }
        for (int i = 0; i < 600; i++) {
            works.add(older("o" + i, "2024", i % 20 == 0 ? "idea" + (100 + i / 20) : "older" + i % 60));
        }

        Likenesses found = new SimilarWorks(SimilarWorks.THRESHOLD, List.of()).find(works);

        assertThat(found.pairs()).hasSize(20 + 30);
        assertThat(found.clusters()).hasSize(20 + 30);
        assertThat(found.unchecked()).isZero();
        assertThat(found.steps()).isLessThan(5_000_000);
    }
}
