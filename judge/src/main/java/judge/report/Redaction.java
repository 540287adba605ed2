package judge.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import judge.reason.Code;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import org.jspecify.annotations.Nullable;

/**
 * Reasons for secret cases as contestants may see them. All words of a program may be its input: its messages, and the
 * names of its exceptions and files. Only a few characters of its output are kept: enough for a number, which is what
 * one needs to understand a wrong answer.
 *
 * @param sources the submission's sources; a name that is in there is no secret
 */
record Redaction(List<SourceSection> sources) {

    /** The number of characters of a program's text that are kept. */
    static final int SHOWN_CHARACTERS = 12;

    private static final String ELLIPSIS = "…";

    /** Parameters with the own words of a program, or of one of the package that reads the data. */
    private static final Set<ReasonCode> SAYING =
            Set.of(ReasonCode.VALIDATOR_REJECTS, ReasonCode.CHECKER_FAILED, ReasonCode.GRADER_FAILED);

    /** Parameters with what the input has, or what follows from it; the sentences do without. */
    private static final List<String> OF_INPUT = List.of("given", "why");

    /** Parameters of hints that are lines of a source. */
    private static final Set<String> LINES = Set.of("line", "at", "caller", "first");

    /** Parameters of hints with names, which are told if the sources have them. */
    private static final Set<String> NAMES = Set.of("name", "function", "method", "called", "kind", "from", "to");

    /** The most words of a name: too few to say much by their order. */
    private static final int MOST_WORDS = 6;

    /** Parameters of hints that the judge has made of a source and nothing else, but for numbers. */
    private static final Set<String> CHANGES = Set.of("wanted", "changed", "written");

    /** Signals by which the system itself ends programs; any other, like a status, is a value of the program's own. */
    private static final Set<String> SIGNALS =
            Set.of("SIGSEGV", "SIGABRT", "SIGFPE", "SIGILL", "SIGBUS", "SIGKILL", "SIGPIPE", "SIGSYS", "SIGTRAP");

    private static final Set<String> STREAMS = Set.of("stdout", "stderr");

