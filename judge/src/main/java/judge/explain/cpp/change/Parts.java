package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import judge.cpp.Fragment;
import judge.cpp.Token;
import judge.explain.cpp.change.Part.Kind;

/**
 * Finds the parts of a source. It knows as much of the language as people write in contests; what it does not know is
 * passed over.
 */
final class Parts {

    private static final Set<String> TYPES =
            Set.of(("int long double char bool string auto const unsigned float short vector ll LL size_t static "
                            + "map set pair queue stack deque std struct register priority_queue i64")
                    .split(" "));

    private static final Set<String> PASSED = Set.of("struct", "class", "using", "typedef", "union", "enum", "goto");

    /** The signs in a template's list of types, names aside. */
    private static final Pattern IN_TYPE = Pattern.compile("[<>,*&0-9]|>>|::");

    private static final int MAX_DEPTH = 60;

    private final Fragment code;
    private final List<Token> tokens;
    private final List<Part> parts = new ArrayList<>();
    /** The names that are declared together with a name: members, and things outside of functions. */
    private final Map<String, Set<String>> common = new HashMap<>();

    private Map<String, Set<String>> twins = new HashMap<>();

    /** Names that loops of the function count with. */
    private final Set<String> loops = new HashSet<>();

    private Set<String> local = new HashSet<>();
    private Set<String> visible = new HashSet<>();
    private String function = "";
    private int depth;

    private Parts(Fragment code) {
        this.code = code;
        tokens = code.tokens();
    }

    static List<Part> of(Fragment code) {
        Parts parts = new Parts(code);
        parts.outside();
        return parts.parts;
    }

    private String at(int index) {
        return index >= 0 && index < tokens.size() ? tokens.get(index).text() : "";
    }

    private void outside() {
        Globals.declaredTogether(tokens, TYPES).forEach(this::together);
        common.putAll(twins);
        int i = 0;
        while (i < tokens.size()) {
            if (at(i).equals("{") && Set.of("struct", "class").contains(at(i - 2))) {
                members(i + 1, closing(i));
            }
            if (at(i).equals("{") && (at(i - 1).equals(")") || at(i - 1).equals("const"))) {
                i = body(i);
            } else if (at(i).equals("{") && at(i - 1).equals("=")) {
                i = closing(i) + 1;
            } else {
                i++;
            }
        }
    }

    /** A function's; the index after it. */
    private int body(int open) {
        twins = new HashMap<>(common);
        local = new HashSet<>();
        visible = new HashSet<>();
        loops.clear();
        int from = open;
        while (from > 0 && !at(from).equals("(")) {
            from--;
        }
        function = at(from - 1);
        parameters(from + 1, open);
        int end = closing(open);
        parts.add(part(Kind.BODY, open, end + 1));
        int i = open + 1;
        while (i < end) {
            i = Math.max(i + 1, statement(i));
        }
        return end + 1;
    }

    /** Collects the members of a struct that are declared together, with a point before each. */
    private void members(int from, int end) {
        Set<String> names = new HashSet<>();
        for (int i = from; i < end; i++) {
            if (at(i).equals("{") || at(i).equals("(")) {
                i = closing(i);
            } else if (tokens.get(i).isName()
                    && (at(i + 1).equals(",") || at(i + 1).equals(";"))) {
                names.add(at(i));
            }
        }
        together(names);
        common.putAll(twins.entrySet().stream()
                .collect(Collectors.toMap(entry -> "." + entry.getKey(), Map.Entry::getValue, (one, other) -> one)));
        twins = new HashMap<>();
    }

    private void parameters(int from, int end) {
        Map<String, Set<String>> byType = new HashMap<>();
        for (int i = from + 1; i < end; i++) {
            if (tokens.get(i).isName() && (at(i + 1).equals(",") || at(i + 1).equals(")"))) {
                byType.computeIfAbsent(at(i - 1), type -> new HashSet<>()).add(at(i));
                local.add(at(i));
                visible.add(at(i));
            }
        }
        byType.values().forEach(this::together);
    }

    private void together(Set<String> names) {
        for (String name : names) {
            Set<String> others = twins.computeIfAbsent(name, key -> new HashSet<>());
            others.addAll(names);
            others.remove(name);
        }
    }

