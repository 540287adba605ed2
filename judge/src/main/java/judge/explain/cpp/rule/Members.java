package judge.explain.cpp.rule;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cause.Cause.Trouble;
import judge.reason.Hint;

/** Functions that one container has and another has not, and what that one calls them. */
final class Members {

    private static final Pattern NO_MEMBER =
            Pattern.compile("^(?:'[^']*' \\{aka )?'(?:class |struct )?(?:const )?std::(?:__cxx11::)?(\\w+)"
                    + "(?:<.*>)?'(?: \\{aka '[^}]*\\}|\\})? has no member named '(\\w+)'");

    /** Types, names that they have not, what they have: patterns as a whole. The first line that fits counts. */
    private static final List<List<String>> TABLE = List.of(
            List.of(
                    "vector|deque|list|basic_string|string",
                    "push|add|append|insert_back|pushback|push_Back",
                    "push_back"),
            List.of("vector|deque|list|basic_string|string", "pop|popback", "pop_back"),
            List.of("vector|deque|list|basic_string|string", "top|last", "back"),
            List.of("vector|deque|list|queue|priority_queue|stack|(unordered_|multi)?(set|map)", "length|len", "size"),
            List.of("basic_string|string", "len|Length", "size"),
            List.of("basic_string|string", "substring|sub|subStr", "substr"),
            List.of("basic_string|string", "indexOf|index|search", "find"),
            List.of("basic_string|string", "charAt", "s[i]"),
            List.of("basic_string|string", "equals|equal", "=="),
            List.of("vector|deque|basic_string|string", "sort", "sort(v.begin(), v.end())"),
            List.of("vector|deque|basic_string|string", "reverse", "reverse(v.begin(), v.end())"),
            List.of("vector|deque", "find", "find(v.begin(), v.end(), x)"),
            List.of("stack|priority_queue", "front|back|peek", "top"),
            List.of("queue", "top|peek", "front"),
            List.of("queue|priority_queue|stack", "push_back|push_front|add|insert|enqueue|offer", "push"),
            List.of("queue|priority_queue|stack", "pop_front|pop_back|poll|dequeue", "pop"),
            List.of("(unordered_)?(multi)?set", "push|push_back|add", "insert"),
            List.of("(unordered_)?(multi)?(set|map)", "remove|pop|delete", "erase"),
            List.of("(unordered_)?(multi)?(set|map)", "containsKey|exist|exists|has", "count"),
            List.of("(unordered_)?map", "push|push_back|add|put", "insert, or m[key] = value"),
            List.of("(multi)?set", "top|front", "*s.begin()"),
            List.of("pair", "\\w+", "first and second"),
            List.of(
                    "vector|deque|list|queue|priority_queue|stack|(unordered_|multi)?(set|map)",
                    "isEmpty|Empty",
                    "empty"));

    private Members() {}

    static Optional<Hint> hint(Trouble trouble) {
        Matcher missing = NO_MEMBER.matcher(trouble.message());
        if (!trouble.kind().equals("error") || !missing.find()) {
            return Optional.empty();
        }
        if (missing.group(1).matches("(?:unordered_)?(?:multi)?(?:set|map)")
                && missing.group(2).equals("contains")) {
            return Optional.of(Hint.of("cpp-newer-contains"));
        }
        return TABLE.stream()
                .filter(line -> missing.group(1).matches(line.get(0))
                        && missing.group(2).matches(line.get(1)))
                .findFirst()
                .map(line -> Hint.of("cpp-other-member", "name", missing.group(2), "wanted", line.get(2)));
    }
}