    private static final Pattern NAME = Pattern.compile("[A-Za-z_$][\\w$]*+(?:(?:\\.|::)[A-Za-z_$][\\w$]*+)*+");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_$]+");
    private static final Pattern PARTING = Pattern.compile("[.$]|::");

    /** The exceptions of C++'s library and of Python's; whether Java has an exception is asked of Java. */
    private static final Set<String> EXCEPTIONS = Set.of(
            """
            std::exception std::bad_alloc std::bad_array_new_length std::bad_cast std::bad_typeid
            std::bad_function_call std::bad_optional_access std::bad_variant_access std::bad_any_cast
            std::bad_weak_ptr std::logic_error std::length_error std::out_of_range std::domain_error
            std::invalid_argument std::runtime_error std::range_error std::overflow_error std::underflow_error
            std::regex_error std::system_error std::ios_base::failure std::__ios_failure
            std::filesystem::filesystem_error int char BaseException Exception ArithmeticError AssertionError
            AttributeError BlockingIOError BrokenPipeError BufferError ChildProcessError ConnectionError
            EOFError FileExistsError FileNotFoundError FloatingPointError ImportError IndentationError
            IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError
            ModuleNotFoundError NameError NotADirectoryError NotImplementedError OSError OverflowError
            PermissionError RecursionError ReferenceError RuntimeError StopAsyncIteration StopIteration
            SyntaxError SystemError SystemExit TabError TimeoutError TypeError UnboundLocalError
            UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError ValueError
            ZeroDivisionError decimal.InvalidOperation decimal.DivisionByZero decimal.Overflow
            json.decoder.JSONDecodeError queue.Empty queue.Full re.error struct.error statistics.StatisticsError"""
                    .split("\\s+"));

    Reason of(Reason reason) {
        Map<String, Object> shown = new LinkedHashMap<>(reason.withoutAnswers().parameters());
        shown.keySet().removeAll(OF_INPUT);
        shown.computeIfPresent("found", (name, value) -> cut(value));
        shown.computeIfPresent("message", (name, value) -> message(reason.code(), value));
        shown.computeIfPresent("exception", (name, value) -> isKnown(value.toString()) ? value : ELLIPSIS);
        shown.computeIfPresent(
                "stream",
                (name, value) -> STREAMS.contains(value.toString()) || isInSource(value.toString()) ? value : ELLIPSIS);
        shown.computeIfPresent("status", (name, value) -> ELLIPSIS);
        shown.computeIfPresent("signal", (name, value) -> SIGNALS.contains(value.toString()) ? value : ELLIPSIS);
        if (reason.code() == ReasonCode.NO_OUTPUT_BUT_FILE) {
            shown.computeIfPresent("file", (name, value) -> isInSource(value.toString()) ? value : ELLIPSIS);
        }
        if (reason.code() == ReasonCode.UNCAUGHT_EXCEPTION && !isPlace(shown)) {
            shown.computeIfPresent("file", (name, value) -> "");
            shown.computeIfPresent("line", (name, value) -> 0);
        }
        return new Reason(
                reason.code(), shown, reason.hints().stream().map(this::of).toList());
    }

    /** The hint with lines, names and changes of the sources, and without what may be a value of the case. */
    private Hint of(Hint hint) {
        Map<String, Object> shown = new LinkedHashMap<>(hint.parameters());
        shown.entrySet().removeIf(one -> !isOfSource(one.getKey(), one.getValue()));
        return new Hint(hint.code(), shown);
    }

    private boolean isOfSource(String parameter, Object value) {
        if (value instanceof Number line) {
            return LINES.contains(parameter)
                    && sources.stream()
                            .anyMatch(source ->
                                    line.longValue() <= source.text().lines().count());
        }
        List<String> words =
                WORD.matcher(value.toString()).results().map(MatchResult::group).toList();
        if (NAMES.contains(parameter)) {
            return words.size() <= MOST_WORDS && words.stream().allMatch(this::isInSource);
        }
        return CHANGES.contains(parameter)
                && words.stream().allMatch(word -> word.chars().noneMatch(Character::isDigit) || isInSource(word));
    }

    /** Codes of failures of the host or the package, which name places there and repeat its words. */
    static Reason withoutHostFailure(Reason reason) {
        return reason.code() == ReasonCode.HOST_FAILED
                ? new Reason(reason.code(), Map.of("message", ELLIPSIS), reason.hints())
                : reason;
    }

    /** A text that is no longer than what is shown of texts. */
    static boolean isShort(String text) {
        return text.codePointCount(0, text.length()) <= SHOWN_CHARACTERS;
    }

    /**
     * An exception's message often quotes what could not be parsed; other messages come from the judge or the problem.
     */
    private static Object message(Code code, Object value) {
        if (code == ReasonCode.UNCAUGHT_EXCEPTION) {
            return "";
        }
        return code instanceof ReasonCode known && SAYING.contains(known) ? ELLIPSIS : value;
    }

    /** A line that the program has; in a trace that it makes up, place and class can be any. */
    private boolean isPlace(Map<String, Object> shown) {
        @Nullable Object file = shown.get("file");
        @Nullable Object line = shown.get("line");
        return file != null
                && sources.stream()
                        .filter(source ->
                                source.file().equals(file) || source.file().endsWith("/" + file))
                        .anyMatch(source -> !(line instanceof Number number)
                                || number.longValue() <= source.text().lines().count());
    }

    private boolean isKnown(String exception) {
        if (!NAME.matcher(exception).matches()) {
            return false;
        }
        String[] parts = PARTING.split(exception, -1);
        return EXCEPTIONS.contains(exception) || isOfJava(exception) || isInSource(parts[parts.length - 1]);
    }

    private static boolean isOfJava(String exception) {
        try {
            return Throwable.class.isAssignableFrom(
                    Class.forName(exception, false, ClassLoader.getPlatformClassLoader()));
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    private boolean isInSource(String word) {
        Pattern whole = Pattern.compile("(?<![\\w$])" + Pattern.quote(word) + "(?![\\w$])");
        return !word.isEmpty()
                && sources.stream()
                        .anyMatch(source -> whole.matcher(source.text()).find());
    }

    private static Object cut(Object value) {
        return value instanceof String text && !isShort(text)
                ? text.substring(0, text.offsetByCodePoints(0, SHOWN_CHARACTERS)) + ELLIPSIS
                : value;
    }
}
