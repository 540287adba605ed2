package judge.language.python.hint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import judge.reason.Hint;
import judge.reason.HintCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages as CPython 3.8 to 3.13 say them; CauseExamplesIT has what the version says that is here. */
class ExceptionCausesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    ValueError | invalid literal for int() with base 10: '' | PYTHON_NUMBER_EMPTY
                    ValueError | could not convert string to float: '' | PYTHON_NUMBER_EMPTY
                    ValueError | invalid literal for int() with base 10: '1 2' | PYTHON_NUMBERS_ON_LINE
                    ValueError | invalid literal for int() with base 10: '1.5' | PYTHON_NUMBER_POINT
                    TypeError | int() argument must be a string or a number, not 'list' | PYTHON_NUMBERS_ON_LINE
                    NameError | name 'true' is not defined. Did you mean: 'True'? | PYTHON_OTHER_NAME
                    NameError | name 'null' is not defined | PYTHON_OTHER_NAME
                    NameError | name 'trues' is not defined | PYTHON_NAME
                    NameError | name 'math' is not defined | PYTHON_IMPORT_MISSING
                    NameError | name 'deque' is not defined | PYTHON_IMPORT_MISSING
                    NameError | name 'maths' is not defined | PYTHON_NAME
                    ValueError | invalid literal for int() with base 10: 'end' | PYTHON_NUMBER
                    ValueError | max() arg is an empty sequence | PYTHON_MAX_EMPTY
                    ValueError | min() iterable argument is empty | PYTHON_MAX_EMPTY
                    TypeError | heappush expected 2 arguments, got 3 | PYTHON_ARGUMENTS
                    TypeError | append expected at most 1 argument, got 2 | PYTHON_ARGUMENTS
                    TypeError | unsupported operand type(s) for +: 'float' and 'str' | PYTHON_TEXT_PLUS_NUMBER
                    TypeError | object of type 'int' has no len() | PYTHON_NOT_SUBSCRIPTABLE
                    ValueError | not enough values to unpack (expected 2, got 1) | PYTHON_UNPACK
                    ValueError | Exceeds the limit (4300 digits) for integer string conversion | PYTHON_DIGITS
                    IndexError | pop from an empty deque | PYTHON_POP_EMPTY
                    SyntaxError | invalid syntax | PYTHON_EVAL
                    PermissionError | [Errno 1] Operation not permitted | PYTHON_PROCESS
                    OSError | [Errno 30] Read-only file system | PYTHON_PROCESS
                    OSError | [Errno 30] Read-only file system: '/x.txt' | FILE_DENIED
                    PermissionError | [Errno 13] Permission denied: 'out.txt' | FILE_DENIED
                    IndexError | list index out of range | PYTHON_INDEX
                    TypeError | '<' not supported between instances of 'str' and 'int' | PYTHON_COMPARED
                    TypeError | cannot unpack non-iterable int object | PYTHON_UNPACK
                    TypeError | list indices must be integers or slices, not tuple | PYTHON_TUPLE_INDEX
                    TypeError | string indices must be integers, not 'tuple' | PYTHON_TUPLE_INDEX
                    TypeError | list indices must be integers or slices, not str | PYTHON_NOT_AN_INTEGER
                    TypeError | unsupported operand type(s) for +=: 'type' and 'int' | PYTHON_BUILTIN_VALUE
                    TypeError | bad operand type for unary -: 'str' | PYTHON_TEXT_RECKONED
                    TypeError | not all arguments converted during string formatting | PYTHON_TEXT_RECKONED
                    TypeError | can't multiply sequence by non-int of type 'str' | PYTHON_TEXT_RECKONED
                    TypeError | unsupported operand type(s) for -: 'str' and 'str' | PYTHON_TEXT_RECKONED
                    TypeError | unsupported operand type(s) for ** or pow(): 'str' and 'str' | PYTHON_TEXT_RECKONED
                    TypeError | unsupported operand type(s) for //=: 'str' and 'str' | PYTHON_TEXT_RECKONED
                    ValueError | invalid literal for int() with base 10: ' ' | PYTHON_SPLIT_MISSING
                    ValueError | invalid literal for int() with base 10: ' x' | PYTHON_NUMBER
                    ValueError | invalid literal for int() with base 10: '.2738..1..1...6735.......293.56928' \
                    | PYTHON_NUMBER_BOARD
                    ValueError | invalid literal for int() with base 10: '53..7.' | PYTHON_NUMBER_BOARD
                    ValueError | invalid literal for int() with base 10: '..#..' | PYTHON_NUMBER_BOARD
                    ValueError | invalid literal for int() with base 10: '.' | PYTHON_NUMBER_BOARD
                    ValueError | could not convert string to float: '..9.' | PYTHON_NUMBER_BOARD
                    ValueError | invalid literal for int() with base 10: '3.5' | PYTHON_NUMBER_POINT
                    ValueError | invalid literal for int() with base 10: '-.5\\n' | PYTHON_NUMBER_POINT
                    ValueError | invalid literal for int() with base 10: '1e9' | PYTHON_NUMBER_POINT
                    ValueError | invalid literal for int() with base 10: '1,000,000' | PYTHON_NUMBER_COMMA
                    ValueError | could not convert string to float: '3,5' | PYTHON_NUMBER_COMMA
                    ValueError | invalid literal for int() with base 10: '\\n' | PYTHON_NUMBER_EMPTY
                    ValueError | invalid literal for int() with base 10: '12a' | PYTHON_NUMBER
                    ValueError | invalid literal for int() with base 10: 'abc.def' | PYTHON_NUMBER
                    ValueError | invalid literal for int() with base 10: '1.2.3.4' | PYTHON_NUMBER_BOARD
                    TypeError | can only concatenate str (not "int") to str | PYTHON_TEXT_PLUS_NUMBER
                    TypeError | unsupported operand type(s) for +: 'int' and 'str' | PYTHON_TEXT_PLUS_NUMBER
                    TypeError | unsupported operand type(s) for +: 'NoneType' and 'int' | PYTHON_NONE
                    TypeError | list indices must be integers or slices, not str | PYTHON_NOT_AN_INTEGER
                    TypeError | add() missing 1 required positional argument: 'b' | PYTHON_ARGUMENTS
                    AttributeError | 'NoneType' object has no attribute 'append' | PYTHON_NONE
                    AttributeError | 'dict' object has no attribute 'has_key' | PYTHON_2_METHOD
                    AttributeError | 'builtin_function_or_method' object has no attribute 'split' | PYTHON_CALL_MISSING
                    AttributeError | 'function' object has no attribute 'append' | PYTHON_CALL_MISSING
                    AttributeError | 'list' object has no attribute 'split' | PYTHON_ATTRIBUTE
                    TypeError | sequence item 0: expected str instance, int found | PYTHON_JOIN
                    AttributeError | module 'random' has no attribute 'seed' | PYTHON_OWN_MODULE
                    RuntimeError | Set changed size during iteration | PYTHON_CHANGED_IN_LOOP
                    UnboundLocalError | cannot access local variable 'x' where it is not | PYTHON_UNBOUND
                    UnboundLocalError | local variable 'x' referenced before assignment | PYTHON_UNBOUND
                    """)
    void nameTheUsualCause(String type, String message, HintCode code) {
        assertThat(ExceptionCauses.of(type, message, "")).map(Hint::code).contains(code);
    }

    @Test
    void takeWhatTheySayFromTheMessage() {
        assertThat(ExceptionCauses.of("AttributeError", "'list' object has no attribute 'push'", ""))
                .contains(new Hint(HintCode.PYTHON_ATTRIBUTE, Map.of("kind", "list", "name", "push")));
        assertThat(ExceptionCauses.of("ModuleNotFoundError", "No module named 'numpy'", ""))
                .contains(new Hint(HintCode.PYTHON_MODULE, Map.of("name", "numpy")));
    }

    @Test
    void sayNothingOfAnExceptionOfTheProgramsOwn() {
        assertThat(ExceptionCauses.of("NoSolution", "x".repeat(1_000), "")).isEmpty();
    }
}
