package judge.cpp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.Growth;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Properties that hold for whatever is read. */
class SyntaxPropertiesTest {

    private static final int TIMES = 100;
    private static final int SOME = 5;

    private static final List<String> PIECES =
            List.of(("( ) [ ] { } { } ; ; , < > >> :: = == + ++ -> . \" ' R\" /* */ // \\ \n # #define int a b 1 1'0 "
                            + "if else for while do switch case return struct class typedef template operator try [&](")
                    .split(" "));

    static List<Path> sources() throws IOException {
        Path root = Path.of("").toAbsolutePath();
        while (!Files.exists(root.resolve("solutions"))) {
            root = root.getParent();
        }
        try (Stream<Path> zoo = Files.walk(root.resolve("judge/src/test/resources/judge"));
                Stream<Path> solutions = Files.walk(root.resolve("solutions"))) {
            return Stream.concat(zoo, solutions)
                    .filter(path -> path.toString().matches(".*\\.(?:c|cc|cpp|h|hpp)"))
                    .toList();
        }
    }

    private static String garbage(int seed) {
        Random random = new Random(seed);
        return IntStream.range(0, random.nextInt(300))
                .mapToObj(i -> PIECES.get(random.nextInt(PIECES.size())) + (random.nextInt(3) == 0 ? "\n" : " "))
                .collect(Collectors.joining());
    }

    static Stream<String> texts() throws IOException {
        List<String> all = new java.util.ArrayList<>(IntStream.range(0, TIMES)
                .mapToObj(SyntaxPropertiesTest::garbage)
                .toList());
        for (Path source : sources()) {
            all.add(Files.readString(source, StandardCharsets.ISO_8859_1));
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource
    void joinedTokensAreTheSource(String text) {
        assertThat(Tokenizer.tokens(text).stream().map(Token::text).collect(Collectors.joining()))
                .isEqualTo(text);
        assertThat(Tokenizer.tokens(text, true).stream().map(Token::text).collect(Collectors.joining()))
                .isEqualTo(text);
    }

    static Stream<String> joinedTokensAreTheSource() throws IOException {
        return texts();
    }

    /** The children of a node lie in it, one after the other. */
    @ParameterizedTest
    @MethodSource
    void partsLieWithinEachOther(String text) {
        Tree tree = Tree.of(text);

        tree.root().walk().forEach(node -> {
            int from = node.code().from();
            for (SyntaxNode child : node.children()) {
                assertThat(child.code().from()).isGreaterThanOrEqualTo(from);
                assertThat(child.code().size()).isPositive();
                from = child.code().to();
            }
            assertThat(from).isLessThanOrEqualTo(node.code().to());
        });
    }

    static Stream<String> partsLieWithinEachOther() throws IOException {
        return texts();
    }

    /** Brackets stay in balance where a whole statement is left out, or written twice. */
    @ParameterizedTest
    @MethodSource
    void editsOfStatementsLeaveBracketsBalanced(Path source) throws IOException {
        String text = Files.readString(source, StandardCharsets.ISO_8859_1);
        Tree tree = Tree.of(text);
        long unpaired = unpaired(tree.code());

        tree.root().walk().skip(1).filter(node -> unpaired == 0).limit(SOME).forEach(node -> {
            Fragment code = node.code();
            assertThat(unpaired(Fragment.of(text.substring(0, code.start()) + ";" + text.substring(code.end()))))
                    .isZero();
        });
    }

    static List<Path> editsOfStatementsLeaveBracketsBalanced() throws IOException {
        return sources();
    }

    private static long unpaired(Fragment code) {
        return IntStream.range(0, code.size())
                .filter(i -> code.at(i).matches("[\\[({})\\]]") && code.partner(i) < 0)
                .count();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(",
                "[",
                "{",
                "<",
                "a<",
                "((]",
                "[[",
                "[&](){",
                "struct A{",
                "if(",
                "if(a)",
                "else if(a)b;",
                "for(;;)",
                "do ",
                "a,",
                "a b ",
                "a(b)",
                "int a",
                "int a(",
                "operator",
                "template<",
                "template<a>",
                "try{",
                "case ",
                "\"",
                "'",
                "R\"(",
                "/*",
                "//",
                "\\",
                "#define a\\\n",
                "#",
                "a::",
                "*",
                "!",
                "x = y; ",
                "int f(){",
                "}",
                "namespace{",
                "enum{",
                "typedef ",
                "[]{[]{",
                "->",
                "f({",
                "a?b:",
                "int a[",
                "=",
                "vector<vector<"
            })
    void isDoneWithGarbageInTimeThatGrowsAsItDoes(String piece) {
        Growth.isLinear(100_000, size -> {
            Tree tree = Tree.of(piece.repeat(size / piece.length()));
            assertThat(tree.visible(
                            tree.code().part(tree.code().to() - 1, tree.code().to())))
                    .isNotNull();
        });
    }
}
