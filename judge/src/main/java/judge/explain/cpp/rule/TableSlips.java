package judge.explain.cpp.rule;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.Token;
import judge.reason.Hint;

/** Slips with tables that are written down: the lengths of months, the steps of a search from cell to cell. */
final class TableSlips {

    private static final Shape TABLE = Shape.of("$name [ .. ] = { $values:some }");
    private static final Shape PAIRS = Shape.of("$name [ .. ] [ 2 ] = { $values«...» }");

    private static final Pattern STEP = Pattern.compile("-?[01]");
    private static final Pattern PAIR = Pattern.compile("\\{-?[0-9],-?[0-9]\\}");
    private static final Pattern DAYS = Pattern.compile("[0-9]{1,2}");

    /** The words that may stand between two tables that belong together. */
    private static final Set<String> BETWEEN = Set.of(";", ",", "static", "const", "int", "constexpr", "short", "char");

    private static final List<String> MONTHS =
            List.of("31", "28", "31", "30", "31", "30", "31", "31", "30", "31", "30", "31");

    private static final int FEBRUARY = 1;
    private static final int LEAST_RIGHT = 6;

    private TableSlips() {}

    /** The values of a table without blanks; none where one is no such value. */
    private static List<String> values(Shape.Match table, Pattern one) {
        List<String> values = table.get("values").split(",").stream()
                .map(value -> value.plain().replace(" ", ""))
                .filter(value -> !value.isEmpty())
                .toList();
        return values.stream().allMatch(value -> one.matcher(value).matches()) ? values : List.of();
    }

    /** Twelve numbers that can only be the days of months, and are not. */
    static Optional<Hint> months(ParsedSource source) {
        return TABLE.all(source.tree().code())
                .filter(table -> areWrongMonths(values(table, DAYS)))
                .findFirst()
                .map(table -> hint("month-lengths", table));
    }

    private static Hint hint(String code, Shape.Match table) {
        return Hint.of(code, "name", table.text("name")).with("line", (long) table.line());
    }

    private static boolean areWrongMonths(List<String> numbers) {
        List<String> months = numbers.size() == MONTHS.size() + 1 ? numbers.subList(1, numbers.size()) : numbers;
        if (months.size() != MONTHS.size() || !Set.of("28", "29").contains(months.get(FEBRUARY))) {
            return false;
        }
        long right = IntStream.range(0, MONTHS.size())
                .filter(i -> i == FEBRUARY || months.get(i).equals(MONTHS.get(i)))
                .count();
        return right >= LEAST_RIGHT
                && right < MONTHS.size()
                && months.stream().allMatch(one -> one.compareTo("28") >= 0 && one.compareTo("31") <= 0);
    }

    /** Two tables of steps, or one of pairs, that have a step twice and so leave out another. */
    static Optional<Hint> directions(ParsedSource source) {
        Fragment code = source.tree().code();
        List<Shape.Match> tables =
                TABLE.all(code).filter(table -> !values(table, STEP).isEmpty()).toList();
        return PAIRS.all(code)
                .filter(table -> hasTwice(values(table, PAIR)))
                .findFirst()
                .or(() -> IntStream.range(1, tables.size())
                        .filter(i -> isSecond(tables.get(i - 1), tables.get(i)))
                        .mapToObj(tables::get)
                        .findFirst())
                .map(table -> hint("direction-twice", table));
    }

    /** Tells whether a table of steps stands beside the one before it, and both together have a step twice. */
    private static boolean isSecond(Shape.Match first, Shape.Match second) {
        List<String> one = values(first, STEP);
        List<String> other = values(second, STEP);
        List<String> steps = new ArrayList<>();
        for (int i = 0; i < one.size() && one.size() == other.size(); i++) {
            steps.add(one.get(i) + " " + other.get(i));
        }
        Fragment between = first.code().part(first.code().to(), second.code().from());
        return hasTwice(steps) && between.tokens().stream().map(Token::text).allMatch(BETWEEN::contains);
    }

    /** Tells whether steps to all sides have one of them twice. */
    private static boolean hasTwice(List<String> steps) {
        return (steps.size() == 4 || steps.size() == 8) && new HashSet<>(steps).size() < steps.size();
    }
}
