package judge.program;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.reason.Code;
import judge.reason.Codes;
import judge.reason.FaultCode;
import judge.reason.Reason;
import judge.sandbox.Ending;

/** Failures of the programs of a package, and of inferring its time limit. */
public enum ProgramFailure implements FaultCode {
    // A program of a package cannot be made.
    PROGRAM_NOT_COMPILED("program", "message"),
    TESTLIB_MISSING("file", "line"),
    PROGRAM_NOT_BUILT("program", "message"),
    BUILD_FAILED("program", "message"),
    BUILD_TOO_LARGE("mebibytes", "message"),
    PROGRAM_FILES_TOO_LARGE("program", "files", "mebibytes"),
    PROGRAM_SOURCES_TOO_LARGE("program", "most", "file"),
    PROGRAM_UNREADABLE("program", "message"),
    PROGRAM_LINK_LEAVES("program"),
    GRAMMAR_TOO_LARGE("file", "most"),
    BUILD_WITHOUT_RUN,
    SCRIPT_FILES_TOO_LARGE("files", "mebibytes"),
    SCRIPT_LEAVES_TOO_MUCH("mebibytes"),
    SCRIPT_TAKES_TOO_MUCH("ending"),
    SCRIPT_LEAVES_NOTHING,
    CHECKTESTDATA_MISSING("program"),

    // A program of a package fails.
    PROGRAM_ENDS_WITH("ending", "message"),
    GENERATES_NO_INPUT("call", "message"),
    GENERATES_REFUSED_INPUT("call", "validator", "message"),
    PROGRAM_SAYS_NOTHING("ending"),
    ENDING_STATUS("status"),
    ENDING_SIGNAL("signal"),
    ENDING_TIME,
    ENDING_MEMORY,
    ENDING_PROCESSES,
    ENDING_OUTPUT,
    ENDING_FILES,
    TAKES_TOO_LONG("seconds"),
    NEVER_ENDS,
    TAKES_TOO_MUCH_MEMORY("mebibytes"),
    STARTS_TOO_MANY_PROCESSES,
    PRINTS_TOO_MUCH("mebibytes"),
    WRITES_TOO_MUCH("mebibytes"),
    FILLS_ITS_FOLDER,
    ENDED_WITH("ending", "message"),
    GRADER_ANSWER_UNCLEAR("found"),
    GRADER_SCORE_TOO_LARGE("found"),

    // The jury's submission that tells what is right fails itself.
    ANSWERS_NOT_THERE,
    ANSWERS_NOT_COMPILED("submission"),
    ANSWERS_FAIL("submission", "verdict", "why"),

    // An output validator says what it may not.
    VALIDATION_OUTPUT_EXCEEDED("file"),
    PASSES_EXCEEDED("passes"),
    NEXT_PASS_OF_REJECTED,
    NEXT_PASS_NO_FILE,
    FEEDBACK_TOO_LARGE,
    SCORE_FILES_SEVERAL,
    MULTIPLIER_WITHOUT_BOUND,
    SCORE_FILE_MISSING,
    SCORE_OF_REJECTED("file"),
    SCORE_FILE_IN_GROUP("file"),
    SCORE_FILE_NOT_ASKED_FOR("file"),
    SCORE_FILE_UNKNOWN("file"),
    MULTIPLIER_OUT_OF_RANGE("found"),
    SCORE_NEGATIVE("found"),
    SCORE_TOO_HIGH("found", "most"),
    SCORE_FILE_NOT_A_NUMBER("file", "found"),
    SCORE_FILE_TOO_LARGE("file", "found"),
    SCORE_FILE_NO_FILE("file"),

    // A time limit cannot be inferred.
    TIME_LIMIT_UNKNOWN("problem", "message"),
    NONE_ACCEPTED("verdicts"),
    NO_ACCEPTED_LANGUAGE_KNOWN,
    SUBMISSION_UNREADABLE("submission", "message"),
    SUBMISSIONS_UNREADABLE("message"),
    SUBMISSION_NOT_RUN("submission", "message"),
    VALIDATOR_HANGS_ON("case", "submission");

    /** As the judge's own steps around a script say it. */
    private static final Pattern STEPS = Pattern.compile("it ends with status (\\d{1,3})(?:: (.*))?", Pattern.DOTALL);

    @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable.
    private final List<String> parameters;

    ProgramFailure(String... parameters) {
        this.parameters = List.of(parameters);
    }

    /** Returns the reason for a program's ending. */
    public static Reason of(Ending ending) {
        if (ending instanceof Ending.Exited exited) {
            return ENDING_STATUS.of(exited.status());
        }
        if (ending instanceof Ending.Signalled killed) {
            return ENDING_SIGNAL.of(killed.signal());
        }
        return switch (((Ending.Exceeded) ending).resource()) {
            case CPU_TIME, WALL_TIME -> ENDING_TIME.of();
            case MEMORY -> ENDING_MEMORY.of();
            case PROCESSES -> ENDING_PROCESSES.of();
            case STDOUT, STDERR -> ENDING_OUTPUT.of();
            case SCRATCH -> ENDING_FILES.of();
        };
    }

    /** The same of one that must not end so, with its last words; they may be empty. */
    public static Reason endsWith(Ending ending, String words) {
        return PROGRAM_ENDS_WITH.of(of(ending), words);
    }

    /** A script's end as the judge's own steps around it tell it; a script's own words as they are. */
    static Object ofSteps(String said) {
        if (said.equals("it leaves no file called run")) {
            return BUILD_WITHOUT_RUN.of();
        }
        Matcher ends = STEPS.matcher(said);
        return ends.matches()
                ? PROGRAM_ENDS_WITH.of(
                        ENDING_STATUS.of(Integer.parseInt(ends.group(1))), ends.group(2) == null ? "" : ends.group(2))
                : said;
    }

    @Override
    public List<String> parameters() {
        return parameters;
    }

    /** The codes of the family: a stored or sent fault may have any of them. */
    public static final class All implements Codes {

        @Override
        public List<Code> codes() {
            return List.of(values());
        }
    }
}
