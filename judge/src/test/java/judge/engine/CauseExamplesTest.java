package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import judge.language.CauseExample;
import judge.reason.HintCode;
import org.junit.jupiter.api.Test;

class CauseExamplesTest {

    /**
     * The zoo's problem does not mind white space: HintingCheckerTest has these. Where the time goes is what check
     * looks for, not the judge: SlowProgramIT. Its package has no files beside submissions: OwnProcessIT. It does not
     * talk: InteractiveIT. Messages of other versions of Python are in ExceptionCausesTest, some of javac in
     * CompilerHintsTest.
     */
    private static final Set<HintCode> ELSEWHERE = Set.of(
            HintCode.OUTPUT_CRLF,
            HintCode.OUTPUT_LAST_NEWLINE,
            HintCode.OUTPUT_NONE,
            HintCode.OUTPUT_LIST,
            HintCode.OUTPUT_TRUTH,
            HintCode.OUTPUT_BYTES,
            HintCode.OUTPUT_OBJECT,
            HintCode.OUTPUT_LINES_BEFORE,
            HintCode.OUTPUT_DECIMALS,
            HintCode.OUTPUT_LAST_DIGIT,
            HintCode.OUTPUT_NAN,
            HintCode.OUTPUT_CONTROL,
            HintCode.OUTPUT_DIGITS,
            HintCode.OUTPUT_DOUBLE,
            HintCode.OUTPUT_ONE_OFF,
            HintCode.PYTHON_CALL_MISSING,
            HintCode.PYTHON_JOIN,
            HintCode.TIME_SPENT,
            HintCode.TIME_GROWS,
            HintCode.LIST_FRONT_SLOW,
            HintCode.LIST_GET_SLOW,
            HintCode.LIST_SEARCH_SLOW,
            HintCode.TEXT_GROWS_SLOW,
            HintCode.LOOP_UNTIL_EOF,
            HintCode.GETLINE_AFTER_NUMBER,
            HintCode.MEMSET_VALUE,
            HintCode.FRACTION_LOST,
            HintCode.MAX_FROM_ZERO,
            HintCode.INPUT_BEYOND_INT,
            HintCode.INPUT_BEYOND_LONG,
            HintCode.TEXT_TOO_LONG,
            HintCode.CHAR_READS_LINE_END,
            HintCode.REMAINDER_NEGATIVE,
            HintCode.INFINITY_SMALL,
            HintCode.NOT_RESET,
            HintCode.MACRO_PARENTHESES,
            HintCode.RANGE_END,
            HintCode.STREAM_NOT_CLEARED,
            HintCode.LOOP_ERASES,
            HintCode.LOOP_FIXED,
            HintCode.INPUT_NEGATIVE,
            HintCode.INPUT_BEYOND_CHAR,
            HintCode.INPUT_DECIMALS,
            HintCode.GLOBAL_HIDDEN,
            HintCode.SUM_WHOLE,
            HintCode.MAP_GROWS,
            HintCode.QUEUE_NOT_MARKED,
            HintCode.MEMO_NOT_KEPT,
            HintCode.CALLS_REPEATED,
            HintCode.ALL_PATHS_TRIED,
            HintCode.LOOPS_NESTED,
            HintCode.MONTH_LENGTHS,
            HintCode.TRIAL_DIVISION,
            HintCode.SCANNED_EACH_ROUND,
            HintCode.REMAINDER_DIVIDED,
            HintCode.SORT_BY_EXCHANGING,
            HintCode.CASES_UNUSED,
            HintCode.LOOP_SIZE_SHRINKS,
            HintCode.MAP_INSERTS,
            HintCode.ELEMENT_COPY,
            HintCode.REMOVE_ONLY,
            HintCode.CHAR_CODE_PRINTED,
            HintCode.SORT_FROM_ONE,
            HintCode.HEAP_LARGEST_FIRST,
            HintCode.SHORT_TOO_SMALL,
            HintCode.BOOL_NUMBER,
            HintCode.CHAR_TOO_SMALL,
            HintCode.PARAMETER_COPY,
            HintCode.POINTER_COPY,
            HintCode.COMPARATOR_NOT_STRICT,
            HintCode.SIZE_MINUS_ONE,
            HintCode.ACCUMULATE_START,
            HintCode.UNSIGNED_COUNTDOWN,
            HintCode.SEARCH_STALLS,
            HintCode.DOUBLES_UNEQUAL,
            HintCode.CONTINUE_SKIPS,
            HintCode.STEP_ZERO,
            HintCode.NEVER_POPPED,
            HintCode.LOOP_STRLEN,
            HintCode.STRING_COPIED,
            HintCode.COPIED_EACH_CALL,
            HintCode.CHANGED_HELPS,
            HintCode.ADDED_HELPS,
            HintCode.LEFT_OUT_HELPS,
            HintCode.MOVED_OUT_HELPS,
            HintCode.MOVED_IN_HELPS,
            HintCode.EXCHANGED_HELPS,
            HintCode.TERNARY_PRINTED,
            HintCode.SCANF_OCTAL,
            HintCode.SORT_MISSING,
            HintCode.POWER_XOR,
            HintCode.HEAD_NOT_SET,
            HintCode.MEMO_ZERO,
            HintCode.SET_SEARCHED,
            HintCode.PATHS_NOT_SHORTENED,
            HintCode.SORT_EACH_ROUND,
            HintCode.USED_AFTER_MOVE,
            HintCode.LOCAL_HIDDEN,
            HintCode.COUNTER_SHARED,
            HintCode.FUNCTION_NO_EFFECT,
            HintCode.PRECISION_NOT_FIXED,
            HintCode.ARRAY_TOO_LARGE,
            HintCode.ITERATOR_END,
            HintCode.MALLOC_BYTES,
            HintCode.MARKED_LATE,
            HintCode.DIRECTION_TWICE,
            HintCode.INPUT_UNREAD,
            HintCode.PYTHON_NOT_CALLED,
            HintCode.PYTHON_MAIN_NAME,
            HintCode.PYTHON_ROWS_SHARED,
            HintCode.PYTHON_TEXTS_SORTED,
            HintCode.LENGTH_NAME,
            HintCode.NAME_ELSEWHERE,
            HintCode.CHAR_QUOTES,
            HintCode.CONDITION_NUMBER,
            HintCode.ARRAY_C_STYLE,
            HintCode.ABSTRACT_MADE,
            HintCode.SORT_OF_NUMBERS,
            HintCode.INPUT_LINE_ENDS, // HintingCheckerTest has it.
            HintCode.CPP_LARGE_DATA, // GnuIT has it: the program that results is too large.
            // FileMistakesTest has these.
            HintCode.FILE_MODE,
            HintCode.FILE_OUTPUT_READ,
            HintCode.FILE_INPUT_WRITTEN,
            HintCode.FILE_INPUT_NAME,
            HintCode.FILE_OUTPUT_NAME,
            HintCode.ANSWER_CRLF,
            HintCode.FILE_OUTPUT_AS_INPUT,
            HintCode.FILE_INPUT_AS_OUTPUT,
            HintCode.FILE_OTHER_STREAM,
            HintCode.FILE_NOT_TAKEN,
            HintCode.SCANNER_TEXT,
            HintCode.NUMBER_FORMAT_POINT,
            HintCode.NUMBER_FORMAT_COMMA,
            HintCode.PYTHON_NUMBER_BOARD,
            HintCode.PYTHON_NUMBER_COMMA,
            HintCode.TALK_WAITS,
            HintCode.TALK_UNREAD,
            HintCode.LOOP_READS_BEYOND,
            HintCode.PACKAGE_STARTS_PROCESS);

