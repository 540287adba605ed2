package judge.explain.cpp.rule;

import java.util.List;
import java.util.Map;
import java.util.function.DoubleBinaryOperator;
import judge.cpp.Fragment;

/**
 * The values of expressions of numbers and constants, as they stand in the sizes of arrays.
 *
 * @param constants what names stand for
 * @param known values of further names, which count first
 */
record ConstantValue(Map<String, Fragment> constants, Map<String, Double> known) {

    private static final Map<String, DoubleBinaryOperator> SIGNS =
            Map.of("+", Double::sum, "-", (one, other) -> one - other, "*", (one, other) -> one * other);

    /** The most tokens of an expression, and steps into another one: the text is a stranger's. */
    private static final int LONGEST = 20;

    private static final int DEEPEST = 6;

    /** Returns the value; not a number where it is not known. */
    double of(Fragment expression) {
        return of(expression, 0);
    }

    private double of(Fragment code, int depth) {
        if (depth > DEEPEST || code.size() > LONGEST) {
            return Double.NaN;
        }
        for (String sign : List.of("+", "-", "*")) {
            List<Fragment> parts = code.split(sign);
            if (parts.size() > 1) {
                return parts.stream()
                        .mapToDouble(part -> of(part, depth + 1))
                        .reduce(SIGNS.get(sign))
                        .orElse(0);
            }
        }
        if (code.isEmpty()) {
            return 0; // What is before the sign of a number.
        }
        boolean enclosed = code.at(code.from()).equals("(") && code.partner(code.from()) == code.to() - 1;
        return enclosed ? of(code.part(code.from() + 1, code.to() - 1), depth + 1) : one(code, depth);
    }

    private double one(Fragment code, int depth) {
        String word = code.text();
        if (known.containsKey(word)) {
            return known.get(word);
        }
        return constants.containsKey(word) ? of(constants.get(word), depth + 1) : number(word);
    }

    /** The value of a number as it is written in a source. */
    private static double number(String written) {
        String plain = written.replace("'", "");
        try {
            return plain.matches("0[xX][0-9a-fA-F]{1,15}[uUlL]*")
                    ? Long.decode(plain.replaceAll("[uUlL]+", ""))
                    : Double.parseDouble(plain.replaceAll("(?<=[0-9.])[uUlLfF]+$", ""));
        } catch (NumberFormatException e) {
            return Double.NaN; // Such as 1.2.3, or a name.
        }
    }
}
