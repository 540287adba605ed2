package judge.explain.cpp.change;

import static judge.explain.cpp.change.Part.Kind.CONDITION;
import static judge.explain.cpp.change.Part.Kind.RETURN;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.cpp.Token;

/** Other ways to write an expression: with another sign, number or name in it, or without a part of it. */
final class ExpressionRewrites {

    /** A sign or a word, and what may be meant by it. */
    private static final Map<String, List<String>> SIGNS = Stream.of(
                    "< <= >; <= < >=; > >= <; >= > <=; == != >=; != ==; && ||; || &&; = +=; += = -=; -= +=",
                    "++ --; -- ++; / %; % /; min max; max min; floor ceil; ceil floor; true false; false true",
                    "front back; back front; push_front push_back; push_back push_front; first second; second first",
                    "lower_bound upper_bound; upper_bound lower_bound; __builtin_popcount __builtin_popcountll",
                    "__builtin_clz __builtin_clzll; __builtin_ctz __builtin_ctzll")
            .flatMap(line -> Stream.of(line.split("; ")))
            .map(one -> List.of(one.split(" ")))
            .collect(Collectors.toMap(one -> one.get(0), one -> one.subList(1, one.size())));

    private final String source;
    private final Part part;
    private final List<Token> tokens;
    private final List<Rewrite> found = new ArrayList<>();

    private ExpressionRewrites(String source, Part part, List<Token> tokens) {
        this.source = source;
        this.part = part;
        this.tokens = tokens;
    }

    /**
     * All of some neighbouring tokens.
     *
     * @param part the part that they are in
     */
    static List<Rewrite> of(String source, Part part, List<Token> tokens) {
        if (tokens.isEmpty()) {
            return List.of();
        }
        ExpressionRewrites rewrites = new ExpressionRewrites(source, part, tokens);
        for (int i = 0; i < tokens.size(); i++) {
            rewrites.signs(i);
            rewrites.numbers(i);
            rewrites.terms(i);
            rewrites.bits(i);
            rewrites.quotient(i);
            rewrites.index(i);
            rewrites.names(i);
        }
        rewrites.members();
        return rewrites.found;
    }

    private String at(int index) {
        return index >= 0 && index < tokens.size() ? tokens.get(index).text() : "";
    }

    /** The text with something else in place of some of its tokens. */
    private String with(int from, int end, String other) {
        int start = tokens.get(0).start();
        int stop = tokens.get(tokens.size() - 1).end();
        String before = source.substring(start, tokens.get(from).start());
        return (other.isEmpty() ? before.stripTrailing() : before)
                + other
                + source.substring(tokens.get(end - 1).end(), stop);
    }

    private void add(int rank, String text) {
        found.add(Rewrite.instead(rank, text));
    }

    private void signs(int i) {
        boolean template =
                at(i).equals("<") && Set.of("vector", "pair", "greater", "less").contains(at(i - 1));
        for (String other : template ? List.<String>of() : SIGNS.getOrDefault(at(i), List.of())) {
            boolean likely = (other.length() > 1 && "<>".indexOf(other.charAt(0)) >= 0)
                    || (at(i).length() > 1 && "<>".indexOf(at(i).charAt(0)) >= 0)
                    || (other.equals("+=")
                            && !(i + 3 == tokens.size() && tokens.get(i + 1).isSmallNumber()))
                    || other.endsWith("ll");
            add(likely ? 0 : 2, with(i, i + 1, other));
        }
        boolean binary = i > 0 && tokens.get(i - 1).endsValue() && i + 1 < tokens.size();
        if (binary && (at(i).equals("+") || at(i).equals("-"))) {
            add(2, with(i, i + 1, at(i).equals("+") ? "-" : "+"));
        }
    }

    private void numbers(int i) {
        if (tokens.get(i).isSmallNumber()) {
            int value = Integer.parseInt(at(i));
            add(1, with(i, i + 1, String.valueOf(value + 1)));
            boolean divides = at(i - 1).equals("/") || at(i - 1).equals("%");
            if (value > (divides ? 2 : 0)) {
                add(1, with(i, i + 1, String.valueOf(value - 1)));
            }
            if (part.kind() == RETURN && value == 1 && tokens.size() == 3) {
                add(2, with(i, i + 1, "0"));
            }
        }
    }

    /** A value with all that belongs to it, from a name to its last bracket. */
    private int operand(int from) {
        int i = from;
        if (i >= tokens.size() || !tokens.get(i).endsValue() || at(i).equals(")") || at(i).equals("]")) {
            return from;
        }
        i++;
        while (i < tokens.size() && Set.of("[", "(", ".", "->").contains(at(i))) {
            i = at(i).equals("[") || at(i).equals("(") ? closing(i) + 1 : i + 2;
        }
        return Math.min(i, tokens.size());
    }

