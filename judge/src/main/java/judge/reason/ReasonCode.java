package judge.reason;

import java.util.List;

/** The reasons for the result of a case or a submission of any problem; the parameters are named in the comments. */
public enum ReasonCode implements Code {
    // Checkers: lines and tokens are counted from 1.
    /**
     * line, token (number in the line), expected, found; of numbers that may differ also expectedDifference, and
     * absolute and relative: the tolerances.
     */
    DIFFERENT_TOKEN("line", "token", "expected", "found", "expectedDifference", "absolute", "relative"),
    /** line (of the last token), expected (the first token that is missing), expectedTokens, foundTokens. */
    OUTPUT_ENDS_EARLY("line", "expected", "expectedTokens", "foundTokens"),
    /** line, found (the first token too many), foundTokens (how many come before it). */
    OUTPUT_GOES_ON("line", "found", "foundTokens"),
    /** line, column, found, expected: the tokens agree, the white space does not; what has ended has no text. */
    DIFFERENT_WHITE_SPACE("line", "column", "found", "expected"),
    /** line, column, expected, found: the first place where an exact comparison fails. */
    DIFFERENT_TEXT("line", "column", "expected", "found"),

    // Mistakes that have a name, in any problem.
    /** The words of the input, not an answer. */
    INPUT_PRINTED(Says.WHAT_WAS_DONE),
    /** expected, found: what is left of it in 32 bits. */
    NUMBER_OVERFLOWS(Says.WHAT_WAS_DONE, "expected", "found"),
    /** expected, found: its first six digits, as streams of C++ print a double. */
    NUMBER_SHORTENED(Says.WHAT_WAS_DONE, "expected", "found"),
    /** expected, found: the same number with a point or an exponent, as floating-point numbers are printed. */
    NUMBER_AS_FRACTION(Says.WHAT_WAS_DONE, "expected", "found"),
    /** The right lines, in another order. */
    LINES_IN_OTHER_ORDER(Says.WHAT_CAME_OUT),
    /** expected, found: the first word that is right but for its letters' case. */
    LETTERS_OF_OTHER_CASE(Says.WHAT_WAS_DONE, "expected", "found"),

    // The checker of the problem.
    /** message: what the problem's own output validator said. */
    VALIDATOR_REJECTS("message"),

    // Ways to end.
    /** limitMillis, usedMillis: CPU time. */
    CPU_TIME_EXCEEDED("limitMillis", "usedMillis"),
    /** limitMillis, usedMillis (CPU), wallMillis: it slept, waited or hung. */
    WALL_TIME_EXCEEDED("limitMillis", "usedMillis", "wallMillis"),
    /** limitBytes: the heap, by the VM's own exit. */
    HEAP_EXHAUSTED("limitBytes"),
    /** limitBytes, peakBytes: memory outside of the heap. */
    MEMORY_EXCEEDED("limitBytes", "peakBytes"),
    /** limitBytes, peakBytes: all that it had resident, in a language that has no heap of a fixed size. */
    RESIDENT_MEMORY_EXCEEDED("limitBytes", "peakBytes"),
    /** limitBytes, declaredBytes: what the program declares, whether it uses it or not; it was not run. */
    STATIC_MEMORY_EXCEEDED("limitBytes", "declaredBytes"),
    /** limit: threads or processes. */
    PROCESSES_EXCEEDED("limit"),
    /** stream (stdout, stderr or a file's name), limitBytes. */
    OUTPUT_EXCEEDED("stream", "limitBytes"),
    /** limitBytes, limitFiles: the scratch folder. */
    SCRATCH_EXCEEDED("limitBytes", "limitFiles"),
    /** exception, message, file, line (0 where unknown). */
    UNCAUGHT_EXCEPTION("exception", "message", "file", "line"),
    /** status. */
    EXIT_STATUS("status"),
    /** signal: its name, such as SIGSEGV. */
    KILLED_BY_SIGNAL("signal"),
    /** the VM reported a fatal error of its own; status. */
    VM_CRASHED("status"),
    /** No output at all, no hint. */
    NO_OUTPUT,
    /** found: the start of what stands on stderr. */
    NO_OUTPUT_BUT_STDERR("found"),
    /** file (what was written), wanted (the name it must have; empty where the answer belongs on standard output). */
    NO_OUTPUT_BUT_FILE("file", "wanted"),

    // Compiling.
    /** errors (how many); javaLevel, javaHere: only where the source seems to be written for a newer Java. */
    COMPILE_ERROR("errors", "javaLevel", "javaHere"),
    /** languages: codes of those that its sources are in. */
    MIXED_LANGUAGES("languages"),