    /** Small changes of failed programs are tried by check only; JavaChangesTest has each cause. */
    private static final String FOUND_BY_CHANGES = "JAVA_";

    /** Files of which a test compares each example with what the judge tells, CauseExamplesIT among others. */
    private static final List<String> FILES = List.of(
            "gnu/errors.txt",
            "gnu/warnings.txt",
            "gnu/mistakes.txt",
            "gnu/runs.txt",
            "java/errors.txt",
            "java/exceptions.txt",
            "python/errors.txt",
            "python/exceptions.txt",
            "python/slips.txt");

    @Test
    void thereIsAnExampleOfEveryCause() throws IOException {
        Set<String> shown = new TreeSet<>();
        for (Path deed : Zoo.deeds()) {
            Optional.ofNullable(Zoo.expected(deed).get("hint")).ifPresent(shown::add);
        }
        for (String file : FILES) {
            CauseExample.all(file).forEach(example -> shown.add(example.code()));
        }
        shown.remove("none");

        assertThat(shown)
                .isEqualTo(Arrays.stream(HintCode.values())
                        .filter(code -> !ELSEWHERE.contains(code))
                        .filter(code -> !code.name().startsWith(FOUND_BY_CHANGES))
                        .map(HintCode::code)
                        .collect(Collectors.toSet()));
    }

    /** Tests, and whoever takes them over, tell examples by their names. */
    @Test
    void noTwoExamplesOfAFileHaveTheSameName() throws IOException {
        for (String file : FILES) {
            assertThat(CauseExample.all(file))
                    .as(file)
                    .extracting(CauseExample::name)
                    .doesNotHaveDuplicates();
        }
    }
}
