package judge.cli.command;

import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.cli.terminal.Palette;
import judge.message.DisplayLanguage;
import judge.render.Format;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts the text of an option to its value; {@code UsageSentences} says what is wrong. */
public final class Converters {

    private static final int MOST_JOBS = 1024;

    private Converters() {}

    public static final class Jobs implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            try {
                int jobs = Integer.parseInt(text);
                if (jobs >= 1 && jobs <= MOST_JOBS) {
                    return jobs;
                }
            } catch (NumberFormatException e) {
                throw new TypeConversionException(String.valueOf(e.getMessage()));
            }
            throw new TypeConversionException("not from 1 to " + MOST_JOBS);
        }
    }

    /** A number of seconds, minutes or hours up to a day. */
    public static final class Time implements ITypeConverter<Duration> {
        private static final Pattern TIME = Pattern.compile("[0-9]{1,5}[smh]");

        @Override
        public Duration convert(String text) {
            if (TIME.matcher(text).matches()) {
                Duration duration = Duration.parse("PT" + text.toUpperCase(Locale.ROOT));
                if (!duration.isZero() && duration.compareTo(Duration.ofDays(1)) <= 0) {
                    return duration;
                }
            }
            throw new TypeConversionException("not from 1s to 24h");
        }
    }

    static final class Tag implements ITypeConverter<DisplayLanguage> {
        @Override
        public DisplayLanguage convert(String text) {
            return DisplayLanguage.ofTag(text).orElseThrow(() -> new TypeConversionException("no such language"));
        }
    }

    static final class Color implements ITypeConverter<Palette.Choice> {
        @Override
        public Palette.Choice convert(String text) {
            return Stream.of(Palette.Choice.values())
                    .filter(choice -> choice.name().equals(text.toUpperCase(Locale.ROOT)))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException("no such choice"));
        }
    }

    public static final class ViewFormat implements ITypeConverter<Format> {
        @Override
        public Format convert(String text) {
            return Format.of(text).orElseThrow(() -> new TypeConversionException("no such format"));
        }
    }

    /** A language that programs are written in, by its code or as people call it. */
    public static final class Language implements ITypeConverter<LanguageName> {
        private static final Map<String, String> OTHER_NAMES =
                Map.of("c++", "cpp", "cc", "cpp", "python", "python3", "py", "python3");

        /** The code that people mean by a word. */
        public static String code(String text) {
            String name = text.toLowerCase(Locale.ROOT);
            return OTHER_NAMES.getOrDefault(name, name);
        }

        @Override
        public LanguageName convert(String text) {
            return LanguageNames.known()
                    .ofCode(code(text))
                    .orElseThrow(() -> new TypeConversionException("no such language"));
        }
    }

    public static final class Percent implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            if (!text.matches("[0-9]{1,3}") || Integer.parseInt(text) < 1 || Integer.parseInt(text) > 100) {
                throw new TypeConversionException("no percentage");
            }
            return Integer.valueOf(text);
        }
    }

    /** A whole number of at most 18 digits, which determines everything random. */
    public static final class Seed implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            if (!text.matches("[0-9]{1,18}")) {
                throw new TypeConversionException("not of the form");
            }
            return Long.valueOf(text);
        }
    }
}
