package judge.explain.cpp.change;

import static judge.explain.cpp.change.Rewrite.Place.AFTER;
import static judge.explain.cpp.change.Rewrite.Place.BEFORE;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Changes of functions: what is called in one and forgotten in another, what they answer where there is nothing. */
final class FunctionRewrites {

    private static final Pattern TIE =
            Pattern.compile("return\\s++(\\w++)(\\.|->)(\\w++)\\s*+([<>])=?\\s*+(\\w++)(?:\\.|->)\\3\\s*+;");

    /** An array of a function that has no first values. */
    private static final Pattern LOCAL_ARRAY = Pattern.compile("(?<=[;{}]|\\n)\\s*+(?:int|long long|ll|LL|long|double"
            + "|bool|char)\\s++((?:\\w++\\s*+(?:\\[[^\\[\\];={}]{1,40}+\\]\\s*+)++,?\\s*+)++);");

    private static final Pattern NAME = Pattern.compile("(\\w++)\\s*+\\[[^,]*+");

    private static final Pattern GIVEN = Pattern.compile("(?:=\\s*+(true|false|0|1)|(\\+\\+|--))\\s*+;");

    private static final Pattern CALLS = Pattern.compile("(\\w++)\\s*+\\(((?:\\s*+[A-Za-z_]\\w*+\\s*+,?)++)\\)\\s*+;");

    private static final Pattern SMALL = Pattern.compile("return\\s++(?:0|1|-1|-?9{1,9})\\s*+;");

    private static final Pattern LEAVES = Pattern.compile("(?s).*\\breturn\\b[^;]*+;\\s*+\\}?\\s*+$");

    private static final Pattern FIRST_KEY = Pattern.compile("\\bif\\s*+\\(\\s*+([^()<>=!&|]{1,60}+)[<>]\\s*+"
            + "([^()<>=!&|]{1,60}+)\\)\\s*+\\{?\\s*+return\\b[^;{}]{1,40}+;"
            + "\\s*+\\}?\\s*+(?:else\\s++)?(?:if\\s*+\\(\\s*+)?$");

    private static final int NEAR = 240;
    private static final int MOST = 6;
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
            if (own && known.size() < MOST && known.add(call.group(1) + call.group(2))) {
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

    /** Takes back a mark that was set before the function calls itself. */
    static List<Rewrite> undone(String source, Part part) {
        int open = source.lastIndexOf('{', part.start());
        String before = open < 0 ? "" : source.substring(open + 1, part.start());
        List<String> back = new ArrayList<>();
        for (String line : before.split("(?<=;)", -1)) {
            Matcher given = GIVEN.matcher(line);
            String one = line.strip();
            if (given.find() && !one.matches("(?s)(?:int|bool|long|char|if|for|while|auto)\\b.*")) {
                String other = given.group(1) == null
                        ? one.replaceFirst("\\+\\+|--", given.group(2).equals("++") ? "--" : "++")
                        : one.substring(0, one.lastIndexOf(given.group(1))) + opposite(given.group(1)) + ";";
                back.add(other);
            } else if (one.contains(".push_back(")) {
                back.add(one.substring(0, one.indexOf(".push_back(")) + ".pop_back();");
            }
        }
        return back.isEmpty()
                        || source.substring(part.end(), Math.min(source.length(), part.end() + 80))
                                .matches("(?s)\\s*+(?:\\w++[^;{}]*+(?:= (?:false|0)|--|pop_back\\(\\));).*")
                ? List.of()
                : List.of(new Rewrite(0, List.of(String.join(" ", back)), AFTER));
    }

    private static String opposite(String value) {
        return switch (value) {
            case "true" -> "false";
            case "false" -> "true";
            case "0" -> "1";
            default -> "0";
        };
    }

    /** Clears the arrays that are declared in a function itself. */
    static void arrays(String source, Part body, PossibleChanges found) {
        String before = source.substring(0, body.start());
        if (before.substring(before.lastIndexOf('\n') + 1).matches(".*\\b(?:for|while|if|else|do)\\b.*")) {
            return;
        }
        Matcher array = LOCAL_ARRAY.matcher(source).region(body.start(), body.end());
        for (int i = 0; i < MOST && array.find(); i++) {
            Matcher name = NAME.matcher(array.group(1));
            StringBuilder text = new StringBuilder();
            StringBuilder shown = new StringBuilder();
            while (name.find()) {
                String one = name.group(1) + ", 0, sizeof(" + name.group(1) + "));";
                text.append("__builtin_memset(").append(one);
                shown.append(shown.isEmpty() ? "" : " ").append("memset(").append(one);
            }
            Edit edit = new Edit(array.end(), array.end(), text.toString(), false);
            found.add(0, array.end() - 1, "", shown.toString(), edit);
        }
    }

    static List<Rewrite> corners(String source, Part part) {
        List<Rewrite> found = new ArrayList<>();
        String text = source.substring(part.start(), part.end());
        int open = source.lastIndexOf('(', part.start());
        Matcher head = Pattern.compile(
                        "(?s)\\b(bool|int)\\s++" + Pattern.quote(part.function()) + "\\s*+\\(([^(){}]*+)\\)\\s*+$")
                .matcher(source.substring(0, part.start()));
        if (open >= 0 && head.find() && text.matches("(?s).*\\breturn\\s++(?:false|0)\\s*+;.*")) {
            for (String parameter : head.group(2).split(",", -1)) {
                if (parameter.strip().matches("(?:int|long long|ll|LL|long)\\s++\\w++")) {
                    String name = parameter.strip().replaceFirst(".*\\s", "");
                    String no = head.group(1).equals("bool") ? "false" : "0";
                    found.add(new Rewrite(1, List.of("if (" + name + " < 2) return " + no + ";"), BEFORE));
                }
            }
        }
        return found;
    }

    static List<Rewrite> tie(String source, Part part) {
        Matcher tie = TIE.matcher(source.substring(part.start(), part.end()));
        if (!tie.matches()) {
            return List.of();
        }
        List<Rewrite> found = new ArrayList<>();
        String one = tie.group(1) + tie.group(2);
        String other = tie.group(5) + tie.group(2);
        String equal = one + tie.group(3) + " != " + other + tie.group(3);
        String first = one + tie.group(3) + " " + tie.group(4) + " " + other + tie.group(3);
        List<String> members = part.twins().getOrDefault("." + tie.group(3), Set.of()).stream()
                .sorted()
                .toList();
        for (String more : members.subList(0, Math.min(MOST, members.size()))) {
            for (String sign : List.of("<", ">")) {
                found.add(Rewrite.instead(
                        1,
                        "return " + equal + " ? " + first + " : " + one + more + " " + sign + " " + other + more
                                + ";"));
            }
        }
        asked(one, other, tie.group(4), members, source.substring(0, part.start()))
                .forEach(line -> found.add(new Rewrite(1, List.of(line), BEFORE)));
        return found;
    }

    /** A value that comes before the last one that is asked for, and is not asked for at all. */
    private static Stream<String> asked(String one, String other, String last, List<String> members, String code) {
        int begin = code.lastIndexOf('{');
        String before = begin < 0 ? "" : code.substring(begin);
        boolean follows = before.matches("(?s).*\\b(?:if|return)\\b.*[{};]\\s*+");
        return members.stream()
                .filter(member -> follows && !before.matches("(?s).*(?:\\.|->)" + member + "\\b.*"))
                .limit(MOST)
                .flatMap(member -> Stream.of(last, last.equals("<") ? ">" : "<")
                        .map(sign -> "if (" + one + member + " != " + other + member + ") return " + one + member + " "
                                + sign + " " + other + member + ";"));
    }
}
