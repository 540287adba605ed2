package judge.language.gnu.hint;

import static judge.reason.HintCode.ARRAY_TOO_LARGE;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.reason.Hint;

/** How much memory the arrays take that a source declares. */
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

    private static final Map<String, Integer> BYTES =
            Map.of("bool", 1, "char", 1, "short", 2, "int", 4, "float", 4, "long double", 16);

    private static final int OTHERS = 8;

    private ArraySizes() {}

    /**
     * The first array that takes more than the limit by itself.
     *
     * @param bytes of the limit
     */
    public static Optional<Hint> hint(Collection<String> texts, long bytes) {
        return BareSource.all(texts)
                .flatMap(source -> {
                    Map<String, Long> constants = constants(source.code());
                    return DECLARED.matcher(source.code()).results().flatMap(declared -> ARRAY.matcher(
                                    declared.group(2))
                            .results()
                            .filter(array -> size(declared.group(1), array.group(2), constants) > bytes)
                            .map(array -> source.at(
                                    Hint.of(
                                            ARRAY_TOO_LARGE,
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
