package judge.language.gnu.repair;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Changes of functions: what is called in one and forgotten in another, what they answer where there is nothing. */
final class FunctionRewrites {

    private static final Pattern CALLS = Pattern.compile("(\\w++)\\s*+\\(((?:\\s*+[A-Za-z_]\\w*+\\s*+,?)++)\\)\\s*+;");

    private static final Pattern SMALL = Pattern.compile("return\\s++(?:0|1|-1|-?9{1,9})\\s*+;");

    private static final Pattern LEAVES = Pattern.compile("(?s).*\\breturn\\b[^;]*+;\\s*+\\}?\\s*+$");

    private static final Pattern FIRST_KEY = Pattern.compile("\\bif\\s*+\\(\\s*+([^()<>=!&|]{1,60}+)[<>]\\s*+"
            + "([^()<>=!&|]{1,60}+)\\)\\s*+\\{?\\s*+return\\b[^;{}]{1,40}+;"
            + "\\s*+\\}?\\s*+(?:else\\s++)?(?:if\\s*+\\(\\s*+)?$");

    private static final int NEAR = 240;
    private static final int MOST_CALLS = 6;
    private static final int MOST_PLACES = 8;

    private final String source;
    private final List<Part> parts;
    private final PossibleChanges found;

    private FunctionRewrites(String source, List<Part> parts) {
        this.source = source;
        found = new PossibleChanges(source);
        this.parts = parts;
    }

    static List<PossibleChange> of(String source, List<Part> parts) {
        FunctionRewrites rewrites = new FunctionRewrites(source, parts);
        rewrites.forgotten();
        for (Part part : parts) {
            if (part.kind() == Part.Kind.RETURN) {
                rewrites.nothing(part);
            }
            if (part.kind() == Part.Kind.RETURN || part.kind() == Part.Kind.CONDITION) {
                rewrites.second(part);
            }
        }
        return rewrites.found.all();
    }

    /** A function of the source that others begin with, such as one that hands on what is pending in a tree. */
    private void forgotten() {
        Set<String> known = new LinkedHashSet<>();
        for (Part part : parts) {
            Matcher call = CALLS.matcher(found.text(part));
            boolean own = part.kind() == Part.Kind.STATEMENT
                    && call.matches()
                    && !call.group(1).equals(part.function())
                    && CodePatterns.has(source, "\\bvoid\\s++" + call.group(1) + "\\s*+\\(");
            if (own && known.size() < MOST_CALLS && known.add(call.group(1) + call.group(2))) {
                into(
                        call.group(1),
                        Stream.of(call.group(2).split(",", -1))
                                .map(String::strip)
                                .toList());
            }
        }
    }

    private void into(String called, List<String> arguments) {
        Set<String> calling = new LinkedHashSet<>(Set.of(called, "main"));
        parts.stream()
                .filter(part -> part.kind() == Part.Kind.BODY)
                .filter(part -> CodePatterns.has(found.text(part), "\\b" + called + "\\s*+\\("))
                .forEach(part -> calling.add(part.function()));
        String text = called + "(" + String.join(", ", arguments) + ");";
        int places = 0;
        for (Part part : parts) {
            boolean knows = !calling.contains(part.function()) && part.visible().containsAll(arguments);
            if (!knows || places >= MOST_PLACES || !part.isInBraces(source)) {
                continue;
            }
            if (part.kind() == Part.Kind.IF && LEAVES.matcher(found.text(part)).matches()) {
                found.added(1, part.end(), text);
                places++;
            } else if (part.kind() == Part.Kind.STATEMENT || part.kind() == Part.Kind.RETURN) {
                found.added(1, part.start(), text);
                places++;
            }
        }
    }

    /** Replaces a small value that is returned for nothing by one that is smaller or larger than all others. */
    private void nothing(Part part) {
        Matcher type = Pattern.compile(
                        "\\b(int|long long|ll|LL|long|double)\\s++" + Pattern.quote(part.function()) + "\\s*+\\(")
                .matcher(source);
        if (!part.function().equals("main") && SMALL.matcher(found.text(part)).matches() && type.find()) {
            boolean large = !type.group(1).equals("int") || source.contains("#define int ");
            String end = large ? "1000000000000000000LL" : "1000000000";
            found.instead(1, part, "return -" + end + ";");
            found.instead(1, part, "return " + end + ";");
        }
    }

    /** A second value is only asked for where the first ones are equal. */
    private void second(Part part) {
        Matcher first = FIRST_KEY.matcher(source.substring(Math.max(0, part.start() - NEAR), part.start()));
        if (first.find()) {
            String equal = first.group(1).strip() + " == " + first.group(2).strip() + " && ";
            String value = found.text(part);
            if (part.kind() == Part.Kind.RETURN && value.matches("(?s)return\\b.*[<>].*;")) {
                String rest =
                        value.substring("return".length(), value.length() - 1).strip();
                found.instead(1, part, "return " + equal + rest + ";");
            } else if (part.isValue() && value.matches("(?s).*[<>].*") && !value.contains("||")) {
                found.instead(1, part, equal + value);
            }
        }
    }
}
