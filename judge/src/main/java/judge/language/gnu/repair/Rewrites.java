package judge.language.gnu.repair;

import static judge.language.gnu.repair.Part.Kind.BODY;
import static judge.language.gnu.repair.Part.Kind.CONDITION;
import static judge.language.gnu.repair.Part.Kind.HEAD;
import static judge.language.gnu.repair.Part.Kind.STATEMENT;
import static judge.language.gnu.repair.Rewrite.Place.AFTER;
import static judge.language.gnu.repair.Rewrite.Place.BEFORE;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Other ways to write a part of a source. */
final class Rewrites {

    private static final Pattern HOLDER = Pattern.compile(
            "\\b(?:stack|queue|vector|deque|set|map|priority_queue)\\s*+<[^;()]{1,60}>\\s*+(\\w++)\\s*+[;,=(]");

    private static final Pattern COUNTED =
            Pattern.compile("(?<![\\w.\\])>])([A-Za-z_]\\w*+)\\s*+(?:\\+=|-=|\\+\\+|--)|\\+\\+([A-Za-z_]\\w*+)\\s*+;");

    private static final Pattern ELEMENT = Pattern.compile("\\b(\\w++\\[(\\w++)\\])");

    private static final Pattern GIVEN = Pattern.compile("(?:=\\s*+(true|false|0|1)|(\\+\\+|--))\\s*+;");

    private static final Pattern TWO_INDICES = Pattern.compile(
            "\\[\\s*+(\\w++)\\s*+\\][^;\\[]{0,40}=[^;=]{0,40}?(?:\\[\\s*+(\\w++)\\s*+\\]|\\b(\\w++)\\s*+;)");

    private static final Pattern REMAINDER = Pattern.compile("(?<!\\))%\\s*+(?!2\\b|10\\b)([A-Za-z_]\\w*+|[0-9]{4,}+)");

    /** A number that remainders by are meant to be taken, as its name says. */
    private static final Pattern MODULUS = Pattern.compile(
            "\\b(?:(?:int|long long|ll|LL)\\s++|define\\s++)" + "((?i:mod)\\w*+)\\s*+=?\\s*+\\(?(?:\\d{4,}|1e9)");

    private static final Pattern ASSIGNED = Pattern.compile("([^=+*-]{1,60}?)([+*-]?)=(?!=)([^=]{1,200});");

    private static final Pattern LINK = Pattern.compile("(\\w++)\\[(\\w++)\\]\\s*+=\\s*+(\\w++)\\s*+;");

    private static final Pattern SUMS =
            Pattern.compile("(\\w++)\\[(\\w)\\s*+-\\s*+1\\]\\[(\\w)\\]\\s*+\\+\\s*+\\1\\[\\2\\]\\[\\3\\s*+-\\s*+1\\]");

    private static final Pattern PRINTS = Pattern.compile("(?:std::)?(?:cout|printf|puts)\\b");

    /** A text with a label, printed for a person. */
    private static final Pattern TELLS = Pattern.compile("\"[^\"]*[=:][^\"]*\"");

    /** The body of a loop that begins with reading. */
    private static final Pattern READS = Pattern.compile(
            "\\s*+\\)\\s*+\\{?\\s*+(?:(?:int|long long|ll|string|char|double)\\s++[^;(){}]{1,40};\\s*+)?"
                    + "(?:(?:std::)?cin|scanf|getline)\\b");

    /** The body of a loop that keeps what is greatest or least. */
    private static final Pattern BEST = Pattern.compile(
            "\\s*+\\)\\s*+\\{?\\s*+if\\s*+\\([^;{}]{1,80}?[<>][^;{}]{1,80}?\\)\\s*+\\{?\\s*+[\\w.\\[\\]]++\\s*+=(?!=)");

    private static final int MOST_NAMES = 6;

    private final String source;
    private final String unquoted;
    private final OtherNames names;
    private final Set<String> holders = new LinkedHashSet<>();

    Rewrites(String source) {
        this.source = source;
        names = new OtherNames(source);
        unquoted = source.replaceAll("\"(?:[^\"\\\\\n]|\\\\.)*+\"", "");
        HOLDER.matcher(Token.withoutTypeNames(source))
                .results()
                .limit(MOST_NAMES)
                .forEach(found -> holders.add(found.group(1)));
    }