    /** The bracket that closes the one there. */
    private int closing(int open) {
        int nested = 0;
        for (int i = open; i < tokens.size(); i++) {
            String text = at(i);
            nested += text.equals("{") || text.equals("(") || text.equals("[")
                    ? 1
                    : text.equals("}") || text.equals(")") || text.equals("]") ? -1 : 0;
            if (nested == 0) {
                return i;
            }
        }
        return tokens.size() - 1;
    }

    private int opening(int close, String opens, String closes) {
        int nested = 0;
        for (int i = close; i > 0; i--) {
            nested += at(i).equals(closes) ? 1 : at(i).equals(opens) ? -1 : 0;
            if (nested == 0) {
                return i;
            }
        }
        return 0;
    }

    /** The first of the sign that is in no brackets, or the end. */
    private int next(String sign, int from, int end) {
        int i = from;
        while (i < end && !at(i).equals(sign)) {
            i = at(i).equals("{") || at(i).equals("(") || at(i).equals("[") ? closing(i) + 1 : i + 1;
        }
        return Math.min(i, end);
    }

    private Part part(Kind kind, int from, int end) {
        return part(kind, from, end, List.of());
    }

    private Part part(Kind kind, int from, int end, List<Fragment> tail) {
        return new Part(kind, code.part(from, end), tail, function, twins, local, Set.copyOf(visible));
    }

    private void add(Kind kind, int from, int end) {
        if (from < end && !at(from).equals("{") && !hasStatements(from, end)) {
            parts.add(part(kind, from, end));
        }
    }

    /** Tells whether there are braces that do not hold values. */
    private boolean hasStatements(int from, int end) {
        return IntStream.range(from, end)
                .filter(i -> at(i).equals("{"))
                .anyMatch(i -> !"(,={".contains(at(i - 1)) && !tokens.get(i - 1).isName());
    }

    private void whole(Kind kind, int from, int end) {
        if (end <= tokens.size() && (at(end - 1).equals(";") || at(end - 1).equals("}"))) {
            parts.add(part(kind, from, end));
        }
    }

    /** The index after it. */
    private int statement(int i) {
        if (depth > MAX_DEPTH) {
            return tokens.size();
        }
        depth++;
        int end = inner(i);
        depth--;
        return end;
    }

    private int inner(int i) {
        return switch (at(i)) {
            case "{" -> block(i);
            case "if" -> branch(i);
            case "while", "switch" -> repeated(i);
            case "for" -> loop(i);
            case "else", "do" -> statement(i + 1);
            case "case", "default" -> next(":", i, tokens.size()) + 1;
            case "return" -> {
                int end = next(";", i, tokens.size());
                add(Kind.RETURN, i, end + 1);
                yield end + 1;
            }
            default -> simple(i);
        };
    }

    private int branch(int i) {
        int close = closing(i + 1);
        add(Kind.CONDITION, i + 2, close);
        int end = nested(i, close);
        end = at(end).equals("else") ? statement(end + 1) : end;
        whole(Kind.IF, i, end);
        return end;
    }

    private int repeated(int i) {
        int close = closing(i + 1);
        boolean loop = at(i).equals("while");
        if (loop) {
            add(Kind.CONDITION, i + 2, close);
        }
        int end = nested(i, close);
        if (loop && end > close + 2) {
            whole(Kind.LOOP, i, end);
        }
        return end;
    }

    private int block(int open) {
        int end = closing(open);
        Set<String> outside = visible;
        visible = new HashSet<>(outside);
        int i = open + 1;
        while (i < end) {
            i = Math.max(i + 1, statement(i));
        }
        visible = outside;
        return end + 1;
    }

    /** Reads the statement that is repeated or done on a condition. */
    private int nested(int word, int close) {
        if (!at(word).equals("if") && at(close + 1).equals("{")) {
            parts.add(part(Kind.BODY, close + 1, closing(close + 1) + 1));
        }
        return statement(close + 1);
    }

