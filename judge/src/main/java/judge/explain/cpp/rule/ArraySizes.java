package judge.explain.cpp.rule;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.SyntaxNode.Kind;
import judge.cpp.Token;
import judge.cpp.Variable;
import judge.reason.Hint;

/** Works out the memory that the arrays and tables take that a source declares. */
public final class ArraySizes {

    /** A table of vectors, as it is declared or made larger later. */
    private static final Shape VECTORS = Shape.of("$name «. «assign | resize»»? ( $rows:expr ,"
            + " vector < $type«bool | char | short | int | float | long long | ll | LL | double | long» >"
            + " ( $columns:expr «, | )»");

    private static final Map<String, Integer> BYTES = Map.ofEntries(
            Map.entry("bool", 1),
            Map.entry("char", 1),
            Map.entry("short", 2),
            Map.entry("int", 4),
            Map.entry("float", 4),
            Map.entry("double", 8),
            Map.entry("long", 8),
            Map.entry("long long", 8),
            Map.entry("long long int", 8),
            Map.entry("ll", 8),
            Map.entry("LL", 8),
            Map.entry("long double", 16));

    /** The words of a type that do not change its size. */
    private static final Set<String> OTHER_WORDS = Set.of("static", "unsigned", "const", "constexpr");

    private static final double BITS = 8;

    private ArraySizes() {}

    /**
     * The first array or table of vectors that takes more than the limit by itself.
     *
     * @param input the input, which may say how large it is
     * @param bytes of the limit
     */
    public static Optional<Hint> hint(Collection<String> texts, String input, long bytes) {
        return ParsedSource.all(texts)
                .flatMap(source -> arrays(source, bytes))
                .findFirst()
                .or(() -> ParsedSource.all(texts)
                        .flatMap(source -> vectors(source, input, bytes))
                        .findFirst());
    }

    private static Stream<Hint> arrays(ParsedSource source, long bytes) {
        return source.tree()
                .root()
                .all(Kind.DECLARATION)
                .flatMap(node -> node.variables().stream())
                .filter(Variable::isArray)
                .flatMap(one -> hint(one.name(), size(type(one), one.dimensions(), source, Map.of()), bytes));
    }

    private static String type(Variable one) {
        return one.type().tokens().stream()
                .map(Token::text)
                .filter(word -> !OTHER_WORDS.contains(word))
                .collect(Collectors.joining(" "));
    }

    private static Stream<Hint> vectors(ParsedSource source, String input, long bytes) {
        Map<String, Double> known = LoopCounts.known(source, input);
        return VECTORS.all(source.tree().code()).flatMap(table -> {
            String type = table.get("type").plain();
            double size = size(type, List.of(table.get("rows"), table.get("columns")), source, known);
            return hint(table.get("name").token(table.code().from()), type.equals("bool") ? size / BITS : size, bytes);
        });
    }

    private static Stream<Hint> hint(Token name, double size, long bytes) {
        return size > bytes
                ? Stream.of(Hint.of("array-too-large", "name", name.text(), "mebibytes", (long) size >> 20)
                        .with("line", (long) name.line()))
                : Stream.empty();
    }

    /** The number of bytes; not a number where it is not known. */
    private static double size(String type, List<Fragment> sizes, ParsedSource source, Map<String, Double> known) {
        return sizes.stream()
                .mapToDouble(size -> source.number(size, known))
                .reduce(BYTES.getOrDefault(type, 0), (one, other) -> one * other);
    }
}
