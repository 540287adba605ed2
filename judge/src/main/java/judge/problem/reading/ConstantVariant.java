package judge.problem.reading;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.problem.yaml.YamlMap;

/**
 * Reads the number that a constant or a variant of it shows, in TeX, HTML, Markdown or a programming language: {@code
 * 10^6}, {@code 1\,000\,000}, {@code 1e6}, {@code 10**6}, {@code 2^{31}-1}. A text that is more than a number shows
 * none, so that nobody is warned of what only reads differently.
 */
final class ConstantVariant {

    /** The levels of braces that are read: more than any constant has. */
    private static final int MOST_NESTED = 20;

    private static final int MOST_EXPONENT = 400;
    private static final int MOST_DIGITS = 2_000;
    private static final MathContext PRECISION = new MathContext(30);

    private static final Pattern WRAPPER = Pattern.compile(
            "\\\\(?:text|math)(?:rm|tt|bf|it|sf|normal)?(?=\\{)|\\\\(?:num|numprint|ensuremath)(?=\\{)");
    private static final Pattern SPACE = Pattern.compile(
            "\\\\(?:[,;:! ]|quad|qquad|thinspace|left|right|displaystyle|[()])|~|[\\s\\u00a0\\u2009\\u202f]");
    private static final Pattern TIMES = Pattern.compile("\\\\(?:cdot|times|ast)(?![a-z])|[\u00d7\u00b7\u22c5]");
    private static final Pattern SUFFIX = Pattern.compile("(?<=[0-9.])(?:ull|llu|ul|ll|l|u|f)$");
    private static final Pattern HEXADECIMAL = Pattern.compile("0x[0-9a-f]{1,400}");
    private static final Pattern NUMBER = Pattern.compile("[0-9.]*+(?:e[+-]?[0-9]++)?");
    private static final String SUPERSCRIPTS = "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207b";
    private static final Pattern SUPERSCRIPT = Pattern.compile("[" + SUPERSCRIPTS + "]+");

    /** Signs between digits, and the sign before the decimals; a text is read in each of these ways. */
    private enum Writing {
        ENGLISH("[0-9]{1,3}(?:,[0-9]{2,3})+(?=[^0-9,]|$)", ",", '.'),
        CONTINENTAL("[0-9]{1,3}(?:\\.[0-9]{3})+(?=[^0-9.]|$)", ".", ',');

        private final Pattern grouped;
        private final String between;
        private final char decimals;

        Writing(String grouped, String between, char decimals) {
            this.grouped = Pattern.compile(grouped);
            this.between = between;
            this.decimals = decimals;
        }

        String plain(String text) {
            return grouped.matcher(text)
                    .replaceAll(found -> found.group().replace(between, ""))
                    .replace(between, "?")
                    .replace(decimals, '.');
        }
    }

    private ConstantVariant() {}

    /** Tells whether both show numbers, and in no way of reading them the same one. */
    static boolean differs(String value, String variant) {
        Set<BigDecimal> known = numbers(value);
        Set<BigDecimal> shown = numbers(variant);
        return !known.isEmpty()
                && !shown.isEmpty()
                && known.stream().noneMatch(one -> shown.stream().anyMatch(other -> isSame(one, other)));
    }

    /** A fraction may be written out with as many decimals as its author liked. */
    private static boolean isSame(BigDecimal one, BigDecimal other) {
        if (one.compareTo(other) == 0) {
            return true;
        }
        boolean shorter = one.precision() < other.precision();
        BigDecimal few = shorter ? one : other;
        BigDecimal many = shorter ? other : one;
        return many.precision() == PRECISION.getPrecision()
                && few.precision() > 2
                && many.subtract(few).abs().compareTo(few.ulp()) < 0;
    }

    private static Set<BigDecimal> numbers(String text) {
        String bare = bare(text);
        Set<BigDecimal> all = new HashSet<>();
        for (Writing writing : Writing.values()) {
            new Reading(writing.plain(bare)).whole().ifPresent(all::add);
        }
        // A percentage may mean the number itself, or its hundredth part.
        if (bare.endsWith("%")) {
            numbers(bare.substring(0, bare.length() - 1)).forEach(number -> {
                all.add(number);
                all.add(number.movePointLeft(2));
            });
        }
        return all;
    }

