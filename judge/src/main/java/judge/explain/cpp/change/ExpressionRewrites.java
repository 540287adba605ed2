package judge.explain.cpp.change;

import static judge.explain.cpp.change.Part.Kind.CONDITION;
import static judge.explain.cpp.change.Part.Kind.RETURN;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
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

    private static final Shape MEMBER = Shape.of("«. | ->» $at«$x»");

    private static final Shape ANY = Shape.of("«. | ->» $x:token «not: (»");

    private static final Shape OF = Shape.of("$o:token . $m «not: (»");

    private static final Shape INSIDE = Shape.of("$x «[ | .»");

    private static final Set<String> NUMBERS =
            Set.of("int", "long", "ll", "LL", "short", "char", "double", "size_t", "i64");

    private static final Set<String> CALLED = Set.of("int", "void", "long", "ll", "LL", "bool", "double");

    private final PossibleChanges changes;
    private final String source;
    private final Part part;
    private final Fragment code;
    private final List<Token> tokens;
    private final BiConsumer<Integer, String> found;

    private ExpressionRewrites(PossibleChanges changes, Part part, Fragment code, BiConsumer<Integer, String> found) {
        this.found = found;
        this.changes = changes;
        source = changes.source();
        this.part = part;
        this.code = code;
        tokens = code.tokens();
    }

    /**
     * Finds all of an expression or a statement.
     *
     * @param part the part that it is in
     * @param found is given the rank and the text of each
     */
    static void find(PossibleChanges changes, Part part, Fragment code, BiConsumer<Integer, String> found) {
        ExpressionRewrites rewrites = new ExpressionRewrites(changes, part, code, found);
        for (int i = 0; i < code.size(); i++) {
            rewrites.signs(i);
            rewrites.numbers(i);
            rewrites.terms(i);
            rewrites.bits(i);
            rewrites.quotient(i);
            rewrites.index(i);
            rewrites.names(i);
        }
        rewrites.members();
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
        found.accept(rank, text);
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

    /** Another number; {@code while (2)} does what {@code while (1)} does. */
    private void numbers(int i) {
        if (tokens.get(i).isSmallNumber() && (part.kind() != CONDITION || tokens.size() > 1)) {
            int value = Integer.parseInt(at(i));
            add(1, with(i, i + 1, String.valueOf(value + 1)));
            if (value > (Set.of("/", "%").contains(at(i - 1)) ? 2 : 0)) {
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
        int close = code.partner(code.from() + open);
        return close < 0 || close >= code.to() ? tokens.size() - 1 : close - code.from();
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
        int from = part.code().from();
        while (from > 0 && !";{}".contains(code.at(from - 1))) {
            from--;
        }
        Fragment before = code.part(from, part.code().from());
        return nested > 0 || before.has("double") || before.has("float") || before.has("auto");
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
        String name = at(open - 1);
        return at(open).equals("(")
                && changes.tree().functions().stream()
                        .anyMatch(function -> function.name().equals(name)
                                && CALLED.contains(
                                        function.head().at(function.head().to() - 1)));
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
                    .filter(name -> !changes.has(INSIDE, name))
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
        return changes.tree().variables().anyMatch(one -> one.name().is(name) && !one.isArray() && one.is(NUMBERS));
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
        Set<String> known = new HashSet<>();
        OF.all(code).filter(one -> !known.add(one.code().plain())).forEach(again -> {
            int member = again.get("m").from() - code.from();
            new TreeSet<>(part.twins().getOrDefault("." + again.text("m"), Set.of()))
                    .stream()
                            .filter(other -> !code.has(other))
                            .forEach(other -> add(1, with(member, member + 1, other)));
        });
    }

    /** The other member of two that are compared. */
    private void members() {
        twice();
        List<String> members =
                ANY.all(code).map(member -> member.text("x")).distinct().toList();
        if (members.size() == 1 && (part.kind() == RETURN || part.kind() == CONDITION)) {
            Shape member = MEMBER.with("x", members.get(0));
            part.twins()
                    .getOrDefault("." + members.get(0), Set.of())
                    .forEach(other -> add(1, CodePatterns.replaced(code, member, one -> other)));
        }
    }
}
