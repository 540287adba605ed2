package judge.language.java.hint;

import static judge.reason.HintCode.*;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.hint.Rule;
import judge.language.hint.Trouble;
import judge.reason.Hint;

/** The table of exceptions and their usual causes; the first line that fits counts. */
public final class ExceptionHints {

    private static final String NUMBER = "java\\.lang\\.NumberFormatException";
    private static final String INDEX = "java\\.lang\\.ArrayIndexOutOfBoundsException";
    private static final String STRING_BOUNDS = "java\\.lang\\.StringIndexOutOfBoundsException";
    private static final String NULL = "java\\.lang\\.NullPointerException";
    private static final String NONE = "java\\.util\\.NoSuchElementException";
    private static final String CAST = "java\\.lang\\.ClassCastException";
    private static final String ARGUMENT = "java\\.lang\\.(IllegalArgument|ArrayIndexOutOfBounds)Exception";
    private static final String UNSUPPORTED = "java\\.lang\\.UnsupportedOperationException";
    private static final String ARITHMETIC = "java\\.lang\\.ArithmeticException";
    private static final String FILE = "java\\.(io|nio\\.file)\\.\\w*(File|Denied|FileSystem)\\w*Exception";
    private static final String SCANNER = "^java\\.util\\.(Scanner|StringTokenizer)\\.";

    /** The form of {@code new RuntimeException(e)}, from a {@code catch} that passes it on. */
    private static final Pattern WRAPPED = Pattern.compile("^([\\w.$]+\\.\\w+(?:Exception|Error))(?:: )?(.*)");

    private static final int MAX_WRAPPED = 400;

    /** The place of a wrapped exception: the method that threw it is not looked for. */
    private static final String ELSEWHERE = "-";

