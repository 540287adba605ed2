package judge.explain.cpp.rule;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The variable that the address sanitizer names. */
final class AddressText {

    /**
     * A variable of a frame with the offsets of its beginning and end; an access is often beyond one variable and
     * before the next.
     */
    private static final Pattern LOCAL = Pattern.compile("^ +\\[\\d{1,9}, (\\d{1,9})\\) '([^']{1,60})' \\(line \\d+\\)"
            + "(?: <== Memory access at offset (\\d{1,9}) (?:is inside|(?:partially )?(over|under)flows)"
            + " this variable)?");

    private static final Pattern GLOBAL = Pattern.compile("is located (?:(\\d{1,9}) bytes )?"
            + "(?:to the (?:left|right) of|inside of|before|after) global variable '([^']{1,60})' defined");

    private AddressText() {}

    /** The variable that the address sanitizer names; empty where it names none. */
    static String variable(List<String> said) {
        return local(said).or(() -> nearestGlobal(said)).orElse("");
    }

    /**
     * Returns the variable that the access ran out of: where it hit the bytes before a variable, the one that ends just
     * there.
     */
    private static Optional<String> local(List<String> said) {
        Map<Long, String> ends = new HashMap<>();
        for (String line : said) {
            Matcher local = LOCAL.matcher(line);
            if (!local.find()) {
                continue;
            }
            if (local.group(3) == null) {
                ends.put(Long.parseLong(local.group(1)), local.group(2));
                continue;
            }
            boolean under = "under".equals(local.group(4));
            String before = ends.getOrDefault(Long.parseLong(local.group(3)), "");
            return Optional.of(under && !before.isEmpty() ? before : local.group(2));
        }
        return Optional.empty();
    }

    private static Optional<String> nearestGlobal(List<String> said) {
        String nearest = "";
        long least = Long.MAX_VALUE;
        for (String line : said) {
            Matcher global = GLOBAL.matcher(line);
            if (global.find()) {
                long distance = global.group(1) == null ? 0 : Long.parseLong(global.group(1));
                nearest = distance < least ? global.group(2) : nearest;
                least = Math.min(least, distance);
            }
        }
        return Optional.of(nearest).filter(name -> !name.isEmpty());
    }
}