    private int loop(int i) {
        int close = closing(i + 1);
        int first = next(";", i + 2, close);
        int second = next(";", first + 1, close);
        if (first < close && second < close && second > first + 1 && second + 1 < close) {
            parts.add(part(
                    Kind.HEAD,
                    i + 2,
                    close,
                    List.of(code.part(i + 2, first), code.part(first + 1, second), code.part(second + 1, close))));
        }
        Set<String> outside = visible;
        visible = new HashSet<>(outside);
        int colon = next(":", i + 2, close);
        declared(i + 2, Math.min(first, colon));
        int end = nested(i, close);
        visible = outside;
        whole(Kind.LOOP, i, end);
        return end;
    }

    private int simple(int i) {
        int end = next(";", i, tokens.size());
        if (PASSED.contains(at(i)) || end >= tokens.size()) {
            return end + 1;
        }
        for (int j = i; j < end; j++) {
            if (at(j).equals("{") && at(j - 1).equals(")")) {
                return block(j); // A function without a name.
            }
        }
        boolean names = tokens.get(i).isName() && typeEnd(i, end) > i;
        if (TYPES.contains(at(i)) || names) {
            declared(i, end);
        } else {
            add(Kind.STATEMENT, i, end + 1);
        }
        return end + 1;
    }

    /** Returns the index after a user's own type that stands before a name; the same index where there is none. */
    private int typeEnd(int from, int end) {
        int i = from + 1;
        if (at(i).equals("<")) {
            int open = 0;
            for (; i < end && (tokens.get(i).isName() || IN_TYPE.matcher(at(i)).matches()); i++) {
                open += at(i).equals("<") ? 1 : at(i).equals(">") ? -1 : at(i).equals(">>") ? -2 : 0;
                if (open <= 0) {
                    break;
                }
            }
            i++;
        }
        while (at(i).equals("::") && i + 2 < end) {
            i += 2;
        }
        boolean pointer = at(i).equals("*") || at(i).equals("&");
        int name = pointer ? i + 1 : i;
        boolean declares = name < end && tokens.get(name).isName() && i > from;
        return declares && (!pointer || at(name + 1).equals("=")) ? i : from;
    }

    /** The values that a container is made with, such as its size; whether it is one. */
    private boolean made(int from, int close) {
        int open = opening(close, "(", ")");
        boolean name = open - 1 > from - 1 && tokens.get(open - 1).isName() && open + 1 < close;
        if (!name || (TYPES.contains(at(open + 1)) && !at(open + 2).equals("<"))) {
            return name;
        }
        int i = open + 1;
        while (i < close) {
            int comma = next(",", i, close);
            if (comma > i && !tokens.subList(i, comma).stream().anyMatch(token -> token.is("<"))) {
                add(Kind.INITIAL, i, comma);
            }
            i = comma + 1;
        }
        return true;
    }

    /** Variables that are declared: their first values, and that they belong together. */
    private void declared(int from, int end) {
        boolean loop = at(from - 2).equals("for");
        Set<String> names = new HashSet<>();
        int i = from;
        while (i < end) {
            int comma = next(",", i, end);
            int equal = next("=", i, comma);
            name(from, end, i, comma, equal).ifPresent(names::add);
            visible.addAll(names);
            local.addAll(names);
            if (equal + 1 < comma && !loop) {
                add(Kind.INITIAL, equal + 1, comma);
            }
            i = comma + 1;
        }
        if (end + 1 < tokens.size() && from > 1 && loop) {
            names.addAll(loops);
            loops.addAll(names);
        }
        together(names);
    }

    /** The variable that is declared between one comma and the next. */
    private Optional<String> name(int from, int end, int i, int comma, int equal) {
        int name = equal < comma ? equal - 1 : comma - 1;
        while (name > from && at(name).equals("]")) {
            name = opening(name, "[", "]") - 1;
        }
        if (name > from && tokens.get(name).isName() && !TYPES.contains(at(name))) {
            return Optional.of(at(name));
        }
        if (at(name).equals(")") && made(i, comma - 1)) {
            return Optional.of(at(opening(comma - 1, "(", ")") - 1));
        }
        return i > from && i < end && tokens.get(i).isName() ? Optional.of(at(i)) : Optional.empty();
    }
}
