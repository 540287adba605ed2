package judge.similar;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SimilarWorksTest {

    private static List<Work> shipped(String problem) {
        List<Work> works = new ArrayList<>();
        try (Stream<Path> folders = Files.list(Path.of("solutions"))) {
            for (Path folder : folders.sorted().toList()) {
                if (Files.isDirectory(folder.resolve(problem))) {
                    works.add(work(folder.getFileName().toString(), folder.resolve(problem)));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return works;
    }

    private static Work work(String name, Path folder) throws IOException {
        Map<String, String> sources = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                sources.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return new Work(name, sources);
    }

    private static Likenesses find(List<Work> works, Work... baseCode) {
        return new SimilarWorks(SimilarWorks.THRESHOLD, List.of(baseCode)).find(works);
    }

    private static Work shipped(String name, String problem) throws IOException {
        return work(name, Path.of("solutions", name, problem));
    }

    /**
     * Other names, other literals, no comments, methods in the opposite order, braces where there were none, all
     * public.
     */
    private static Work disguised(Work work, String name) {
        Map<String, String> sources = new TreeMap<>();
        work.sources().forEach((file, text) -> sources.put(name + file, disguised(text, name)));
        return new Work(name, sources);
    }

    private static String disguised(String text, String name) {
        String[] methods = text.replaceAll("(?s)/\\*.*?\\*/|//[^\n]*", "").split("(?<=\n    }\n)\n");
        List<String> turned = new ArrayList<>(List.of(methods));
        // The first piece has the head of the class, the last one its end.
        Collections.reverse(turned.subList(Math.min(1, turned.size()), Math.max(1, turned.size() - 1)));
        String joined = String.join("\n", turned);
        return joined.replaceAll("\\b[0-9]+\\b", "77")
                .replaceAll("(if \\([^\n{]*\\)) (continue|return);", "$1 { $2; }")
                .replace("private static", "public static final")
                .replace("int ", "long ")
                .replaceAll(
                        "\\b(grid|best|score|free|remove|restore|search|next|cell|digit|row|column|line|count|bit)\\b",
                        "$1" + name);
    }

    @Test
    void findTheSameProgramBehindOtherNamesAnotherOrderAndOtherLiterals() throws IOException {
        Work original = shipped("off-by-one-weight", "noip2009sudoku");
        Work copy = disguised(original, "zoe");

        List<Likeness> pairs = find(List.of(shipped("lowbit-mask", "noip2009sudoku"), original, copy))
                .pairs();

        assertThat(pairs).hasSize(1);
        assertThat(pairs.get(0).first()).isEqualTo(original);
        assertThat(pairs.get(0).second()).isEqualTo(copy);
        assertThat(pairs.get(0).share()).isGreaterThan(0.9);
        assertThat(pairs.get(0).passages())
                .as("methods in another order are passages of their own")
                .hasSizeGreaterThan(2)
                .allMatch(passage -> passage.tokens() >= Grams.LENGTH);
    }

    @Test
    void callNoTwoProgramsAlikeThatShipAsDifferentOnes() {
        for (String problem : List.of("noip2009sudoku", "poj3074")) {
            assertThat(shipped(problem)).hasSizeGreaterThan(8);
            assertThat(find(shipped(problem)).pairs()).as(problem).isEmpty();
        }
        assertThat(new SimilarWorks(0.5, List.of())
                        .find(shipped("noip2009sudoku"))
                        .pairs())
                .as("the one that was made from the other comes next")
                .extracting(pair -> pair.first().name() + " " + pair.second().name())
                .containsExactly("plain-search pruned-search");
    }

    private static final String GIVEN = method("given", 30);

    /** The given number of statements, different for each seed. */
    private static String method(String name, int statements) {
        StringBuilder text = new StringBuilder("    static int " + name + "(int a, int b) {\n");
        String[] shapes = {
            "a += b * 3;", "if (a < b) { b--; }", "while (a > 9) { a /= 2; }", "b = a ^ b;", "a = b > 0 ? a : -a;",
            "for (; a < b; a++) { b -= 2; }", "b <<= 1;", "System.out.println(a);", "a %= 7;", "b = f(a, b);",
            "do { b++; } while (b < a);", "a = !(a == b) ? 1 : 2;", "int[] x = new int[a];", "b |= a & 5;"
        };
        int seed = name.hashCode();
        for (int i = 0; i < statements; i++) {
            seed = seed * 1_103_515_245 + 12_345;
            text.append("        ")
                    .append(shapes[(seed >>> 16) % shapes.length])
                    .append('\n');
        }
        return text + "        return a;\n    }\n";
    }

    private static Work withTemplate(String name) {
        return new Work(name, Map.of("Main.java", "class Main {\n" + GIVEN + method(name, 14) + "}\n"));
    }

    @Test
    void doNotCountWhatEverybodyWasGiven() {
        List<Work> two = List.of(withTemplate("anna"), withTemplate("bert"));
        Work template = new Work("template", Map.of("T.java", "class T {\n" + GIVEN + "}\n"));

        assertThat(new SimilarWorks(0.5, List.of()).find(two).pairs()).hasSize(1);
        assertThat(new SimilarWorks(0.5, List.of(template)).find(two).pairs()).isEmpty();
        Work copy = disguised(withTemplate("bert"), "cleo");
        assertThat(new SimilarWorks(0.5, List.of(template))
                        .find(List.of(two.get(0), two.get(1), copy))
                        .pairs())
                .as("what is not given is compared still")
                .hasSize(1);
    }

    @Test
    void doNotCountWhatMoreThanHalfOfAClassHas() {
        List<Work> works = Stream.of("anna bert cleo dora emil finn gina hugo ines jana karl lena".split(" "))
                .map(SimilarWorksTest::withTemplate)
                .toList();

        assertThat(find(works).pairs()).isEmpty();
        assertThat(new SimilarWorks(0.5, List.of()).find(works.subList(0, 10)).pairs())
                .as("of ten it may be the work of one")
                .isNotEmpty();
    }

    @Test
    void compareWhatDoesNotCompileAndHasBrokenTokens() throws IOException {
        Work original = shipped("off-by-one-weight", "noip2009sudoku");
        Map<String, String> broken = new TreeMap<>();
        original.sources()
                .forEach((file, text) -> broken.put(
                        file,
                        text.replaceFirst(
                                "private static int best = -1;", "String s = \"no end; # § \\u12\n char c = 'xy;")));

        List<Likeness> pairs =
                find(List.of(original, new Work("broken", broken))).pairs();

        assertThat(pairs).hasSize(1);
        assertThat(pairs.get(0).share()).isGreaterThan(0.9);
        Likeness.Passage last =
                pairs.get(0).passages().get(pairs.get(0).passages().size() - 1);
        assertThat(last.second().lastLine() - last.first().lastLine())
                .as("lines behind the break are counted on")
                .isEqualTo(1);
    }

    @Test
    void handIdenticalAndEmptyWorksWithoutFuss() throws IOException {
        Work original = shipped("acwing-mask", "poj3074");
        Work empty = new Work("empty", Map.of("Main.java", ""));

        assertThat(find(List.of(original, new Work("copy", original.sources()), empty, empty))
                        .pairs())
                .singleElement()
                .satisfies(pair -> assertThat(pair.share()).isEqualTo(1));
    }

    private static Work tiny(String name, String file, String source) {
        return new Work(name, Map.of(file, source));
    }

    @Test
    void tellWhatIsIdenticalAtAnyLengthAndHowManyAreTooShort() {
        String sum = "#include <iostream>\nint main() { int a, b; std::cin >> a >> b; std::cout << a + b; }\n";
        Likenesses found = find(List.of(
                tiny("anna", "sum.cpp", sum),
                tiny("bert", "sum.cpp", sum),
                tiny("cleo", "a.cpp", sum.replace("a", "first").replace("mfirstin", "main") + "// mine\n"),
                tiny("dora", "sum.cpp", "int main() { return 0; }"),
                tiny("emil", "sum.py", "print(sum(map(int, input().split())))\n"),
                tiny("finn", "sum.py", "# mine\nprint( sum(map(int, input().split())) )\n"),
                tiny("gina", "Main.java", "class Main {}"),
                tiny("hugo", "Main.java", "")));

        assertThat(found.pairs()).isEmpty();
        assertThat(found.tooShort()).as("but for what is empty").isEqualTo(7);
        assertThat(found.identical())
                .extracting(one -> one.works().stream().map(Work::name).toList())
                .containsExactly(List.of("anna", "bert", "cleo"), List.of("emil", "finn"));
        assertThat(found.identical()).allMatch(one -> one.tokens() > 5 && one.tokens() < SimilarWorks.LEAST_TOKENS);
    }

    @Test
    void callNothingIdenticalThatEverybodyWasGivenOrThatIsOlder() {
        Work template = withTemplate("template");
        List<Work> handedBack = List.of(new Work("anna", template.sources()), new Work("bert", template.sources()));
        assertThat(find(handedBack, template).identical()).isEmpty();

        String short1 = "print(1 + 2)\n";
        List<Work> older = List.of(
                new Work("zoe", "2025", Map.of("a.py", short1)), new Work("yan", "2025", Map.of("a.py", short1)));
        assertThat(find(older).identical()).isEmpty();
        assertThat(find(older).tooShort()).isZero();
        List<Work> all = new ArrayList<>(older);
        all.add(tiny("anna", "a.py", short1));
        assertThat(find(all).identical()).singleElement().satisfies(one -> assertThat(one.works())
                .extracting(Work::title)
                .containsExactlyInAnyOrder("anna", "zoe (2025)", "yan (2025)"));
    }

    /** Passages that more than half of the class has are nobody's own; a program that all have copied is told. */
    @Test
    void tellThatTwelveHaveTheSameProgram() {
        String source = withTemplate("anna").sources().getOrDefault("Main.java", "");
        List<Work> works = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            works.add(tiny("n" + i, "Main.java", source));
        }

        assertThat(find(works).identical()).singleElement().satisfies(one -> assertThat(one.works())
                .hasSize(12));
    }

    @Test
    void sayHowManyPairsWereTooManyToCompare() throws IOException {
        Work one = shipped("off-by-one-weight", "noip2009sudoku");
        Work other = shipped("lowbit-mask", "noip2009sudoku");
        List<Work> works = new ArrayList<>();
        for (int i = 0; i < 90; i++) {
            works.add(new Work("n" + i, (i % 2 == 0 ? one : other).sources()));
        }

        Likenesses found = find(works);

        assertThat(found.pairs()).hasSize(1_000);
        assertThat(found.unchecked()).as("2 times 45 times 44 / 2 pairs").isEqualTo(980);
    }

    /** A lexer that begins anew on each of these lines and reads to the end would take hours. */
    @Test
    void readNoFurtherWhereLineAfterLineIsNoJava() {
        String text = ("#" + " x".repeat(20) + "\n").repeat(60_000);

        assertThat(SourceTokens.of(new Work("anna", Map.of("Main.java", text))).count())
                .isLessThan(1_000);
    }

    /** Every work once with every other would be 45,000 comparisons of some 300,000 pairs of tokens each. */
    @Test
    void compareAClassOfThreeHundredInAFewMillionSteps() {
        List<Work> originals = shipped("noip2009sudoku").stream()
                .filter(work -> work.grammar() == Grammar.JAVA)
                .toList();
        List<Work> works = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            works.add(disguised(originals.get(i % originals.size()), "n" + i));
        }

        Likenesses found = find(works);

        assertThat(found.steps()).isLessThan(5_000_000);
        assertThat(found.pairs())
                .hasSizeGreaterThan(500)
                .allMatch(pair -> family(pair.first(), originals) == family(pair.second(), originals));
    }

    private static int family(Work work, List<Work> originals) {
        return Integer.parseInt(work.name().substring(1)) % originals.size();
    }

    @Test
    void takeTheLastLeastOfEachWindowAsTheFingerprint() {
        // The example of the paper, section 3.
        long[] hashes = {77, 74, 42, 17, 98, 50, 17, 98, 8, 88, 67, 39, 77, 74, 42, 17, 98};

        assertThat(Grams.winnow(hashes, 4)).containsExactly(3, 6, 8, 11, 15);
    }
}
