package judge.explain.cpp.rule;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.SyntaxNode;
import judge.cpp.SyntaxNode.Kind;
import judge.cpp.Variable;
import judge.reason.Hint;

/**
 * Slips that show with the input on which the program has failed: values that do not fit what they are read into.
 *
 * @param code of the source
 * @param words of the input
 */
record InputSlips(ParsedSource source, Fragment code, String input, List<String> words) {

    private static final Shape READ = Shape.of("cin «>> $_ «[ .. ]»*»+");
    private static final Shape DIGIT = Shape.of("$x - '0'");
    private static final Shape EACH = Shape.of("for ( «auto | int» «& | &&» $x : $holder )");
    private static final Shape LINE = Shape.of("fgets ( $x");
    private static final Shape WORD = Shape.of("scanf ( \"…%s…\" .. $x");

    private static final Set<String> UNSIGNED = Set.of("unsigned", "size_t", "ull", "uint32_t", "uint64_t");
    private static final Set<String> NOT_WHOLE = Set.of("double", "float", "string", "char", "auto", "T");
    private static final Set<String> NOT_OF_CHARACTERS = Set.of("int", "long", "ll", "double", "string");

    private static final Pattern DECIMAL = Pattern.compile("-?[0-9]++\\.[0-9]++");

    private static final int MAX_FOUND = 200;
    private static final int MAX_WORDS = 400_000;

    static Stream<Hint> hints(ParsedSource source, String input) {
        Fragment code = source.tree().code();
        List<String> words = List.of(input.strip().split("\\s+", MAX_WORDS));
        InputSlips slips = new InputSlips(source, code, input, words);
        LargeNumberSlips large = new LargeNumberSlips(source, code, input, words);
        Stream<Supplier<Optional<Hint>>> all = Stream.of(
                slips::first,
                slips::decimals,
                slips.shown("scanf-octal"),
                large::beyondInt,
                large::beyondLong,
                slips::textTooLong,
                slips.shown("max-from-zero"),
                slips.shown("remainder-negative"),
                large::infinity,
                slips.shown("not-reset"),
                slips.shown("cases-unused"),
                slips::unread);
        return all.flatMap(one -> one.get().stream());
    }

    private Supplier<Optional<Hint>> shown(String cause) {
        return () -> ShownCause.of(cause).hint(source, 0, input);
    }

    private Optional<Hint> first() {
        return READ.first(code)
                .filter(read -> !read.code().has("[") && !source.has(Reads.OTHERWISE))
                .flatMap(read -> Reads.first(read, words, this::misread));
    }

    /** A number below 0 where there can be none, or one that a char takes a digit of. */
    private Optional<Hint> misread(String name, String word) {
        boolean number = Reads.NUMBER.matcher(word).matches();
        boolean negative =
                number && word.startsWith("-") && source.areAll(name, one -> one.is(UNSIGNED) && !one.isArray());
        boolean digits = number
                && word.length() > 1
                && source.declares(Set.of("char"), name)
                && !source.declares(NOT_OF_CHARACTERS, name)
                && DIGIT.with("x", name).isIn(code);
        return negative || digits
                ? Optional.of(Hint.of(negative ? "input-negative" : "input-beyond-char", "name", name, "found", word))
                : Optional.empty();
    }

    /** Numbers with a point where everything that is read is whole. */
    private Optional<Hint> decimals() {
        Optional<String> decimal =
                words.stream().filter(word -> DECIMAL.matcher(word).matches()).findFirst();
        List<Shape.Match> reads =
                decimal.isEmpty() ? List.of() : READ.all(code).limit(MAX_FOUND).toList();
        boolean whole = !reads.isEmpty()
                && !source.has(Reads.OTHERWISE)
                && reads.stream()
                        .flatMap(read -> Reads.names(read).stream())
                        .distinct()
                        .allMatch(this::isWhole);
        return whole
                ? decimal.map(word -> Hint.of("input-decimals", "found", word)
                        .with("line", (long) reads.get(reads.size() - 1).line()))
                : Optional.empty();
    }

    private boolean isWhole(String name) {
        String holder = EACH.with("x", name)
                .first(code)
                .map(each -> each.text("holder"))
                .orElse(name);
        return source.areAll(holder, one -> one.is(ParsedSource.WHOLE_TYPES) && !one.is(NOT_WHOLE));
    }

    /** A line or a word that has more characters than the array it is read into. */
    private Optional<Hint> textTooLong() {
        return source.tree()
                .variables()
                .filter(one -> one.isArray() && one.type().has("char"))
                .limit(MAX_FOUND)
                .flatMap(one -> textTooLong(one).stream())
                .findFirst();
    }

    private Optional<Hint> textTooLong(Variable array) {
        String name = array.name().text();
        double size = source.number(array.dimensions().get(array.dimensions().size() - 1));
        boolean ofLine = LINE.with("x", name).isIn(code);
        int longest = (ofLine ? input.lines() : words.stream())
                .mapToInt(String::length)
                .max()
                .orElse(0);
        return size > 1 && longest >= size && (ofLine || WORD.with("x", name).isIn(code))
                ? Optional.of(Hint.of("text-too-long", "name", name, "length", (long) size - 1, "found", longest)
                        .with("line", (long) array.name().line()))
                : Optional.empty();
    }

    /** A program without a loop that reads, nor one that a semicolon ends, for an input of several cases. */
    private Optional<Hint> unread() {
        List<Shape.Match> reads = Reads.PLAIN.all(code).toList();
        long read = reads.stream().mapToLong(one -> Reads.names(one).size()).sum();
        return read > 0
                        && read < words.size()
                        && reads.size() == Reads.ANY.all(code).count()
                        && readsOnce()
                ? Optional.of(Hint.of("input-unread", "count", read, "found", words.size())
                        .with("line", (long) reads.get(0).line()))
                : Optional.empty();
    }

    private boolean readsOnce() {
        List<SyntaxNode> functions = source.functions().toList();
        Set<Kind> again = Set.of(Kind.DO, Kind.WHILE, Kind.FOR, Kind.RANGE_FOR, Kind.IF);
        return source.tree().defines().findAny().isEmpty()
                && !Reads.OTHERWISE.isIn(code)
                && functions.stream().anyMatch(one -> one.name().equals("main"))
                && functions.stream().noneMatch(one -> !one.name().equals("main") && Reads.ANY.isIn(one.code()))
                && source.tree()
                        .root()
                        .walk()
                        .filter(one -> again.contains(one.kind()))
                        .noneMatch(one -> Reads.ANY.isIn(one.code())
                                || one.body()
                                        .filter(body -> !body.is(Kind.EMPTY))
                                        .isEmpty());
    }
}