    /** Returns the text without signs that are there for the eye alone. */
    private static String bare(String text) {
        String bare = text.strip().toLowerCase(Locale.ROOT);
        bare = bare.replaceAll("<sup>([^<]*+)</sup>", "^{$1}").replaceAll("</?[a-z]+(?: [^<>]*+)?/?>", "");
        bare = bare.replaceAll("&(?:thinsp|nbsp|#8239|#160|#8201);", "").replaceAll("&(?:times|middot|sdot);", "*");
        bare = bare.replaceAll("^(?:\\*\\*|__|`)(.*)(?:\\*\\*|__|`)$", "$1");
        bare = WRAPPER.matcher(bare).replaceAll("");
        bare = SPACE.matcher(bare.replace("{,}", ",")).replaceAll(" ").replace("$", "");
        // Digits in a row after a blank belong together in groups of three alone.
        bare = bare.replaceAll("(?<=[0-9]) +(?=[0-9]{3}(?:[^0-9]|$))", "_").replaceAll("(?<=[0-9]) +(?=[0-9])", "?");
        bare = bare.replaceAll("(?<=[0-9])['_](?=[0-9])", "").replace(" ", "");
        bare = TIMES.matcher(bare)
                .replaceAll("*")
                .replace("**", "^")
                .replace("\\%", "%")
                .replace('\u2212', '-');
        bare = bare.replaceAll("(?<=[0-9])x(?=10\\^)", "*")
                .replace("\u4e07", "*10^4")
                .replace("\u4ebf", "*10^8");
        bare = bare.replaceAll("\\\\[dt]?frac\\{([^{}]++)\\}\\{([^{}]++)\\}", "($1)/($2)");
        bare = SUPERSCRIPT.matcher(bare).replaceAll(found -> "^{" + plainDigits(found.group()) + "}");
        return SUFFIX.matcher(bare).replaceAll("");
    }

    private static String plainDigits(String superscripts) {
        StringBuilder digits = new StringBuilder();
        superscripts.chars().forEach(c -> digits.append("0123456789-".charAt(SUPERSCRIPTS.indexOf(c))));
        return digits.toString();
    }

    /** Sums of products of powers of numbers. */
    private static final class Reading {

        private final String text;
        private int at;
        private int nested;

        Reading(String text) {
            this.text = text;
        }

        Optional<BigDecimal> whole() {
            try {
                if (HEXADECIMAL.matcher(text).matches()) {
                    return Optional.of(new BigDecimal(new BigInteger(text.substring(2), 16)));
                }
                BigDecimal number = shifted();
                return at == text.length() ? Optional.of(number) : Optional.empty();
            } catch (ArithmeticException e) {
                return Optional.empty(); // It is no number, or one that nobody writes out.
            }
        }

        private BigDecimal shifted() {
            BigDecimal number = sum();
            while (text.startsWith("<<", at)) {
                at += 2;
                number = bounded(number.multiply(power(BigDecimal.valueOf(2), sum())));
            }
            return number;
        }

        private BigDecimal sum() {
            boolean negative = takes('-');
            BigDecimal sum = negative ? product().negate() : product();
            while (at < text.length() && "+-".indexOf(text.charAt(at)) >= 0) {
                boolean minus = text.charAt(at++) == '-';
                sum = bounded(minus ? sum.subtract(product()) : sum.add(product()));
            }
            return sum;
        }

        private BigDecimal product() {
            BigDecimal product = power();
            while (at < text.length() && "*/".indexOf(text.charAt(at)) >= 0) {
                boolean over = text.charAt(at++) == '/';
                BigDecimal next = power();
                product = bounded(over ? product.divide(next, PRECISION) : product.multiply(next));
            }
            return product;
        }

        private BigDecimal power() {
            BigDecimal base = atom();
            return takes('^') ? power(base, takes('-') ? power().negate() : power()) : base;
        }

        private static BigDecimal power(BigDecimal base, BigDecimal exponent) {
            int times = exponent.intValueExact();
            if (Math.abs(times) > MOST_EXPONENT) {
                throw new ArithmeticException("a large exponent");
            }
            BigDecimal power = bounded(bounded(base).pow(Math.abs(times)));
            return times < 0 ? BigDecimal.ONE.divide(power, PRECISION) : power;
        }

        private BigDecimal atom() {
            for (String pair : List.of("{}", "()")) {
                if (takes(pair.charAt(0))) {
                    if (++nested > MOST_NESTED) {
                        throw new ArithmeticException("too deep");
                    }
                    BigDecimal inner = shifted();
                    if (!takes(pair.charAt(1))) {
                        throw new ArithmeticException("not closed");
                    }
                    nested--;
                    return inner;
                }
            }
            return number();
        }

        private BigDecimal number() {
            Matcher number = NUMBER.matcher(text).region(at, text.length());
            if (number.lookingAt()) {
                at = number.end();
            }
            return YamlMap.decimal(number.group())
                    .map(Reading::bounded)
                    .orElseThrow(() -> new ArithmeticException("no number"));
        }

        private boolean takes(char wanted) {
            if (at < text.length() && text.charAt(at) == wanted) {
                at++;
                return true;
            }
            return false;
        }

        private static BigDecimal bounded(BigDecimal number) {
            if (number.precision() > MOST_DIGITS || Math.abs(number.scale()) > MOST_DIGITS) {
                throw new ArithmeticException("more digits than anybody writes");
            }
            return number.stripTrailingZeros();
        }
    }
}