    private int closing(int open) {
        int nested = 0;
        for (int i = open; i < tokens.size(); i++) {
            nested += "([".contains(at(i)) ? 1 : ")]".contains(at(i)) ? -1 : 0;
            if (nested == 0) {
                return i;
            }
        }
        return tokens.size() - 1;
    }

    /** A term or a side of a condition that is too much, or is wanted twice. */
    private void terms(int i) {
        boolean binary = i > 0 && tokens.get(i - 1).endsValue();
        int end = operand(i + 1);
        if (!binary || end <= i + 1) {
            return;
        }
        if (at(i).equals("+") || at(i).equals("-") || at(i).equals("*")) {
            add(tokens.get(i + 1).isSmallNumber() ? 1 : 2, with(i, end, ""));
        }
        if (at(i).equals("-") && at(i + 1).startsWith("'")) {
            add(0, with(i, end, "- " + at(i + 1) + " - " + at(i + 1)));
        }
        if (at(i).equals("+") && at(i + 1).startsWith("'")) {
            add(1, with(i, end, ""));
        }
    }

    /** A bit that is asked for by its number. */
    private void bits(int i) {
        if (at(i).equals("&") && i > 0 && tokens.get(i - 1).endsValue() && operand(i + 1) == i + 2) {
            String other = "(1LL << " + at(i + 1) + ")";
            if (tokens.get(i + 1).isName()) {
                add(0, with(i + 1, i + 2, other));
            }
        }
    }

    /** A quotient whose fraction is lost. */
    private void quotient(int i) {
        if (!at(i).equals("/") || i == 0 || (part.kind() == Part.Kind.INITIAL && !isFraction(i))) {
            return;
        }
        Token before = tokens.get(i - 1);
        if ((before.is(")") || before.is("]")) && operand(i + 1) == i + 2) {
            String by = at(i + 1);
            add(1, with(i + 1, i + 2, tokens.get(i + 1).isSmallNumber() ? by + ".0" : "(double) " + by));
        } else if ((before.isName() || before.isSmallNumber())
                && !at(i - 2).equals(".")
                && !at(i - 2).equals("*")) {
            add(1, with(i - 1, i, "1.0 * " + before.text()));
        }
    }

    /**
     * Tells whether a value stands beside a quotient with a fraction: a large whole number would lose digits there,
     * also where nothing is changed.
     */
    private boolean isFraction(int i) {
        int nested = 0;
        for (int j = 0; j < i; j++) {
            nested += at(j).equals("(") && j > 0 && tokens.get(j - 1).isName() ? 1 : at(j).equals(")") ? -1 : 0;
        }
        int from = part.start();
        while (from > 0 && ";{}\n".indexOf(source.charAt(from - 1)) < 0) {
            from--;
        }
        return nested > 0 || CodePatterns.has(source.substring(from, part.start()), "\\b(?:double|float|auto)\\b");
    }

    private void index(int i) {
        boolean simple = at(i - 2).equals("[");
        if (at(i).equals("]")
                && i >= 2
                && (simple
                        ? !tokens.get(i - 1).isSmallNumber()
                        : tokens.get(i - 1).isName())) {
            add(3, with(i - 1, i, at(i - 1) + " - 1"));
            add(3, with(i - 1, i, at(i - 1) + " + 1"));
        }
        argument(i);
        int close = at(i).equals("[") ? closing(i) : i;
        if (close > i && at(close + 1).equals("[")) {
            int second = closing(close + 1);
            if (second > close + 2) {
                add(3, with(i, second + 1, text(close + 1, second + 1) + text(i, close + 1)));
            }
        }
    }

    /** A name that a function of the source is called with. */
    private void argument(int i) {
        boolean begins = isOneOf("(,", i - 1);
        if (begins && at(i).equals("++") && "),".contains(at(i + 2))) {
            add(1, with(i, i + 2, at(i + 1) + " + 1")); // What comes after it is handed the same number.
        }
        if (begins && at(i + 1).equals("++") && "),".contains(at(i + 2))) {
            add(1, with(i, i + 2, at(i) + " + 1"));
        }
        if (begins && isOneOf("),", i + 1) && tokens.get(i).isName() && isCalled(i - 1)) {
            add(2, with(i, i + 1, at(i) + " - 1"));
            add(2, with(i, i + 1, at(i) + " + 1"));
        }
    }

    private boolean isOneOf(String signs, int i) {
        return !at(i).isEmpty() && signs.contains(at(i));
    }

