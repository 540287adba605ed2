package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.BareSource.has;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.reason.Hint;

/** Slips with types that are too small for what is kept in them, and with what is read into them. */
final class TypeSlips {

    private static final String INDICES = "(?:\\s*+\\[[^\\]]{1,60}+\\])";

    private static final Pattern SIZEOF = Pattern.compile("\\bsizeof\\s*+\\(?\\s*+(\\w++)\\s*+(?!\\[)\\)?");

    private static final Pattern SHORT = Pattern.compile("\\bshort\\s++(?:int\\s++)?(\\w++)\\s*+[\\[;=,]");

    private static final Pattern BOOLS =
            Pattern.compile("(?:\\bbool\\s++|\\bvector\\s*+<\\s*+bool\\s*+>\\s*+>?\\s*+)(\\w++)\\s*+[\\[(;]");

    private static final int MAX_SUMS = 50;

    private static final Pattern ADDED =
            Pattern.compile("\\b((\\w++)(?:\\[\\w++\\])?)\\s*+(?:\\+=|=\\s*+\\1\\s*+\\+)\\s*+\\(?\\s*+[A-Za-z]");

    private static final Pattern READS_CHAR = Pattern.compile("\\bscanf\\s*+\\(\\s*+\"%c");

    private static final Pattern READS_OTHER =
            Pattern.compile("\\bscanf\\s*+\\(\\s*+\"[^\"\\\\]{0,40}%(?:l{0,2}[du]|s)\"");

    /** The most places that are looked at: the text is a stranger's. */
    private static final int MAX_FOUND = 100;

    private static final int NEAR = 200;

    private static final Pattern SUMMED =
            Pattern.compile("(?<![.>\\w])(\\w++)\\s*+\\+=\\s*+(\\w++)(?:\\[[^;\\]]{1,30}\\])*+\\s*+;");

    private TypeSlips() {}

    /** Numbers with a point are added up in a whole number. */
    static Optional<Hint> wholeSum(BareSource source) {
        Matcher added = SUMMED.matcher(source.code());
        for (int found = 0; found < MAX_SUMS && added.find(); found++) {
            String value = added.group(2);
            Matcher each = Pattern.compile("\\bfor\\s*+\\(\\s*+(?:const\\s++)?auto\\s*+&{0,2}+\\s*+" + value
                            + "\\s*+:\\s*+(\\w++)\\s*+\\)")
                    .matcher(source.code());
            String holder = each.find() ? each.group(1) : value;
            boolean point = (source.declares("double|float", holder + "\\b")
                            || source.has("\\bvector\\s*+<\\s*+(?:double|float)\\s*+>\\s*+" + holder + "\\b"))
                    && !source.declares(BareSource.WHOLE, value + "\\b");
            if (point && source.isWhole(added.group(1))) {
                return Optional.of(source.at(Hint.of("sum-whole", "name", added.group(1)), added.start()));
            }
        }
        return Optional.empty();
    }

    /** The size of a parameter that is a pointer. */
    static Optional<Hint> sizeOf(BareSource source) {
        for (BareSource.Function function : source.functions()) {
            Matcher size = SIZEOF.matcher(function.body());
            while (size.find()) {
                String name = size.group(1);
                boolean pointer = has(function.parameters(), "\\*\\s*+" + name + "\\b|\\b" + name + "\\s*+\\[");
                if (pointer) {
                    int index = source.code().indexOf(function.body(), function.start()) + size.start();
                    return Optional.of(source.at(Hint.of("cpp-sizeof-pointer"), index));
                }
            }
        }
        return Optional.empty();
    }

    /** Counts and sums in a short. */
    static Optional<Hint> shorts(BareSource source) {
        Matcher small = SHORT.matcher(source.code());
        for (int found = 0; found < MAX_FOUND && small.find(); found++) {
            String name = small.group(1);
            if (source.has("\\b" + name + INDICES + "*+\\s*+(?:\\+\\+|\\+=)|\\+\\+\\s*+" + name + "\\b")) {
                return Optional.of(source.at(Hint.of("short-too-small", "name", name), small.start()));
            }
        }
        return Optional.empty();
    }

    /** Numbers that are counted up in an array of truths. */
    static Optional<Hint> bools(BareSource source) {
        Matcher bools = BOOLS.matcher(source.code());
        for (int found = 0; found < MAX_FOUND && bools.find(); found++) {
            String name = bools.group(1);
            Matcher counts = Pattern.compile(
                            "\\b" + name + INDICES + "++\\s*+=\\s*+\\w++" + INDICES + "*+\\s*+\\+\\s*+1\\s*+;")
                    .matcher(source.code());
            if (counts.find() && !source.declares("int|long|ll", name + "\\s*+\\[")) {
                return Optional.of(source.at(Hint.of("bool-number", "name", name), counts.start()));
            }
        }
        return Optional.empty();
    }

    /** A letter that is moved first and asked then whether it is beyond z. */
    static Optional<Hint> letters(BareSource source) {
        Matcher added = ADDED.matcher(source.code());
        for (int found = 0; found < MAX_FOUND && added.find(); found++) {
            String letter = added.group(1);
            String name = added.group(2);
            int end = Math.min(added.end() + NEAR, source.code().length());
            boolean then = has(
                    source.code().substring(added.end(), end), "^[^{}]*" + Pattern.quote(letter) + "\\s*+>\\s*+\"\"");
            boolean text = source.declares(letter.equals(name) ? "char" : "char|string", name + "\\b");
            if (then && text && !source.declares("int|unsigned", name + "\\b")) {
                return Optional.of(source.at(Hint.of("char-too-small", "name", letter), added.start()));
            }
        }
        return Optional.empty();
    }

    /** A single character that is read after something that stands on a line of its own. */
    static Optional<Hint> lineEnd(BareSource source) {
        Matcher reads = READS_CHAR.matcher(source.quoted());
        boolean after = READS_OTHER.matcher(source.quoted()).find();
        return reads.find() && after && !source.has("\\bgetchar\\b|\\bgetc\\b|\\bgets\\b|\\bgetline\\b")
                ? Optional.of(
                        Hint.of("char-reads-line-end").with("line", BareSource.lineOf(source.quoted(), reads.start())))
                : Optional.empty();
    }
}
