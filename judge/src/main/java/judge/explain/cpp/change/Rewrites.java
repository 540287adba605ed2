package judge.explain.cpp.change;

import static judge.explain.cpp.change.Part.Kind.BODY;
import static judge.explain.cpp.change.Part.Kind.CONDITION;
import static judge.explain.cpp.change.Part.Kind.HEAD;
import static judge.explain.cpp.change.Part.Kind.STATEMENT;
import static judge.explain.cpp.change.Rewrite.Place.AFTER;
import static judge.explain.cpp.change.Rewrite.Place.BEFORE;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.cpp.Token;

/** Other ways to write a part of a source. */
final class Rewrites {

    private static final Pattern HOLDER = Pattern.compile(
            "\\b(?:stack|queue|vector|deque|set|map|priority_queue)\\s*+<[^;()]{1,60}>\\s*+(\\w++)\\s*+[;,=(]");

    private static final Pattern COUNTED =
            Pattern.compile("(?<![\\w.\\])>])([A-Za-z_]\\w*+)\\s*+(?:\\+=|-=|\\+\\+|--)|\\+\\+([A-Za-z_]\\w*+)\\s*+;");

    private static final Pattern ELEMENT = Pattern.compile("\\b(\\w++\\[(\\w++)\\])");

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

    private static final int MOST_NAMES = 6;

    private final String source;
    private final String unquoted;
    private final OtherNames names;
    private final Set<String> holders = new LinkedHashSet<>();

    Rewrites(String source) {
        this.source = source;
        names = new OtherNames(source);
        unquoted = source.replaceAll("\"(?:[^\"\\\\\n]|\\\\.)*+\"", "");
        HOLDER.matcher(CodePatterns.withoutTypeNames(source))
                .results()
                .limit(MOST_NAMES)
                .forEach(found -> holders.add(found.group(1)));
    }

    List<Rewrite> of(Part part) {
        List<Rewrite> found = new ArrayList<>(own(part));
        boolean reads = part.kind() != BODY && CodePatterns.reads(CodePatterns.text(source, part.tokens()));
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
            case HEAD -> HeadRewrites.of(source, part);
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

    private Stream<Rewrite> expression(Part part) {
        boolean reads = CodePatterns.reads(CodePatterns.text(source, part.tokens()));
        return reads ? Stream.empty() : ExpressionRewrites.of(source, part, part.tokens()).stream();
    }

    /** Adds steps that are forgotten at the beginning of a loop, or at the end of a function. */
    private List<Rewrite> body(Part part) {
        String text = CodePatterns.text(source, part.tokens());
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
        COUNTED.matcher(text).results().forEach(counted -> names.add(CodePatterns.either(counted, 1, 2)));
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
        String text = CodePatterns.text(source, part.tokens());
        if (CodePatterns.reads(text) || part.has("=") || part.has("--") || part.has("++")) {
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
                found.add(Rewrite.instead(3, CodePatterns.text(source, tokens.subList(0, i))));
                found.add(Rewrite.instead(3, CodePatterns.text(source, tokens.subList(i + 1, tokens.size()))));
            }
        }
        found.add(Rewrite.instead(3, "!(" + text + ")"));
        found.add(Rewrite.instead(4, "1"));
        return found;
    }

    private List<Rewrite> statement(Part part) {
        String text = CodePatterns.text(source, part.tokens());
        boolean inBraces = part.isInBraces(source);
        boolean reads = CodePatterns.reads(text);
        if (reads || part.kind() != STATEMENT) {
            boolean left = !reads && inBraces && !part.function().equals("main");
            return left ? List.of(Rewrite.instead(1, "")) : List.of();
        }
        boolean prints = PRINTS.matcher(text).lookingAt();
        List<Rewrite> found = new ArrayList<>();
        found.add(Rewrite.instead(prints ? (TELLS.matcher(text).find() ? 0 : 1) : 2, ""));
        roots(text).ifPresent(found::add);
        corner(text).ifPresent(found::add);
        Matcher two = TWO_INDICES.matcher(text);
        if (two.find()) {
            String second = CodePatterns.either(two, 2, 3);
            String first = two.group(1);
            if (!second.equals(first)
                    && !second.matches("\\d.*")
                    && part.twins().containsKey(second)) {
                found.add(Rewrite.instead(1, "if (" + first + " != " + second + ") " + text));
            }
        }
        if (text.startsWith(part.function() + "(") && inBraces) {
            found.addAll(FunctionRewrites.undone(source, part));
        }
        return found;
    }

    /** A remainder that is taken elsewhere and forgotten here, or can be negative. */
    private Stream<Rewrite> remainder(Part part) {
        Matcher remainder = REMAINDER.matcher(unquoted);
        boolean takes = remainder.find();
        Matcher taken = takes ? remainder : MODULUS.matcher(unquoted);
        String text = CodePatterns.text(source, part.tokens());
        if ((!takes && !taken.find()) || !part.sees(taken.group(1)) || text.contains("\"")) {
            return Stream.empty();
        }
        Matcher given = ASSIGNED.matcher(text);
        if (part.kind() == Part.Kind.INITIAL) {
            return remainder("", text, taken.group(1), "");
        }
        if (part.kind() == Part.Kind.RETURN && text.length() > 8) {
            return remainder("return ", text.substring(6, text.length() - 1).strip(), taken.group(1), ";");
        }
        if (!given.matches()) {
            return Stream.empty();
        }
        String name = given.group(1).strip();
        String more = given.group(3).strip();
        String value = given.group(2).isEmpty() ? more : name + " " + given.group(2) + " (" + more + ")";
        return remainder(name + " = ", value, taken.group(1), ";");
    }

    private static Stream<Rewrite> remainder(String head, String value, String by, String end) {
        String rest = (value.matches("\\w++") ? value : "(" + value + ")") + " % " + by;
        return Stream.of(
                Rewrite.instead(1, head + rest + end),
                Rewrite.instead(2, head + "(" + rest + " + " + by + ") % " + by + end));
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
}
