package judge.problem.question;

import java.util.List;
import judge.reason.Code;
import judge.reason.Codes;
import judge.reason.FaultCode;

/** Faults of questions in a package, and of answers that are handed in to them. */
public enum QuestionFault implements FaultCode {
    QUESTIONS_WITHOUT_TYPE("type"),
    QUESTIONS_BESIDE("file"),
    QUESTIONS_NONE("key"),
    QUESTIONS_TOO_MANY("key", "most", "count"),
    QUESTION_NOT_A_MAP("key", "found"),
    QUESTION_ID_MALFORMED("key", "found"),
    QUESTION_ID_TWICE("key", "found"),
    OPTIONS_COUNT("key", "least", "most", "found"),
    OPTION_ID_MALFORMED("key", "found"),
    KEY_OF_OTHER_KIND("key", "kind", "found"),
    RIGHT_ANSWERS_COUNT("key", "kind", "found"),
    RIGHT_ANSWER_UNKNOWN("key", "answer", "known"),
    RIGHT_ANSWER_NO_NUMBER("key", "answer"),
    RIGHT_ANSWER_MALFORMED("key", "most", "found"),
    ANSWER_MALFORMED("key", "most", "found");

    @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable.
    private final List<String> parameters;

    QuestionFault(String... parameters) {
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