    List<Rewrite> of(Part part) {
        List<Rewrite> found = new ArrayList<>(own(part));
        boolean reads = part.kind() != BODY && ReadingCode.isIn(text(part.tokens()));
        if (!reads) {
            found.addAll(ValueRewrites.of(source, part, holders));
            found.addAll(NearbyRewrites.of(source, part));
            found.addAll(names.of(part));
        }
        if (part.kind() == BODY) {
            found.addAll(RepeatedRewrites.of(source, part));
        }
        return found;
    }

    private List<Rewrite> own(Part part) {
        return switch (part.kind()) {
            case HEAD -> head(part);
            case BODY -> body(part);
            case STATEMENT, RETURN -> Stream.of(statement(part).stream(), remainder(part), expression(part))
                    .flatMap(one -> one)
                    .toList();
            case CONDITION -> Stream.concat(condition(part).stream(), expression(part))
                    .toList();
            case IF, LOOP -> List.of();
            case INITIAL -> Stream.concat(remainder(part), expression(part)).toList();
        };
    }

    private String text(List<Token> tokens) {
        return tokens.isEmpty()
                ? ""
                : source.substring(
                        tokens.get(0).start(), tokens.get(tokens.size() - 1).end());
    }

    private Stream<Rewrite> expression(Part part) {
        boolean reads = ReadingCode.isIn(text(part.tokens()));
        return reads ? Stream.empty() : ExpressionRewrites.of(source, part, part.tokens()).stream();
    }

    /** Changes where the loop begins and ends: by one, or in the other direction. */
    private List<Rewrite> head(Part part) {
        List<Token> condition = part.tail().get(1);
        List<Token> step = part.tail().get(2);
        String before = text(condition);
        String then = text(step);
        List<Token> first = value(part.tail().get(0));
        String begins = text(first);
        List<Rewrite> found = new ArrayList<>();
        ExpressionRewrites.of(source, part, condition).stream()
                .filter(other -> !isTurned(before, other.pieces().get(0), then))
                .forEach(other ->
                        found.add(loop(other.rank(), begins, other.pieces().get(0), then)));
        ExpressionRewrites.of(source, part, first)
                .forEach(other -> found.add(loop(other.rank(), other.pieces().get(0), before, then)));
        ExpressionRewrites.of(source, part, step)
                .forEach(other -> found.add(loop(
                        stepRank(condition, step),
                        begins,
                        before,
                        other.pieces().get(0))));
        Matcher compared =
                Pattern.compile("(\\w++)\\s*+(<|<=|>|>=)\\s*+([^<>=&|;]++)").matcher(before);
        if (first.isEmpty() || !compared.matches()) {
            return found;
        }
        String name = compared.group(1);
        String end = compared.group(3).strip();
        String other = compared.group(2);
        Set<String> counters = new LinkedHashSet<>(part.twins().getOrDefault(name, Set.of()));
        counters.removeIf(one -> !part.visible().contains(one) || !one.matches("[a-z]"));
        NearbyRewrites.ends(name, other, end, counters).forEach(more -> found.add(loop(3, begins, more, then)));
        if (begins.matches("[A-Za-z]\\w*+")) {
            found.add(loop(2, begins + " + 1", before, then));
            found.add(loop(3, begins + " - 1", before, then));
        }
        if (begins.equals("1") && other.equals("<=")) {
            found.add(loop(1, "0", name + " < " + end, then));
        }
        if (begins.equals("0") && other.equals("<")) {
            found.add(loop(1, "1", name + " <= " + end, then));
        }
        if (READS.matcher(source).region(part.end(), source.length()).lookingAt()) {
            return found; // Nobody reads from the end.
        }
        // The last of equal ones, or the first: rather by another sign where they are compared.
        int turned = BEST.matcher(source).region(part.end(), source.length()).lookingAt() ? 1 : 0;
        if (then.matches("\\w++\\+\\+|\\+\\+\\w++")) {
            String last = other.equals("<") ? end + " - 1" : end;
            found.add(loop(turned, last, name + " >= " + begins, then.replace("++", "--")));
        }
        if (then.matches("\\w++--|--\\w++")) {
            String last = other.equals(">") ? end + " + 1" : end;
            found.add(loop(turned, last, name + " <= " + begins, then.replace("--", "++")));
        }
        return found;
    }

