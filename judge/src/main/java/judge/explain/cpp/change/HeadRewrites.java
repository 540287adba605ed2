package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cpp.Token;

/** Other heads of a loop: where it begins and ends, by one or in the other direction. */
final class HeadRewrites {

    private static final Pattern COMPARED = Pattern.compile("(\\w++)\\s*+(<|<=|>|>=)\\s*+([^<>=&|;]++)");

    /** The body of a loop that begins with reading. */
    private static final Pattern READS = Pattern.compile(
            "\\s*+\\)\\s*+\\{?\\s*+(?:(?:int|long long|ll|string|char|double)\\s++[^;(){}]{1,40};\\s*+)?"
                    + "(?:(?:std::)?cin|scanf|getline)\\b");

    /** The body of a loop that keeps what is greatest or least. */
    private static final Pattern BEST = Pattern.compile(
            "\\s*+\\)\\s*+\\{?\\s*+if\\s*+\\([^;{}]{1,80}?[<>][^;{}]{1,80}?\\)\\s*+\\{?\\s*+[\\w.\\[\\]]++\\s*+=(?!=)");

    private final String source;
    private final Part part;
    private final List<Token> first;
    private final String begins;
    private final String condition;
    private final String step;
    private final List<Rewrite> found = new ArrayList<>();

    private HeadRewrites(String source, Part part) {
        this.source = source;
        this.part = part;
        first = value(part.tail().get(0).tokens());
        begins = CodePatterns.text(source, first);
        condition = CodePatterns.text(source, part.tail().get(1).tokens());
        step = CodePatterns.text(source, part.tail().get(2).tokens());
    }

    static List<Rewrite> of(String source, Part part) {
        HeadRewrites rewrites = new HeadRewrites(source, part);
        rewrites.expressions();
        Matcher compared = COMPARED.matcher(rewrites.condition);
        if (!rewrites.first.isEmpty() && compared.matches()) {
            rewrites.ends(
                    compared.group(1), compared.group(2), compared.group(3).strip());
            rewrites.directions(
                    compared.group(1), compared.group(2), compared.group(3).strip());
        }
        return rewrites.found;
    }

    private void add(int rank, String first, String condition, String step) {
        found.add(new Rewrite(rank, List.of(first, condition, step), Rewrite.Place.INSTEAD));
    }

    private void expressions() {
        ExpressionRewrites.of(source, part, part.tail().get(1).tokens()).stream()
                .filter(other -> !isTurned(condition, other.pieces().get(0), step))
                .forEach(other -> add(other.rank(), begins, other.pieces().get(0), step));
        ExpressionRewrites.of(source, part, first)
                .forEach(other -> add(other.rank(), other.pieces().get(0), condition, step));
        int rank = stepRank(part.tail().get(1).tokens(), part.tail().get(2).tokens());
        ExpressionRewrites.of(source, part, part.tail().get(2).tokens())
                .forEach(other -> add(rank, begins, condition, other.pieces().get(0)));
    }

    /** Tells whether a loop that counts towards its end would not begin at all. */
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

    private void ends(String name, String sign, String end) {
        Set<String> counters = new LinkedHashSet<>(part.twins().getOrDefault(name, Set.of()));
        counters.removeIf(one -> !part.visible().contains(one) || !one.matches("[a-z]"));
        NearbyRewrites.ends(name, sign, end, counters).forEach(more -> add(3, begins, more, step));
        if (begins.matches("[A-Za-z]\\w*+")) {
            add(2, begins + " + 1", condition, step);
            add(3, begins + " - 1", condition, step);
        }
        if (begins.equals("1") && sign.equals("<=")) {
            add(1, "0", name + " < " + end, step);
        }
        if (begins.equals("0") && sign.equals("<")) {
            add(1, "1", name + " <= " + end, step);
        }
    }

    /** Turns the direction of a loop, except of one that reads input. */
    private void directions(String name, String sign, String end) {
        if (READS.matcher(source).region(part.end(), source.length()).lookingAt()) {
            return;
        }
        // The last of equal ones, or the first: rather by another sign where they are compared.
        int turned = BEST.matcher(source).region(part.end(), source.length()).lookingAt() ? 1 : 0;
        if (step.matches("\\w++\\+\\+|\\+\\+\\w++")) {
            String last = sign.equals("<") ? end + " - 1" : end;
            add(turned, last, name + " >= " + begins, step.replace("++", "--"));
        }
        if (step.matches("\\w++--|--\\w++")) {
            String last = sign.equals(">") ? end + " + 1" : end;
            add(turned, last, name + " <= " + begins, step.replace("--", "++"));
        }
    }
}
