package judge.explain.cpp.rule;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import judge.explain.said.WordLists;
import judge.reason.Hint;

/** Functions that one container has and another has not, and what that one calls them. */
final class Members {

    private static final Pattern NO_MEMBER =
            Pattern.compile("^(?:'[^']*' \\{aka )?'(?:class |struct )?(?:const )?std::(?:__cxx11::)?(\\w+)"
                    + "(?:<.*>)?'(?: \\{aka '[^}]*\\}|\\})? has no member named '(\\w+)'");

    /** Types and names that they have not, patterns as a whole, with what they have: the first that fits counts. */
    private static final Map<String, String> TABLE = new WordLists("cpp").pairs("members");

    private Members() {}

    static Optional<Hint> hint(Complaint said) {
        return said.find(NO_MEMBER).flatMap(missing -> hint(missing.group(1), missing.group(2)));
    }

    private static Optional<Hint> hint(String type, String member) {
        if (type.matches("(?:unordered_)?(?:multi)?(?:set|map)") && member.equals("contains")) {
            return Optional.of(Hint.of("cpp-newer-contains"));
        }
        String asked = type + " " + member;
        return TABLE.entrySet().stream()
                .filter(line -> asked.matches("(?:" + line.getKey().replace(" ", ") (?:") + ")"))
                .findFirst()
                .map(line -> Hint.of("cpp-other-member", "name", member, "wanted", line.getValue()));
    }
}