    /** Tells whether a loop with the other condition would not begin at all. */
    private static boolean isTurned(String before, String other, String step) {
        boolean up = step.contains("++") && before.contains("<");
        boolean down = step.contains("--") && before.contains(">");
        return (up && !other.contains("<") && other.contains(">"))
                || (down && !other.contains(">") && other.contains("<"));
    }

    /** A loop that counts another variable than it asks for. */
    private static int stepRank(List<Token> condition, List<Token> step) {
        boolean same = step.stream().filter(Token::isName).anyMatch(name -> condition.stream()
                .anyMatch(token -> token.is(name.text())));
        return same ? 3 : 0;
    }

    private static Rewrite loop(int rank, String first, String condition, String step) {
        return new Rewrite(rank, List.of(first, condition, step), Rewrite.Place.INSTEAD);
    }

    /** Returns the first value of a single variable. */
    static List<Token> value(List<Token> tokens) {
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).is("=")) {
                List<Token> rest = tokens.subList(i + 1, tokens.size());
                return rest.stream().anyMatch(token -> token.is(",") || token.is("=")) ? List.of() : rest;
            }
        }
        return List.of();
    }

    /** Adds steps that are forgotten at the beginning of a loop, or at the end of a function. */
    private List<Rewrite> body(Part part) {
        String text = text(part.tokens());
        Set<String> names = new LinkedHashSet<>();
        boolean whole = source.substring(0, part.start()).stripTrailing().endsWith(")") && isFunction(part);
        List<Rewrite> found = new ArrayList<>();
        if (whole) {
            ELEMENT.matcher(text)
                    .results()
                    .filter(element -> part.sees(element.group(2)))
                    .forEach(element -> names.add(element.group(1)));
            names.stream()
                    .filter(name -> text.contains("+= " + name) || text.contains("+=" + name))
                    .limit(MOST_NAMES)
                    .forEach(name -> found.add(new Rewrite(0, List.of(name + " = 0;"), AFTER)));
            return found;
        }
        COUNTED.matcher(text)
                .results()
                .forEach(counted -> names.add(counted.group(1) == null ? counted.group(2) : counted.group(1)));
        names.stream()
                .filter(part::sees)
                .limit(MOST_NAMES)
                .forEach(name -> found.add(new Rewrite(1, List.of(name + " = 0;"), BEFORE)));
        return found;
    }

    private boolean isFunction(Part part) {
        int from = source.lastIndexOf('\n', part.start()) + 1;
        return !source.substring(from, part.start()).matches("(?s).*\\b(?:for|while|if)\\b.*");
    }

    private List<Rewrite> condition(Part part) {
        String text = text(part.tokens());
        if (ReadingCode.isIn(text) || part.has("=") || part.has("--") || part.has("++")) {
            return List.of();
        }
        List<Rewrite> found = new ArrayList<>();
        for (String holder : holders) {
            if (!part.has(holder) && part.sees(holder)) {
                found.add(Rewrite.instead(1, "(" + text + ") && " + holder + ".empty()"));
            }
        }
        List<Token> tokens = part.tokens();
        for (int i = 1; i + 1 < tokens.size(); i++) {
            if (tokens.get(i).is("&&") || tokens.get(i).is("||")) {
                found.add(Rewrite.instead(3, text(tokens.subList(0, i))));
                found.add(Rewrite.instead(3, text(tokens.subList(i + 1, tokens.size()))));
            }
        }
        found.add(Rewrite.instead(3, "!(" + text + ")"));
        found.add(Rewrite.instead(4, "1"));
        return found;
    }

    private List<Rewrite> statement(Part part) {
        String text = text(part.tokens());
        List<Rewrite> found = new ArrayList<>();
        if (ReadingCode.isIn(text)) {
            return found;
        }
        boolean inBraces = "{};".indexOf(last(part.start())) >= 0;
        if (part.kind() != STATEMENT) {
            if (!part.function().equals("main") && inBraces) {
                found.add(Rewrite.instead(1, ""));
            }
            return found;
        }
        boolean prints = PRINTS.matcher(text).lookingAt();
        found.add(Rewrite.instead(prints ? (TELLS.matcher(text).find() ? 0 : 1) : 2, ""));
        roots(text).ifPresent(found::add);
        corner(text).ifPresent(found::add);
        Matcher two = TWO_INDICES.matcher(text);
        if (two.find()) {
            String second = two.group(2) == null ? two.group(3) : two.group(2);
            if (!second.equals(two.group(1))
                    && !second.matches("\\d.*")
                    && part.twins().containsKey(second)) {
                found.add(Rewrite.instead(1, "if (" + two.group(1) + " != " + second + ") " + text));
            }
        }
        if (text.startsWith(part.function() + "(") && inBraces) {
            found.addAll(undone(part));
        }
        return found;
    }

    /** A remainder that is taken elsewhere and forgotten here, or can be negative. */
    private Stream<Rewrite> remainder(Part part) {
        Matcher remainder = REMAINDER.matcher(unquoted);
        boolean takes = remainder.find();
        Matcher taken = takes ? remainder : MODULUS.matcher(unquoted);
        String text = text(part.tokens());
        Matcher given = ASSIGNED.matcher(text);
        if ((!takes && !taken.find()) || !part.sees(taken.group(1)) || text.contains("\"")) {
            return Stream.empty();
        }
        String by = " % " + taken.group(1);
        String head;
        String value;
        if (part.kind() == Part.Kind.INITIAL) {
            head = "";
            value = text;
        } else if (part.kind() == Part.Kind.RETURN && text.length() > 8) {
            head = "return ";
            value = text.substring(6, text.length() - 1).strip();
        } else if (given.matches()) {
            head = given.group(1).strip() + " = ";
            String more = given.group(3).strip();
            value = given.group(2).isEmpty() ? more : given.group(1).strip() + " " + given.group(2) + " (" + more + ")";
        } else {
            return Stream.empty();
        }
        String end = part.kind() == Part.Kind.INITIAL ? "" : ";";
        boolean simple = value.matches("\\w++");
        String inside = simple ? value : "(" + value + ")";
        return Stream.of(
                Rewrite.instead(1, head + inside + by + end),
                Rewrite.instead(2, head + "(" + inside + by + " + " + taken.group(1) + ")" + by + end));
    }

    /** The roots of two groups are linked, not what is in them. */
    private Optional<Rewrite> roots(String text) {
        Matcher link = LINK.matcher(text);
        if (!link.matches()) {
            return Optional.empty();
        }
        Matcher find = Pattern.compile("\\bint\\s++(\\w++)\\s*+\\(\\s*+int\\s++(\\w++)\\s*+\\)\\s*+\\{[^}]*\\b"
                        + link.group(1) + "\\[\\2\\]")
                .matcher(source);
        return find.find()
                ? Optional.of(Rewrite.instead(
                        0,
                        link.group(1) + "[" + find.group(1) + "(" + link.group(2) + ")] = " + find.group(1) + "("
                                + link.group(3) + ");"))
                : Optional.empty();
    }

    /** Subtracts the part that two overlapping sums have in common. */
    private Optional<Rewrite> corner(String text) {
        Matcher sums = SUMS.matcher(text);
        if (!sums.find()) {
            return Optional.empty();
        }
        String corner = sums.group(1) + "[" + sums.group(2) + " - 1][" + sums.group(3) + " - 1]";
        return text.replace(" ", "").contains(corner.replace(" ", ""))
                ? Optional.empty()
                : Optional.of(Rewrite.instead(0, text.substring(0, text.length() - 1) + " - " + corner + ";"));
    }

    private char last(int index) {
        String before = source.substring(0, index).stripTrailing();
        return before.isEmpty() ? ' ' : before.charAt(before.length() - 1);
    }

    /** Takes back a mark that was set before the function calls itself. */
    private List<Rewrite> undone(Part part) {
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
}
