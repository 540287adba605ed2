package judge.problem;

import java.util.Optional;
import java.util.regex.Pattern;

/** The patterns of {@code submissions.yaml}: a star for any part of a file name, and alternatives in braces. */
final class Glob {

    /** The most stars in a pattern: matching takes time that grows exponentially with their number. */
    private static final int MAX_STARS = 5;

    private Glob() {}

    /** Whether the pattern matches a path with slashes or one of the folders that it lies in. */
    static boolean matchesPathOrParent(String glob, String path) {
        Pattern pattern = Pattern.compile(regex(glob));
        for (int end = path.length(); end > 0; end = path.lastIndexOf('/', end - 1)) {
            if (pattern.matcher(path.substring(0, end)).matches()) {
                return true;
            }
        }
        return false;
    }

    /** Whether a path is of the pattern itself. */
    static boolean matches(String glob, String path) {
        return Pattern.compile(regex(glob)).matcher(path).matches();
    }

    /** What is wrong with a pattern, if anything. */
    static Optional<String> fault(String glob) {
        if (glob.contains("**") || glob.contains("[") || glob.contains("?")) {
            return Optional.of("has **, [ or ? in it, which are not supported: only * and {a,b} are");
        }
        if (glob.length() > 200 || glob.chars().filter(c -> c == '*').count() > MAX_STARS) {
            return Optional.of("is longer than 200 characters or has more than " + MAX_STARS + " stars");
        }
        int depth = 0;
        for (int i = 0; i < glob.length() && depth >= 0; i++) {
            depth += nesting(glob.charAt(i));
        }
        return depth == 0 ? Optional.empty() : Optional.of("has braces that do not match");
    }

    private static String regex(String glob) {
        StringBuilder regex = new StringBuilder();
        int depth = 0;
        for (int i = 0; i < glob.length(); i++) {
            char c = glob.charAt(i);
            depth += nesting(c);
            switch (c) {
                case '*' -> regex.append("[^/]*");
                case '{' -> regex.append("(?:");
                case '}' -> regex.append(')');
                case ',' -> regex.append(depth > 0 ? "|" : ",");
                case ' ' -> regex.append(depth > 0 ? "" : " "); // No name has one.
                default -> regex.append(Pattern.quote(String.valueOf(c)));
            }
        }
        return regex.toString();
    }

    private static int nesting(char c) {
        return c == '{' ? 1 : c == '}' ? -1 : 0;
    }
}
