package judge.foreign;

import java.util.List;
import judge.reason.Code;
import judge.reason.Codes;
import judge.reason.FaultCode;

/** Remarks on an imported problem: what was left out, or is left to a person. */
enum ImportRemark implements FaultCode {
    // The parts that judge it.
    JUDGED_ELSEWHERE("judge"),
    TYPE_NOT_TAKEN("type"),
    TASK_TYPE_NOT_TAKEN("type"),
    OBJECTIVE_NOT_TAKEN,
    MANAGER_NOT_TAKEN,
    PASSES_NOT_TAKEN,
    LINES_NOT_ADDED,
    COMPARISON_NOT_TAKEN("mode"),
    LINES_NOT_COMPARED,
    CHECKER_NOT_CPP("checker"),
    CHECKER_NOT_CPP_BUT_INTERACTOR("checker"),
    CHECKER_NOT_THERE("checker"),
    CHECKER_NOT_THERE_BUT_INTERACTOR("checker"),
    CHECKER_OF_TESTLIB("checker"),
    CHECKER_WITHOUT_SOURCE("checker"),
    CHECKER_TYPE_NOT_TAKEN("type"),
    CHECKER_LANGUAGE_NOT_TAKEN("language"),
    CHECKER_GIVES_POINTS,
    CHECKER_TAKEN("file"),
    INTERACTOR_NOT_CPP("interactor"),
    INTERACTOR_NOT_THERE("interactor"),
    INTERACTOR_TYPE_NOT_TAKEN("interactor"),
    INTERACTOR_TAKEN("file"),
    VALIDATOR_NOT_CPP("validator"),
    VALIDATOR_TAKEN("file"),
    TESTLIB_NEEDED("role", "folder"),
    TESTLIB_OF_LEMON_NEEDED,
    COMPILE_SCRIPT_NOT_TAKEN("file"),
    LANGUAGES_NOT_TAKEN("languages"),
    LANGUAGES_ALL_ALLOWED("languages"),

    // Its tests.
    TEST_DATA_NEEDED,
    TEST_SETS_SEVERAL("name"),
    TEST_NOT_THERE("test"),
    TESTS_NOT_THERE("tests", "count"),
    TESTS_GENERATED,
    LINE_ENDS_OF_WINDOWS,
    NAME_WITHOUT_NUMBER("file"),
    SAMPLES_TAKEN("files"),
    SAMPLES_OF_STATEMENT("file"),
    INPUT_WITHOUT_ANSWER("file"),
    COUNTS_DIFFER("inputs", "input", "answers", "answer"),
    ANSWERS_NAMED("name"),
    OUTPUTS_NOT_HANDED_IN("cases", "key"),
    CASE_OF_N_INPUT_MISSING("count", "case"),
    BEYOND_N_INPUT("files"),
    IN_NO_SUBTASK("file", "list"),
    DIRECTIVE_NOT_READ("line", "file"),
    SUBTASK_EMPTY("subtask"),
    SUBTASK_LACKS_CASES("subtask", "missing", "cases"),
    SUBTASK_DEPENDS_ON_LATER("subtask"),
    SUBTASK_DEPENDS_ON_NONE("subtask", "other"),
    SUBTASK_COUNTS_BEST("subtask"),
    SUBTASK_THRESHOLD("subtask", "threshold"),
    SUBTASKS_MULTIPLY,
    GROUP_OF_POINTS_REQUIRED("group", "required"),
    GROUP_REQUIRED_WHOLE("group", "required"),
    CASES_IN_NO_GROUP,
    POINTS_MULTIPLIED("factor", "before", "after"),
    POINTS_ROUNDED("before", "after"),
    SCORE_TYPE_UNKNOWN("type"),
    SCORE_TYPE_ALONE("key"),
    SCORE_TYPE_WITHOUT_N_INPUT("file", "taken"),

    // Limits and files.
    TIME_LIMITS_MIXED,
    MEMORY_LIMITS_MIXED,
    MEMORY_LIMIT_RAISED("mebibytes"),
    LIMITS_UNKNOWN,
    FILE_NAME_UNUSABLE("file"),
    FILE_NOT_THERE("file", "folder"),
    CHARSET_TAKEN("file", "charset"),
    KEYS_NOT_TAKEN("file", "keys"),
    ELEMENT_NOT_TAKEN("element"),
    FILES_NOT_TAKEN("files"),
    FILES_SEEM_TO_JUDGE("files"),

    // Statements and solutions.
    STATEMENT_NEEDED,
    STATEMENT_TAKEN("file"),
    STATEMENT_PICTURE_NOT_TAKEN("picture"),
    STATEMENT_PICTURE_MISSING("file", "picture"),
    STATEMENT_PICTURE_NOT_SHOWN("file", "picture"),
    STATEMENT_MACROS_UNKNOWN("file", "macros"),
    ACCEPTED_NEEDED,
    ACCEPTED_TAKEN("file"),
    INPUT_VALIDATOR_NEEDED,
    CONTESTANTS_NOT_TAKEN("count", "folder"),
    SOLUTION_NOT_THERE("solution"),
    SOLUTION_LANGUAGE_NOT_TAKEN("language"),
    SOLUTION_OF_PYTHON_2("solution"),
    SOLUTION_TAG_NOT_TAKEN("solution", "tag");

    @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable.
    private final List<String> parameters;

    ImportRemark(String... parameters) {
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
