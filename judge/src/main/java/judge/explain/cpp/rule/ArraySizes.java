package judge.explain.cpp.rule;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.reason.Hint;

/** Works out the memory that the arrays and tables take that a source declares. */
public final class ArraySizes {

    private static final Pattern CONSTANT =
            Pattern.compile("\\b(?:const(?:expr)?\\s++(?:int|long long|ll|long)|int)\\s++"
                    + "(\\w++)\\s*+=\\s*+([0-9]{1,9}|[0-9]e[0-9])(?:\\s*+\\+\\s*+([0-9]{1,6}))?\\s*+[;,]"
                    + "|#\\s*+define\\s++(\\w++)\\s++\\(?([0-9]{1,9}|[0-9]e[0-9])(?:\\s*+\\+\\s*+([0-9]{1,6}))?\\)?");

    private static final Pattern DECLARED =
            Pattern.compile("(?:^|[;{}\\n])[ \\t]*+(?:static\\s++)?(?:unsigned\\s++)?(bool|char|short|int|float"
                    + "|long long(?:\\s++int)?|ll|LL|double|long|long double)\\s++([^;(){}=]{1,300}+)[;=]");

    private static final Pattern ARRAY = Pattern.compile("(\\w++)\\s*+((?:\\[[^\\]]{1,40}+\\]\\s*+)++)");

    private static final Pattern SIZE = Pattern.compile("\\[\\s*+(\\w++)\\s*+(?:([-+*])\\s*+(\\w++)\\s*+)?\\]");

    private static final String NUMBER = "\\s*+(\\w++\\s*+(?:[-+*]\\s*+\\w++\\s*+)?)";

    /** A table of vectors, as it is declared or made larger later. */
    private static final Pattern VECTORS =
            Pattern.compile("\\b(\\w++)(?:\\.(?:assign|resize))?\\s*+\\(" + NUMBER + ",\\s*+(?:std::)?vector\\s*+<"
                    + "\\s*+(bool|char|short|int|float|long long|ll|LL|double|long)\\s*+>\\s*+\\(" + NUMBER + "[,)]");

    private static final Map<String, Integer> BYTES =
            Map.of("bool", 1, "char", 1, "short", 2, "int", 4, "float", 4, "long double", 16);

    private static final int OTHERS = 8;

    private ArraySizes() {}

    /**
     * The first array or table of vectors that takes more than the limit by itself.
     *
     * @param input the input, which may say how large it is
     * @param bytes of the limit
     */
    public static Optional<Hint> hint(Collection<String> texts, String input, long bytes) {
        return arrays(texts, bytes).or(() -> BareSource.all(texts)
                .flatMap(source -> vectors(source, input, bytes).stream())
                .findFirst());
    }

    private static Optional<Hint> vectors(BareSource source, String input, long bytes) {
        Map<String, Long> known = constants(source.code());
        LoopCounts.known(source, input).forEach((name, value) -> known.putIfAbsent(name, value.longValue()));
        return VECTORS.matcher(source.code())
                .results()
                .flatMap(table -> {
                    String sizes = "[" + table.group(2) + "][" + table.group(4) + "]";
                    boolean bits = table.group(3).equals("bool");
                    long size = size(table.group(3), sizes, known) / (bits ? 8 : 1);
                    Hint hint = Hint.of("array-too-large", "name", table.group(1), "mebibytes", size >> 20);
                    return size > bytes ? Stream.of(source.at(hint, table.start())) : Stream.empty();
                })
                .findFirst();
    }

    private static Optional<Hint> arrays(Collection<String> texts, long bytes) {
        return BareSource.all(texts)
                .flatMap(source -> {
                    Map<String, Long> constants = constants(source.code());
                    return DECLARED.matcher(source.code()).results().flatMap(declared -> ARRAY.matcher(
                                    declared.group(2))
                            .results()
                            .filter(array -> size(declared.group(1), array.group(2), constants) > bytes)
                            .map(array -> source.at(
                                    Hint.of(
                                            "array-too-large",
                                            "name",
                                            array.group(1),
                                            "mebibytes",
                                            size(declared.group(1), array.group(2), constants) >> 20),
                                    declared.start(2))));
                })
                .findFirst();
    }

    private static Map<String, Long> constants(String code) {
        Map<String, Long> constants = new HashMap<>();
        CONSTANT.matcher(code).results().forEach(found -> {
            boolean defined = found.group(1) == null;
            String more = defined ? found.group(6) : found.group(3);
            double value = Double.parseDouble(defined ? found.group(5) : found.group(2));
            constants.putIfAbsent(
                    defined ? found.group(4) : found.group(1),
                    (long) value + (more == null ? 0 : Long.parseLong(more)));
        });
        return constants;
    }

    /** 0 where it is not known. */
    private static long size(String type, String sizes, Map<String, Long> constants) {
        double all = BYTES.getOrDefault(type, OTHERS);
        Matcher size = SIZE.matcher(sizes);
        int end = 0;
        while (size.find() && sizes.substring(end, size.start()).isBlank()) {
            long one = value(size.group(1), constants);
            long other = size.group(3) == null ? 0 : value(size.group(3), constants);
            String sign = size.group(2) == null ? "+" : size.group(2);
            all *= sign.equals("*") ? (double) one * other : sign.equals("+") ? one + other : one - other;
            end = size.end();
        }
        return sizes.substring(end).isBlank() && all < 1e15 ? (long) all : 0;
    }

    private static long value(String written, Map<String, Long> constants) {
        return written.matches("[0-9]{1,9}") ? Long.parseLong(written) : constants.getOrDefault(written, 0L);
    }
}
