package judge.explain.cpp.rule;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.reason.Hint;

/** Slips with tables that are written down or filled once: the lengths of months, factorials modulo a number. */
final class TableSlips {

    private static final Pattern NUMBERS = Pattern.compile(
            "\\b(\\w++)\\s*+\\[[^\\]]{0,20}\\]\\s*+=\\s*+\\{((?:\\s*+[0-9]{1,2}\\s*+,){11,13}\\s*+[0-9]{1,2})");

    private static final List<Integer> MONTHS = List.of(31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31);

    private static final int FEBRUARY = 1;
    private static final int LEAP = 29;
    private static final int LEAST_RIGHT = 6;

    private TableSlips() {}

    /** Twelve numbers that can only be the days of months, and are not. */
    static Optional<Hint> months(BareSource source) {
        Matcher table = NUMBERS.matcher(source.code());
        while (table.find()) {
            List<Integer> numbers = Stream.of(table.group(2).split(",", -1))
                    .map(one -> Integer.valueOf(one.strip()))
                    .toList();
            List<Integer> months = numbers.size() == MONTHS.size() + 1 ? numbers.subList(1, numbers.size()) : numbers;
            if (months.size() == MONTHS.size() && looksLikeMonths(months) && !isRight(months)) {
                return Optional.of(source.at(Hint.of("month-lengths", "name", table.group(1)), table.start()));
            }
        }
        return Optional.empty();
    }

    private static boolean looksLikeMonths(List<Integer> numbers) {
        int right = 0;
        for (int i = 0; i < numbers.size(); i++) {
            right += numbers.get(i).equals(MONTHS.get(i)) ? 1 : 0;
        }
        int february = numbers.get(FEBRUARY);
        return right >= LEAST_RIGHT
                && (february == MONTHS.get(FEBRUARY) || february == LEAP)
                && numbers.stream().allMatch(one -> one >= MONTHS.get(FEBRUARY) && one <= MONTHS.get(0));
    }

    private static boolean isRight(List<Integer> numbers) {
        for (int i = 0; i < numbers.size(); i++) {
            if (i != FEBRUARY && !numbers.get(i).equals(MONTHS.get(i))) {
                return false;
            }
        }
        return true;
    }
}
