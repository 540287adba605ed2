package judge.language.gnu.compile;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.Compilation.Diagnostic;

/**
 * Reads what GCC says as text. It is asked for where the other form says too little: where there were so many errors
 * that the compiler gave up, that form is empty, and where an error is in a header of the library, only the text says
 * which line of the submission has led there.
 *
 * @param within makes a path within the submission of a path that the compiler sees; empty for any other
 * @param lines the line of a file of the submission
 */
record GnuText(UnaryOperator<String> within, BiFunction<String, Long, String> lines) {

    private static final int MAX = 100;
    private static final int MAX_MESSAGE = 2_000;

    /** A message with a place, or of the whole file. */
    private static final Pattern MESSAGE = Pattern.compile("(?:(?<file>[^:]+):(?<line>\\d+):(?:(?<column>\\d+):)?"
            + "|cc1(?:plus)?:(?= (?:fatal )?error)) (?<kind>fatal error|error|warning|sorry, unimplemented"
            + "|internal compiler error): (?<message>.*)");

    /** The option at the end of the line by which it is no warning or no error. */
    private static final Pattern OPTION = Pattern.compile("(?<message>.*) \\[(?<option>-[Wf][^]\\s]*)]");

    private static final Pattern LED_THERE =
            Pattern.compile("(?<file>[^:]+):(?<line>\\d+):(?:(?<column>\\d+):)? +required from .*");

    /** The errors and warnings, in the order of the compiler. */
    List<Diagnostic> read(byte[] said) {
        List<Diagnostic> diagnostics = new ArrayList<>();
        Place led = Place.NONE;
        for (String line : new String(said, StandardCharsets.UTF_8).lines().toList()) {
            Matcher message = MESSAGE.matcher(line);
            Matcher required = LED_THERE.matcher(line);
            if (message.matches() && diagnostics.size() < MAX) {
                Place own = place(message);
                Place place = own.file.isEmpty() ? led : own;
                diagnostics.add(diagnostic(message, place));
                led = Place.NONE;
            } else if (required.matches() && !place(required).file.isEmpty()) {
                led = place(required);
            }
        }
        return diagnostics;
    }

    /** An error that nothing else is known of. */
    static Diagnostic silent(String message) {
        return new Diagnostic("error", "", 0, 0, message, "", "");
    }

    /** Somewhere in the submission, or nowhere. */
    private record Place(String file, long line, long column) {
        static final Place NONE = new Place("", 0, 0);
    }

    private Place place(Matcher matcher) {
        String named = matcher.group("file");
        String file = named == null ? "" : within.apply(named);
        String column = matcher.group("column");
        return file.isEmpty()
                ? Place.NONE
                : new Place(file, number(matcher.group("line")), column == null ? 0 : number(column));
    }

    /** A source can claim to have any number of lines. */
    private static long number(String digits) {
        return digits.length() > 9 ? 0 : Long.parseLong(digits);
    }

    private Diagnostic diagnostic(Matcher matcher, Place place) {
        String said = matcher.group("message");
        Matcher option = OPTION.matcher(said);
        boolean known = option.matches();
        String message = known ? option.group("message") : said;
        return new Diagnostic(
                matcher.group("kind").equals("warning") ? "warning" : "error",
                place.file,
                place.line,
                place.column,
                message.length() <= MAX_MESSAGE ? message : message.substring(0, MAX_MESSAGE) + " ...",
                place.file.isEmpty() ? "" : lines.apply(place.file, place.line),
                known ? option.group("option") : "");
    }
}
