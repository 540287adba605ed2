package judge.cli.problem;

import java.util.Optional;
import java.util.regex.Pattern;
import judge.sudoku.generate.Hardness;
import judge.sudoku.generate.Range;
import judge.sudoku.generate.Unsolvable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts the text of an option of {@code generate} to its value; {@code UsageSentences} says what is wrong. */
final class RequestConverters {

    /** The most completions that are counted. */
    private static final double MOST_COMPLETIONS = 100_000_000;

    private static final int MOST_GRIDS = 100_000;
    private static final Pattern WHOLE = Pattern.compile("\\d{1,18}");

    /** The package format's rule for names of cases. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_.-]{0,99}");

    private RequestConverters() {}

    private static <T> T required(Optional<T> value) {
        return value.orElseThrow(() -> new TypeConversionException("not of the form"));
    }

    private static long whole(String text, long least, long most) {
        long number = WHOLE.matcher(text).matches() ? Long.parseLong(text) : -1;
        return required(Optional.of(number).filter(value -> least <= value && value <= most));
    }

    static final class Givens implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) whole(text, 0, 81);
        }
    }

    static final class Count implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) whole(text, 0, MOST_GRIDS);
        }
    }

    static final class Completions implements ITypeConverter<Range> {
        @Override
        public Range convert(String text) {
            Range range = required(
                    text.contains("...")
                            ? Optional.<Range>empty()
                            : Range.of(text)
                                    .filter(any -> !text.replace("..", "").contains(".")));
            boolean open = text.endsWith("..");
            double low = Math.max(1, range.low());
            boolean countable = low <= MOST_COMPLETIONS && (open || range.high() <= MOST_COMPLETIONS);
            if (range.high() < low || !countable) {
                throw new TypeConversionException("out of bounds");
            }
            return new Range(low, range.high());
        }
    }

    static final class Trees implements ITypeConverter<Hardness> {
        @Override
        public Hardness convert(String text) {
            return required(Hardness.of(text));
        }
    }

    static final class Reason implements ITypeConverter<Unsolvable> {
        @Override
        public Unsolvable convert(String text) {
            return required(Unsolvable.of(text));
        }
    }

    static final class Name implements ITypeConverter<String> {
        @Override
        public String convert(String text) {
            return required(Optional.of(text).filter(NAME.asMatchPredicate()));
        }
    }
}
