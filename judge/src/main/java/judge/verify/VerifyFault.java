package judge.verify;

import java.util.List;
import judge.reason.Code;
import judge.reason.Codes;
import judge.reason.FaultCode;

/** Faults that are found when a package is tried. */
enum VerifyFault implements FaultCode {
    // Inputs.
    INPUT_REFUSED("inputs", "validator", "message"),
    INPUT_NOT_REFUSED,
    INPUT_NOT_REFUSED_HERE,
    INPUT_VALIDATOR_HANGS("validator"),
    INPUT_VALIDATOR_OF_PYTHON_2("validator", "message"),
    INPUT_VALIDATOR_LANGUAGE_UNKNOWN,
    INPUT_VALIDATOR_NOT_MADE("message"),
    INPUT_VALIDATOR_OF_VIVA,
    INPUT_VALIDATOR_NAME_TAKEN("validator"),
    INPUT_VALIDATOR_UNKNOWN("validator"),
    DATA_IN_UTF_16("files"),
    DATA_WITH_BYTE_ORDER_MARK("files"),
    INPUT_WITH_FOREIGN_LINE_ENDS("ends", "files"),
    ANSWER_WITH_FOREIGN_LINE_ENDS("ends", "files"),
    ANSWER_OVER_OUTPUT_LIMIT("files"),

    // Answers and outputs.
    ANSWER_CHANGED_UNNOTICED("changed"),
    QUESTION_MISJUDGED("case", "answer"),
    OUTPUT_NOT_ACCEPTED,
    OUTPUT_NOT_REFUSED,
    OUTPUT_NOT_SHOWABLE,
    CHECKER_FAILS_ON_VALID("message"),
    CHECKER_FAILS_ON_INVALID("message"),
    VALIDATOR_FAILS_ON_NOTHING("message"),
    VALIDATOR_FAILS_ON_WORD("message"),
    VALIDATOR_HANGS("seconds"),
    VALIDATOR_HANGS_ON_SOME("seconds"),

    // Submissions of the jury.
    CASE_FAILS("case", "verdict", "message"),
    SUBMISSION_NOT_COMPILED("message"),
    SUBMISSIONS_NOT_TRIED("submissions"),
    SUBMISSIONS_WITHOUT_LANGUAGE("submissions", "message"),
    SUBMISSION_TOO_LARGE("size", "most"),
    SUBMISSION_LATE_ELSEWHERE("language", "factor", "setting"),
    STANDARD_MISSING("setting", "submissions"),
    GRADER_NOT_CONTENT("verdict"),
    BEST_SCORE_REACHED,
    PARTLY_RIGHT("points", "best"),
    PARTLY_RIGHT_OF_LOWEST("points", "best");

    @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable.
    private final List<String> parameters;

    VerifyFault(String... parameters) {
        this.parameters = List.of(parameters);
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
