package judge.language.gnu.compile;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The standard headers that a source in C++ includes before anything else. Nothing stands before them that they could
 * depend on, and the standard lets them come in any order: whoever has them included first, by an option, has the same
 * program compiled.
 */
final class LeadingHeaders {

    /** All at once. */
    static final String ALL = "bits/stdc++.h";

    private static final Pattern INCLUDE =
            Pattern.compile("[ \\t]*#[ \\t]*include[ \\t]*<(?<name>[a-z0-9_./+]+)>[ \\t]*(?://.*)?", Pattern.DOTALL);

    /**
     * Parts of a source that would need more thought: lines that go on, other ways to write characters, other ends of
     * lines.
     */
    private static final Pattern ODD = Pattern.compile("\\\\|\\?\\?|\\r(?!\\z)|[\\x00\\x0b\\x0c\\x1c-\\x1f]");

    private static final String BYTE_ORDER_MARK = "\u00ef\u00bb\u00bf";

    private static final Set<String> STANDARD = Set.of(
            (ALL + " algorithm array bitset cassert cctype cerrno cfloat chrono cinttypes climits cmath complex cstddef"
                            + " cstdint cstdio cstdlib cstring ctime deque exception forward_list fstream functional"
                            + " initializer_list iomanip ios iosfwd iostream istream iterator limits list map memory"
                            + " new numeric optional ostream queue random ratio regex set sstream stack stdexcept"
                            + " streambuf string string_view tuple type_traits typeinfo unordered_map unordered_set"
                            + " utility valarray vector assert.h ctype.h errno.h float.h inttypes.h limits.h math.h"
                            + " stddef.h stdint.h stdio.h stdlib.h string.h time.h")
                    .split(" ", -1));

    private LeadingHeaders() {}

    /**
     * Returns the headers in the order in which they are included; none of those that come after anything that is not
     * plain.
     */
    static Set<String> of(byte[] source) {
        Set<String> headers = new LinkedHashSet<>();
        String text = new String(source, StandardCharsets.ISO_8859_1);
        boolean comment = false;
        int start = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length() : 0;
        while (start < text.length()) {
            int end = text.indexOf('\n', start);
            String line = text.substring(start, end < 0 ? text.length() : end);
            if (ODD.matcher(line).find()) {
                return headers;
            }
            line = line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
            start = end < 0 ? text.length() : end + 1;
            if (comment || line.stripLeading().startsWith("/*")) {
                int from = comment ? 0 : line.indexOf("/*") + 2;
                int close = line.indexOf("*/", from);
                comment = close < 0;
                if (close >= 0 && !isBlank(line.substring(close + 2))) {
                    return headers;
                }
            } else if (!isBlank(line)) {
                Matcher include = INCLUDE.matcher(line);
                if (!include.matches() || !STANDARD.contains(include.group("name"))) {
                    return headers;
                }
                headers.add(include.group("name"));
            }
        }
        return headers;
    }

    private static boolean isBlank(String line) {
        return line.isBlank() || line.stripLeading().startsWith("//");
    }
}