    SHARED_ENDING("ending", "languages", "example"),
    /** language, allowed: codes; the problem wants others. */
    LANGUAGE_NOT_ALLOWED("language", "allowed"),
    /** limitBytes: what the compiler, the assembler or the linker writes is larger. */
    PROGRAM_TOO_LARGE("limitBytes"),
    /** No source file was handed in. */
    NO_SOURCE,
    /** files: headers, and nothing that is compiled. */
    ONLY_HEADERS("files"),
    /** No class has {@code public static void main(String[])}. */
    NO_MAIN_CLASS,
    /** classes: several mains and none is preferred. */
    SEVERAL_MAIN_CLASSES("classes"),
    /** files: several of them, and none has the name of one that is started. */
    SEVERAL_ENTRY_FILES("files"),
    /** file: it has bytes that no text has. */
    UNKNOWN_CHARSET("file"),
    /** file, filekind: it is no source by its first bytes, whatever its name says. */
    NO_TEXT("file", "filekind"),
    /** bytes, limitBytes. */
    SOURCE_TOO_LARGE("bytes", "limitBytes"),
    /** limitMillis. */
    COMPILE_TIME_EXCEEDED("limitMillis"),
    /** limitBytes. */
    COMPILE_MEMORY_EXCEEDED("limitBytes"),
    /** The compiler itself broke down on the source. */
    COMPILER_CRASHED,
    /** file, problem: a file that cannot be taken as a source. */
    SOURCE_UNREADABLE("file", "problem"),

    // Reasons for submissions that are the answers themselves.
    /** file, path (of an entry, or the file itself), leftout: a zip of answers of which nothing is taken. */
    ZIP_REFUSED("file", "path", "leftout"),
    /** file (as it must be named). */
    ANSWER_MISSING("file"),
    /** example (the name of such a file). */
    NO_ANSWER_FILES("example"),
    /** file (as it must be named): answers to questions are in one. */
    NO_ANSWERS_FILE("file"),
    /** file, line (0 where unknown), message: what is wrong with a file of answers to questions. */
    ANSWERS_UNREADABLE("file", "line", "message"),
    /** A question that has no answer. */
    QUESTION_UNANSWERED,
    /** found, expected: the answer to a question, and the right ones. */
    QUESTION_WRONG("found", "expected"),
    /** found, expected: of several options some that are right. */
    QUESTION_PARTLY_RIGHT("found", "expected"),

    // The judge, the host or the problem.
    /** message. */
    HOST_FAILED("message"),
    /** file: of the problem; it was there when the run began. */
    DATA_UNREADABLE("file"),
    /** answer: the file whose text differs from what the reference says. */
    REFERENCE_DISAGREES("answer"),
    /** message. */
    REFERENCE_FAILED("message"),
    /** message. */
    CHECKER_FAILED("message"),
    /** seconds: the time that the problem's own validator has, and did not end in. */
    CHECKER_HUNG("seconds"),
    /** group (a folder of test cases), message: the package's own grader of groups. */
    GRADER_FAILED("group", "message"),
    /** group, score, least, most: what the package says that it can be; texts, as they need not be whole. */
    SCORE_OUT_OF_RANGE("group", "score", "least", "most"),
    /** group: not run because a group it depends on failed. */
    GROUP_NOT_PASSED("group"),
    /** case: not run because that one failed. */
    EARLIER_CASE_FAILED("case");

    /**
     * The parameter that any reason may have beside its own: the number of the pass that it is about, in problems of
     * several passes.
     */
    public static final String PASS = "pass";

    /** The parameter of a program that said nothing in its talk with the problem's validator. */
    public static final String SILENT = "silent";

    /**
     * A parameter of whatever came of a limit of time on a busy machine, so that it is not final: so many per cent of
     * the usual time did the machine take, on the clock.
     */
    public static final String HOST_SLOWNESS_PERCENT = "hostSlownessPercent";

    private final Says says;

    @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable.
    private final List<String> parameters;

    ReasonCode(String... parameters) {
        this(Says.WHAT_IS_WRONG, parameters);
    }

    ReasonCode(Says says, String... parameters) {
        this.says = says;
        this.parameters = List.of(parameters);
    }

    @Override
    public boolean namesMistake() {
        return says != Says.WHAT_IS_WRONG;
    }

    @Override
    public boolean leavesPlaceOpen() {
        return says != Says.WHAT_WAS_DONE;
    }

    @Override
    public List<String> parameters() {
        return parameters;
    }

    /** Reports may have any of them. */
    public static final class All implements Codes {

        @Override
        public List<Code> codes() {
            return List.of(values());
        }
    }
}