    private static final List<Rule> RULES = List.of(
            Rule.of(INPUT_NUMBER_TOO_LARGE, "java\\.util\\.InputMismatchException", "\"-?\\d{10,}\"|\\d{40}"),
            Rule.of(INPUT_NOT_A_NUMBER, "java\\.util\\.InputMismatchException"),
            Rule.of(INPUT_LINE_ENDED, NONE, SCANNER, "No line found"),
            Rule.of(INPUT_ENDED, NONE, SCANNER, ""),
            Rule.of(OPTIONAL_EMPTY, NONE, "^java\\.util\\.Optional", ""),
            Rule.of(COLLECTION_EMPTY, NONE),
            Rule.of(STACK_EMPTY, "java\\.util\\.EmptyStackException"),
            Rule.of(NUMBER_FORMAT_EMPTY, NUMBER, "For input string: \"\"|Zero length|empty String"),
            Rule.of(NUMBER_FORMAT_NULL, NUMBER, "null"),
            Rule.of(NUMBER_FORMAT_SPACES, NUMBER, "\"[^\"]*\\s[^\"]*\""),
            Rule.of(NUMBER_FORMAT_DOT, NUMBER, "\"\\.|\"[\\d.]*\\.\\.|\"[\\d.]{20}"),
            Rule.of(NUMBER_FORMAT_LARGE, NUMBER, "\"-?\\d{10,}|\\d{40}"),
            Rule.of(NUMBER_FORMAT_POINT, NUMBER, "\"[-+]?\\d++(?:\\.\\d*+)?+(?:[eE][-+]?\\d++)?+\""),
            Rule.of(NUMBER_FORMAT_COMMA, NUMBER, "\"[-+]?\\d++(?:,\\d++)++(?:\\.\\d++)?+\""),
            Rule.of(NUMBER_FORMAT, NUMBER),
            Rule.of(ARRAY_INDEX_EMPTY, INDEX, "out of bounds for length 0$"),
            Rule.of(ARRAY_INDEX_NEGATIVE, INDEX, "^Index (?<index>-\\d+) "),
            Rule.of(ARRAY_INDEX_AT_END, INDEX, "^Index (?<length>\\d+) out of bounds for length \\k<length>$"),
            Rule.of(ARRAY_INDEX_BEYOND, INDEX, "^Index (?<index>\\d+) out of bounds for length (?<length>\\d+)$"),
            Rule.of(STRING_RANGE, STRING_BOUNDS, "(?:begin |^Range ).*length (?<length>\\d+)"),
            Rule.of(STRING_INDEX, STRING_BOUNDS),
            Rule.of(
                    LIST_INDEX,
                    "java\\.lang\\.IndexOutOfBoundsException",
                    "(?i)^Index:? (?<index>-?\\d+)(?: out of bounds for length |, Size: )(?<length>\\d+)"),
            Rule.of(ARRAY_SIZE_NEGATIVE, "java\\.lang\\.NegativeArraySizeException"),
            Rule.of(ARRAY_STORE, "java\\.lang\\.ArrayStoreException"),
            Rule.of(NULL_UNBOXED, NULL, "\\.(int|long|double|boolean|char|byte|short|float)Value\\(\\)\""),
            Rule.of(NULL_TEXT, NULL, "invoke \"(java\\.lang\\.)?String\\.|readLine\\(\\)\" is null"),
            Rule.of(NULL_TEXT, NULL, "^java\\.util\\.StringTokenizer\\.", ""),
            Rule.of(NULL_ROW, NULL, "(load from|store to) \\w+ array because .*\\[.*\" is null"),
            Rule.of(NULL_ELEMENT, NULL, "because \".*\\[.*\\]\" is null"),
            Rule.of(NULL_POINTER, NULL, "because \"(?<name>[\\w.$]+)\" is null"),
            Rule.of(NULL_POINTER, NULL),
            Rule.of(STACK_OVERFLOW, "java\\.lang\\.StackOverflowError"),
            Rule.of(DIVIDE_BY_ZERO, ARITHMETIC, "(?i)/ by zero|divide by zero|BigInteger divide"),
            Rule.of(DECIMAL_WITHOUT_END, ARITHMETIC, "Non-terminating decimal"),
            Rule.of(NUMBER_OVERFLOW, ARITHMETIC, "overflow|out of .* range"),
            Rule.of(NOT_COMPARABLE, CAST, "^class (?<name>[\\w.$]+) cannot be cast to class java\\.lang\\.Comparable"),
            Rule.of(CLASS_CAST, CAST, "^class (?<from>[\\w.$;\\[]+) cannot be cast to class (?<to>[\\w.$;\\[]+)"),
            Rule.of(MODIFIED_IN_LOOP, "java\\.util\\.ConcurrentModificationException"),
            Rule.of(RANDOM_BOUND, "java\\.lang\\.IllegalArgumentException", "bound must be"),
            Rule.of(COMPARATOR_BROKEN, "java\\.lang\\.IllegalArgumentException", "violates its general contract"),
            Rule.of(RANGE_BACKWARDS, ARGUMENT, "^java\\.util\\.(Arrays|AbstractList|ArrayList)", "\\d+\\)? > "),
            Rule.of(LIST_UNMODIFIABLE, UNSUPPORTED, "^java\\.util\\.(Immutable)?Collections\\$", ""),
            Rule.of(LIST_FIXED_SIZE, UNSUPPORTED, "^java\\.util\\.Abstract(List|Collection)\\.", ""),
            Rule.of(FILE_NOT_FOUND, FILE, "No such file"),
            Rule.of(FILE_NOT_FOUND, "java\\.nio\\.file\\.NoSuchFileException"),
            Rule.of(FILE_DENIED, FILE),
            Rule.of(SCANNER_CLOSED, "java\\.lang\\.IllegalStateException", SCANNER, "Scanner closed"),
            Rule.of(STREAM_CLOSED, "java\\.io\\.IOException", "[Ss]tream [Cc]losed"),
            Rule.of(
                    FORMAT_TYPE,
                    "java\\.util\\.IllegalFormatConversionException",
                    "^(?<letter>\\w) != (?<name>[\\w.]+)"),
            Rule.of(FORMAT_MISSING, "java\\.util\\.MissingFormatArgumentException"),
            Rule.of(FORMAT_UNKNOWN, "java\\.util\\.(UnknownFormat|DuplicateFormat|IllegalFormat)\\w*Exception"),
            Rule.of(REGEX_SYNTAX, "java\\.util\\.regex\\.PatternSyntaxException"),
            // Without a screen, what a window needs may fail in a way of its own before anybody asks for one.
            Rule.of(
                    NO_SCREEN,
                    "java\\.lang\\.(Internal|ExceptionInInitializer|NoClassDefFound|UnsatisfiedLink)Error",
                    "^(?:javax\\.swing|java\\.awt)\\.",
                    ""),
            Rule.of(NO_SCREEN, "java\\.lang\\.RuntimeException", "^(?:javax\\.swing|java\\.awt)\\.", "^Fontconfig "),
            Rule.of(
                    CLASS_NOT_FOUND,
                    "java\\.lang\\.(ClassNotFoundException|NoClassDefFoundError)",
                    "^(?<name>[\\w.$/]+)$"),
            Rule.of(NO_SCREEN, "java\\.awt\\.(HeadlessException|AWTError)"),
            // Only for exceptions that the program itself throws: there the contestant's own message says most.
            Rule.of(
                    THROWN_BY_PROGRAM,
                    "java\\.lang\\.(Runtime|IllegalState|IllegalArgument|UnsupportedOperation)?(Exception|Error)"
                            + "|java\\.lang\\.AssertionError|java\\.io\\.IOException"
                            + "|(?!java\\.|javax\\.|jdk\\.|sun\\.).*",
                    "^$",
                    ""));

    private ExceptionHints() {}

    /**
     * Returns the usual cause of an exception.
     *
     * @param type the exception's class
     * @param message the exception's message; empty where it has none
     * @param called the JDK's method that the program had called; empty where the program threw it itself
     */
    public static Optional<Hint> of(String type, String message, String called) {
        Matcher wrapped = WRAPPED.matcher(message.substring(0, Math.min(message.length(), MAX_WRAPPED)));
        return type.equals("java.lang.RuntimeException") && wrapped.find()
                ? first(new Trouble(wrapped.group(1), ELSEWHERE, wrapped.group(2)))
                        .or(() -> first(new Trouble(type, called, message)))
                : first(new Trouble(type, called, message));
    }

    private static Optional<Hint> first(Trouble trouble) {
        return Rule.first(RULES, trouble);
    }
}
