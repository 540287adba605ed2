package judge.explain.python.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import judge.reason.Hint;
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
                    ValueError | invalid literal for int() with base 10: '' | python-number-empty
                    ValueError | could not convert string to float: '' | python-number-empty
                    ValueError | invalid literal for int() with base 10: '1 2' | python-numbers-on-line
                    ValueError | invalid literal for int() with base 10: '1.5' | python-number-point
                    TypeError | int() argument must be a string or a number, not 'list' | python-numbers-on-line
                    NameError | name 'true' is not defined. Did you mean: 'True'? | python-other-name
                    NameError | name 'null' is not defined | python-other-name
                    NameError | name 'trues' is not defined | python-name
                    NameError | name 'math' is not defined | python-import-missing
                    NameError | name 'deque' is not defined | python-import-missing
                    NameError | name 'maths' is not defined | python-name
                    ValueError | invalid literal for int() with base 10: 'end' | python-number
                    ValueError | max() arg is an empty sequence | python-max-empty
                    ValueError | min() iterable argument is empty | python-max-empty
                    TypeError | heappush expected 2 arguments, got 3 | python-arguments
                    TypeError | append expected at most 1 argument, got 2 | python-arguments
                    TypeError | unsupported operand type(s) for +: 'float' and 'str' | python-text-plus-number
                    TypeError | object of type 'int' has no len() | python-not-subscriptable
                    ValueError | not enough values to unpack (expected 2, got 1) | python-unpack
                    ValueError | Exceeds the limit (4300 digits) for integer string conversion | python-digits
                    IndexError | pop from an empty deque | python-pop-empty
                    SyntaxError | invalid syntax | python-eval
                    PermissionError | [Errno 1] Operation not permitted | python-process
                    OSError | [Errno 30] Read-only file system | python-process
                    OSError | [Errno 30] Read-only file system: '/x.txt' | file-denied
                    PermissionError | [Errno 13] Permission denied: 'out.txt' | file-denied
                    IndexError | list index out of range | python-index
                    TypeError | '<' not supported between instances of 'str' and 'int' | python-compared
                    TypeError | cannot unpack non-iterable int object | python-unpack
                    TypeError | list indices must be integers or slices, not tuple | python-tuple-index
                    TypeError | string indices must be integers, not 'tuple' | python-tuple-index
                    TypeError | list indices must be integers or slices, not str | python-not-an-integer
                    TypeError | unsupported operand type(s) for +=: 'type' and 'int' | python-builtin-value
                    TypeError | can only concatenate tuple (not "list") to tuple | python-list-plus
                    TypeError | can only concatenate list (not "NoneType") to list | python-none
                    TypeError | can only concatenate str (not "list") to str | python-list-plus
                    TypeError | unsupported operand type(s) for +: 'int' and 'list' | python-list-plus
                    TypeError | 'dict_keys' object is not subscriptable | python-no-position
                    TypeError | 'map' object is not subscriptable | python-no-position
                    TypeError | 'set' object is not iterable | python-not-subscriptable
                    TypeError | sort() takes no positional arguments | python-key-named
                    TypeError | sorted expected 1 argument, got 0 | python-arguments
                    TypeError | can only concatenate str (not "Decimal") to str | python-text-plus-number
                    TypeError | can only concatenate str (not "bool") to str | python-text-plus-number
                    TypeError | bad operand type for unary -: 'str' | python-text-reckoned
                    TypeError | not all arguments converted during string formatting | python-text-reckoned
                    TypeError | can't multiply sequence by non-int of type 'str' | python-text-reckoned
                    TypeError | unsupported operand type(s) for -: 'str' and 'str' | python-text-reckoned
                    TypeError | unsupported operand type(s) for ** or pow(): 'str' and 'str' | python-text-reckoned
                    TypeError | unsupported operand type(s) for //=: 'str' and 'str' | python-text-reckoned
                    ValueError | invalid literal for int() with base 10: ' ' | python-split-missing
                    ValueError | invalid literal for int() with base 10: ' x' | python-number
                    ValueError | invalid literal for int() with base 10: '.2738..1..1...6735.......293.56928' \
                    | python-number-board
                    ValueError | invalid literal for int() with base 10: '53..7.' | python-number-board
                    ValueError | invalid literal for int() with base 10: '..#..' | python-number-board
                    ValueError | invalid literal for int() with base 10: '.' | python-number-board
                    ValueError | could not convert string to float: '..9.' | python-number-board
                    ValueError | invalid literal for int() with base 10: '3.5' | python-number-point
                    ValueError | invalid literal for int() with base 10: '-.5\\n' | python-number-point
                    ValueError | invalid literal for int() with base 10: '1e9' | python-number-point
                    ValueError | invalid literal for int() with base 10: '1,000,000' | python-number-comma
                    ValueError | could not convert string to float: '3,5' | python-number-comma
                    ValueError | invalid literal for int() with base 10: '\\n' | python-number-empty
                    ValueError | invalid literal for int() with base 10: '12a' | python-number
                    ValueError | invalid literal for int() with base 10: 'abc.def' | python-number
                    ValueError | invalid literal for int() with base 10: '1.2.3.4' | python-number-board
                    TypeError | can only concatenate str (not "int") to str | python-text-plus-number
                    TypeError | unsupported operand type(s) for +: 'int' and 'str' | python-text-plus-number
                    TypeError | unsupported operand type(s) for +: 'NoneType' and 'int' | python-none
                    TypeError | list indices must be integers or slices, not str | python-not-an-integer
                    TypeError | add() missing 1 required positional argument: 'b' | python-arguments
                    AttributeError | 'NoneType' object has no attribute 'append' | python-none
                    AttributeError | 'dict' object has no attribute 'has_key' | python-2-method
                    AttributeError | 'builtin_function_or_method' object has no attribute 'split' | python-call-missing
                    AttributeError | 'function' object has no attribute 'append' | python-call-missing
                    AttributeError | 'list' object has no attribute 'split' | python-attribute
                    TypeError | sequence item 0: expected str instance, int found | python-join
                    AttributeError | module 'random' has no attribute 'seed' | python-own-module
                    RuntimeError | Set changed size during iteration | python-changed-in-loop
                    UnboundLocalError | cannot access local variable 'x' where it is not | python-unbound
                    UnboundLocalError | local variable 'x' referenced before assignment | python-unbound
                    """)
    void nameTheUsualCause(String type, String message, String code) {
        assertThat(ExceptionCauses.of(type, message, "")).map(Hint::code).contains(code);
    }

    @Test
    void takeWhatTheySayFromTheMessage() {
        assertThat(ExceptionCauses.of("AttributeError", "'list' object has no attribute 'push'", ""))
                .contains(new Hint("python-attribute", Map.of("kind", "list", "name", "push")));
        assertThat(ExceptionCauses.of("ModuleNotFoundError", "No module named 'numpy'", ""))
                .contains(new Hint("python-module", Map.of("name", "numpy")));
    }

    @Test
    void sayNothingOfAnExceptionOfTheProgramsOwn() {
        assertThat(ExceptionCauses.of("NoSolution", "x".repeat(1_000), "")).isEmpty();
    }
}