    /** Tells whether the parenthesis before an argument is that of a function of the source. */
    private boolean isCalled(int argument) {
        int open = argument;
        while (open > 0 && !at(open).equals("(") && !at(open).equals(")")) {
            open--;
        }
        String head = "\\b(?:int|void|long|ll|LL|bool|double)\\s++%s\\s*+\\([^(){};]{0,100}\\)\\s*+\\{";
        return at(open).equals("(")
                && open > 0
                && tokens.get(open - 1).isName()
                && CodePatterns.has(source, head.formatted(at(open - 1)));
    }

    private String text(int from, int end) {
        return source.substring(tokens.get(from).start(), tokens.get(end - 1).end());
    }

    /** A name that is declared together with the one there. */
    private void names(int i) {
        boolean member =
                at(i - 1).equals(".") || at(i - 1).equals("->") || at(i + 1).equals("(");
        if (tokens.get(i).isName() && !member) {
            new TreeSet<>(part.twins().getOrDefault(at(i), Set.of()))
                    .stream()
                            .filter(other -> sees(other) && !isBeside(i, other))
                            .forEach(other -> {
                                boolean end = at(i - 1).matches("[<>]=?");
                                add(isTwiceAnIndex(i) ? 0 : end ? 1 : 3, with(i, i + 1, other));
                            });
        }
        if (at(i).equals("0") && tokens.size() == 1) {
            part.twins().entrySet().stream()
                    .filter(entry -> !entry.getKey().startsWith("."))
                    .flatMap(entry -> entry.getValue().stream())
                    .filter(name -> name.length() == 1 && sees(name) && isNumber(name))
                    .filter(name -> !source.contains(name + "[") && !source.contains(name + "."))
                    .distinct()
                    .sorted()
                    .limit(4)
                    .forEach(name -> add(2, name));
        }
    }

    /** Tells whether the name is on the other side of a sign. */
    private boolean isBeside(int i, String name) {
        return (at(i + 2).equals(name) && !",;".contains(at(i + 1)))
                || (at(i - 2).equals(name) && !",;".contains(at(i - 1)));
    }

    /** Tells whether a variable of the name is declared as a number. */
    private boolean isNumber(String name) {
        return CodePatterns.has(
                source,
                "\\b(?:int|long|ll|LL|short|char|double|size_t|i64)\\s++(?:[^;(){}:]{0,200}?[,\\s])?" + name
                        + "\\s*+[,;=)]");
    }

    /** The same name in two brackets in a row. */
    private boolean isTwiceAnIndex(int i) {
        boolean index = at(i - 1).equals("[") && at(i + 1).equals("]");
        boolean before =
                at(i - 2).equals("]") && at(i - 3).equals(at(i)) && at(i - 4).equals("[");
        boolean behind =
                at(i + 2).equals("[") && at(i + 3).equals(at(i)) && at(i + 4).equals("]");
        return index && (before || behind);
    }

    /** A loop's own variable has no value in what it begins with. */
    private boolean sees(String name) {
        return part.sees(name)
                || (part.kind() == Part.Kind.HEAD
                        && part.tokens().size() > 1
                        && part.tokens().get(1).is(name));
    }

    /** A member that is there twice, and another that is declared beside it and not there at all. */
    private void twice() {
        for (int i = 2; i < tokens.size(); i++) {
            boolean member = at(i - 1).equals(".")
                    && tokens.get(i).isName()
                    && !at(i + 1).equals("(");
            int index = i;
            boolean again = member
                    && Stream.iterate(i - 2, j -> j - 1)
                            .limit(index - 1)
                            .anyMatch(j -> j > 0
                                    && at(j).equals(at(index))
                                    && at(j - 1).equals(".")
                                    && at(j - 2).equals(at(index - 2)));
            if (again) {
                for (String other : new TreeSet<>(part.twins().getOrDefault("." + at(i), Set.of()))) {
                    if (tokens.stream().noneMatch(token -> token.is(other))) {
                        add(1, with(i, i + 1, other));
                    }
                }
            }
        }
    }

    /** The other member of two that are compared. */
    private void members() {
        twice();
        if (part.kind() != RETURN && part.kind() != CONDITION) {
            return;
        }
        List<String> members = Stream.iterate(0, i -> i + 1)
                .limit(tokens.size())
                .filter(i -> at(i).equals(".") || at(i).equals("->"))
                .filter(i -> !at(i + 2).equals("("))
                .map(i -> at(i + 1))
                .distinct()
                .toList();
        if (members.size() == 1) {
            for (String other : part.twins().getOrDefault("." + members.get(0), Set.of())) {
                String text = with(0, tokens.size(), text(0, tokens.size()));
                add(1, text.replaceAll("(\\.|->)" + members.get(0) + "\\b", "$1" + other));
            }
        }
    }
}
