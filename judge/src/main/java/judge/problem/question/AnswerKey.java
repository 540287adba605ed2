package judge.problem.question;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import judge.problem.yaml.YamlMap;

/**
 * The key to the answers of one question.
 *
 * @param right ids of options, numbers or texts: of a choice of several all that are right together, of what is filled
 *     in each by itself
 * @param rule the rule of the kind: {@link #NONE}, {@link #HALF} or {@link #SHARE} of a choice of several, a tolerance
 *     of a number, what is ignored of a text; else empty
 */
public record AnswerKey(Kind kind, List<String> right, String rule) {

    /** The rule that nothing is earned but for all that is right. */
    static final String NONE = "none";

    /** The rule that a part of what is right, and nothing wrong, earns half of the points. */
    static final String HALF = "half";

    /** The rule that each right option earns its share, and each wrong one takes as much away. */
    static final String SHARE = "share";

    static final String CASE = "case";
    static final String BLANKS = "blanks";

    /** Characters of full width, as keyboards for Chinese write them, stand so far behind those of ASCII. */
    private static final int FULL_WIDTH = 0xFEE0;

    /** The kinds of questions. */
    public enum Kind {
        /** One option is right. */
        ONE,
        /** Several options may be right. */
        SEVERAL,
        /** A number is filled in. */
        NUMBER,
        /** A text is filled in. */
        TEXT;

        /** The word for it in a package. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Tells whether an answer is one of the question's options, or several. */
        public boolean isChoice() {
            return this == ONE || this == SEVERAL;
        }
    }

    public AnswerKey {
        right = List.copyOf(right);
    }

    /** The key that these arguments of a checker and this answer of a test case say. */
    public static AnswerKey of(List<String> arguments, String answer) {
        return new AnswerKey(Kind.valueOf(arguments.get(0)), lines(answer), arguments.get(1));
    }

    /** The arguments of a checker that say the kind and the rule. */
    public List<String> arguments() {
        return List.of(kind.name(), rule);
    }

    /** The answer of a test case, a line each. */
    public String answer() {
        return text(right);
    }

    /** An answer as a text: a line for each part. */
    public static String text(List<String> parts) {
        return parts.isEmpty() ? "" : String.join("\n", parts) + "\n";
    }

    /** The parts of an answer, which are lines of a text. */
    public static List<String> lines(String text) {
        return text.lines().toList();
    }

    /** Returns the part of the points that an answer earns, 0 to 1. */
    public double share(List<String> given) {
        return switch (kind) {
            case ONE -> given.equals(right) ? 1 : 0;
            case SEVERAL -> ofSeveral(new HashSet<>(given));
            case NUMBER -> right.stream().anyMatch(one -> isNear(one, given)) ? 1 : 0;
            case TEXT -> given.size() == 1
                            && right.stream().anyMatch(one -> same(one).equals(same(given.get(0))))
                    ? 1
                    : 0;
        };
    }

    private double ofSeveral(Set<String> given) {
        long hits = right.stream().filter(given::contains).count();
        long misses = given.size() - hits;
        if (hits == right.size() && misses == 0) {
            return 1;
        }
        return switch (rule) {
            case HALF -> hits > 0 && misses == 0 ? 0.5 : 0;
            case SHARE -> Math.max(0, hits - misses) / (double) right.size();
            default -> 0;
        };
    }

    private boolean isNear(String one, List<String> given) {
        Optional<BigDecimal> number =
                given.size() == 1 ? YamlMap.decimal(halfWidth(given.get(0)).strip()) : Optional.empty();
        return number.isPresent()
                && new BigDecimal(one).subtract(number.get()).abs().compareTo(new BigDecimal(rule)) <= 0;
    }

    /** The text by which answers are compared: blanks around it never count, and several are as one. */
    private String same(String text) {
        String plain = halfWidth(text).strip().replaceAll("\\s+", rule.contains(BLANKS) ? "" : " ");
        return rule.contains(CASE) ? plain.toLowerCase(Locale.ROOT) : plain;
    }

    private static String halfWidth(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        text.chars()
                .map(one -> one == '\u3000' ? ' ' : one >= '\uFF01' && one <= '\uFF5E' ? one - FULL_WIDTH : one)
                .forEach(one -> plain.append((char) one));
        return plain.toString();
    }
}
