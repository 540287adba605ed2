package judge.message;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A sentence with gaps, as the message bundles have it. {@code {name}} is filled with the parameter of that name. A
 * part in square brackets is left out where one of its parameters is missing, empty or zero: there is no line to name,
 * or the answer is not to be shown. Brackets with no gap in them are text.
 */
record Sentence(String pattern) {

    private static final Pattern GAP = Pattern.compile("\\{([A-Za-z]+)}");
    private static final Pattern OPTIONAL = Pattern.compile("\\[([^\\[\\]]*\\{[A-Za-z]+}[^\\[\\]]*)]");

    /** The names of all gaps. */
    Set<String> gaps() {
        Set<String> names = new LinkedHashSet<>();
        Matcher gap = GAP.matcher(pattern);
        while (gap.find()) {
            names.add(gap.group(1));
        }
        return names;
    }

    /** The names of the gaps that must be filled. */
    Set<String> requiredGaps() {
        return new Sentence(OPTIONAL.matcher(pattern).replaceAll("")).gaps();
    }

    String fill(Map<String, Object> parameters, BiFunction<String, Object, String> shown) {
        String chosen = OPTIONAL.matcher(pattern).replaceAll(part -> {
            Set<String> names = new Sentence(part.group(1)).gaps();
            return names.stream().allMatch(name -> says(parameters.get(name)))
                    ? Matcher.quoteReplacement(part.group(1))
                    : "";
        });
        return GAP.matcher(chosen).replaceAll(gap -> {
            Object value = parameters.get(gap.group(1));
            return Matcher.quoteReplacement(value == null ? "?" : shown.apply(gap.group(1), value));
        });
    }

    private static boolean says(@Nullable Object value) {
        return value != null && !"".equals(value) && !(value instanceof Number number && number.doubleValue() == 0);
    }
}
