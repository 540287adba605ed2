package judge.explain.cpp.rule;

import java.util.Collection;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.reason.Hint;

/** Loops that end only where two numbers are nearer to each other than such large ones as the input has can be. */
public final class NearnessSlips {

    private static final Pattern SMALL = Pattern.compile("\\bwhile\\s*+\\(\\s*+(?:(?:std::)?f?abs\\s*+\\(\\s*+)?"
            + "(\\w++)\\s*+-\\s*+(\\w++)\\s*+\\)?\\s*+>=?\\s*+([\\w.]++(?:-\\d++)?)\\s*+\\)");

    private static final Pattern LEAVES = Pattern.compile("\\b(?:break|return|goto)\\b");

    private static final Pattern NUMBER = Pattern.compile("(?<![\\w.])\\d{1,18}+(?![\\w])");

    private static final String VALUE = "([0-9.]++(?:e-\\d++)?)";

    private static final int MAX_LOOPS = 50;
    private static final int MAX_NUMBERS = 400_000;

    private NearnessSlips() {}

    /**
     * The first of them.
     *
     * @param input on which the program is too slow
     */
    public static Optional<Hint> hint(Collection<String> texts, String input) {
        return BareSource.all(texts)
                .filter(source -> SMALL.matcher(source.code()).find())
                .flatMap(source -> hint(source, input).stream())
                .findFirst();
    }

    private static Optional<Hint> hint(BareSource source, String input) {
        Matcher loop = SMALL.matcher(source.code());
        double apart = Math.ulp(largest(input));
        for (int loops = 0; loops < MAX_LOOPS && loop.find(); loops++) {
            boolean numbers = source.declares("double", loop.group(1) + "\\b")
                    && source.declares("double", loop.group(2) + "\\b");
            double distance = distance(source, loop.group(3));
            if (numbers
                    && distance > 0
                    && distance < apart
                    && !LEAVES.matcher(source.body(loop.end())).find()) {
                return Optional.of(source.at(Hint.of("doubles-unequal"), loop.start()));
            }
        }
        return Optional.empty();
    }

    /** 0 where it is not known. */
    private static double distance(BareSource source, String written) {
        if (written.matches(VALUE)) {
            return number(written);
        }
        Matcher constant = Pattern.compile("\\b" + Pattern.quote(written) + "\\s*+=?\\s*+" + VALUE)
                .matcher(source.code());
        return constant.find() ? number(constant.group(1)) : 0;
    }

    private static double number(String written) {
        try {
            return Double.parseDouble(written);
        } catch (NumberFormatException e) {
            return 0; // Such as 1.2.3, which is none.
        }
    }

    private static double largest(String input) {
        return NUMBER.matcher(input)
                .results()
                .limit(MAX_NUMBERS)
                .mapToDouble(one -> Double.parseDouble(one.group()))
                .max()
                .orElse(0);
    }
}
