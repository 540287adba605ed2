package judge.language.python.hint;

import static judge.reason.HintCode.*;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.hint.Rule;
import judge.language.hint.Trouble;
import judge.reason.Hint;

/** The table of exceptions and their usual causes; the first line that fits counts. */
public final class ExceptionCauses {

    private static final String TYPE = "TypeError";
    private static final String VALUE = "ValueError";
    private static final String ATTRIBUTE = "AttributeError";
    private static final String NAME = "NameError";

    private static final String NUMBER = "(?:literal for int.*|string to float): '";

    private static final Pattern UNKNOWN = Pattern.compile("^name '(\\w{1,60})' is not defined");

    /** The names of the constants in other languages. */
    private static final Map<String, String> OTHER_NAMES = Map.of(
            "true", "True", "TRUE", "True", "false", "False", "FALSE", "False", "null", "None", "NULL", "None", "nil",
            "None", "none", "None");

    private static final List<Rule> RULES = List.of(
            Rule.of(PYTHON_INPUT_ENDED, "EOFError"),
            Rule.of(PYTHON_DIGITS, VALUE, "Exceeds the limit"),
            Rule.of(
                    PYTHON_NUMBER_EMPTY,
                    VALUE,
                    "(invalid literal for int.*|could not convert string to float): '(?:\\\\[nrt])*'$"),
            Rule.of(PYTHON_NUMBERS_ON_LINE, VALUE, "(literal for int|string to float).*: '\\s*\\S+\\s+\\S.*"),
            Rule.of(PYTHON_NUMBER_BOARD, VALUE, NUMBER + "(?=[^']*[.#*_])[\\d.#*_]{20}"),
            Rule.of(PYTHON_NUMBER_BOARD, VALUE, NUMBER + "(?=[^']*(?:[#*]|_[^'\\d]|^_|\\.[^']*\\.))[\\d.#*_-]++'$"),
            Rule.of(PYTHON_NUMBER_BOARD, VALUE, NUMBER + "[._#*-]'$"),
            Rule.of(PYTHON_NUMBER_COMMA, VALUE, NUMBER + "[-+]?\\d++(?:,\\d++)++(?:\\.\\d++)?+'$"),
            Rule.of(
                    PYTHON_NUMBER_POINT,
                    VALUE,
                    "literal for int.*: '\\s*[-+]?(?:\\d++\\.?+\\d*+|\\.\\d++)(?:[eE][-+]?\\d++)?+\\s*(?:\\\\n)?+'$"),
            Rule.of(PYTHON_SPLIT_MISSING, VALUE, "literal for int\\(\\) with base 10: ' '$"),
            Rule.of(PYTHON_NUMBER, VALUE, "invalid literal for int|could not convert string to float"),
            Rule.of(PYTHON_NUMBERS_ON_LINE, TYPE, "^(int|float)\\(\\) argument must be .* not '(list|map)'"),
            Rule.of(PYTHON_UNPACK, VALUE, "values to unpack"),
            Rule.of(PYTHON_UNPACK, TYPE, "^cannot unpack non-iterable (int|float|str) object"),
            Rule.of(PYTHON_NOT_IN_LIST, VALUE, "is not in list|not in list|substring not found|not in tuple"),
            Rule.of(PYTHON_MAX_EMPTY, VALUE, "empty sequence|iterable argument is empty"),
            Rule.of(PYTHON_SQRT_NEGATIVE, VALUE, "math domain error|nonnegative"),
            Rule.of(PYTHON_MODULE, "ModuleNotFoundError", "^No module named '(?<name>[\\w.]+)'"),
            Rule.of(PYTHON_OWN_MODULE, "ImportError|" + ATTRIBUTE, "partially initialized module '(?<name>[\\w.]+)'"),
            Rule.of(PYTHON_OWN_MODULE, ATTRIBUTE, "^module '(?<name>[\\w.]+)' has no attribute"),
            Rule.of(PYTHON_OWN_MODULE, "ImportError", "^cannot import name .* from '(?<name>[\\w.]+)'"),
            Rule.of(PYTHON_POP_EMPTY, "IndexError", "from (an )?empty|from an empty deque"),
            Rule.of(PYTHON_INDEX, "IndexError"),
            Rule.of(PYTHON_KEY, "KeyError"),
            Rule.of(DIVIDE_BY_ZERO, "ZeroDivisionError|decimal\\.DivisionByZero"),
            Rule.of(PYTHON_UNBOUND, "UnboundLocalError", "variable '(?<name>\\w+)'"),
            Rule.of(PYTHON_2_NAME, NAME, "'(?<name>raw_input|xrange|unicode|long|unichr|reduce|cmp|file)'"),
            Rule.of(
                    PYTHON_IMPORT_MISSING,
                    NAME,
                    "name '(?<name>math|sys|collections|heapq|bisect|itertools|functools|random|re|copy"
                            + "|decimal|fractions|sqrt|ceil|floor|gcd|deque|Counter|defaultdict|heap(?:push|pop|ify)"
                            + "|bisect_(?:left|right)|insort|permutations|combinations|accumulate|lru_cache"
                            + "|cmp_to_key|stdin|Decimal|Fraction)'"),
            Rule.of(PYTHON_NAME, NAME, "name '(?<name>\\w+)'"),
            Rule.of(PYTHON_NONE, TYPE + "|" + ATTRIBUTE, "'?NoneType'?"),
            Rule.of(PYTHON_2_METHOD, ATTRIBUTE, "'(?<name>has_key|iteritems|itervalues|iterkeys)'"),
            Rule.of(
                    PYTHON_CALL_MISSING,
                    ATTRIBUTE,
                    "'(?:builtin_function_or_method|function|method)' object has no attribute '(?<name>\\w+)'"),
            Rule.of(PYTHON_ATTRIBUTE, ATTRIBUTE, "'(?<kind>\\w+)' object has no attribute '(?<name>\\w+)'"),
            Rule.of(
                    PYTHON_BUILTIN_VALUE,
                    TYPE,
                    "(unsupported operand|not supported between).*'(builtin_function_or_method|function|method|type)'"),
            Rule.of(PYTHON_COMPARED, TYPE, "not supported between instances of '(?<from>\\w+)' and '(?<to>\\w+)'"),
            Rule.of(PYTHON_JOIN, TYPE, "^sequence item \\d+: expected str instance, \\w+ found"),
            Rule.of(
                    PYTHON_TEXT_RECKONED,
                    TYPE,
                    "^bad operand type for (unary [-+]|abs\\(\\)): 'str'|^not all arguments converted during string"
                            + "|^can't multiply sequence by non-int of type '(str|float)'"
                            + "|^unsupported operand type\\(s\\) for [-*/%][^:]{0,12}: 'str' and 'str'"),
            Rule.of(
                    PYTHON_TEXT_PLUS_NUMBER,
                    TYPE,
                    "can only concatenate|must be str, not|(int|float)' and 'str|str' and '(int|float)"),
            Rule.of(PYTHON_TUPLE_INDEX, TYPE, "indices must be integers.* not ('?tuple'?)"),
            Rule.of(
                    PYTHON_NOT_AN_INTEGER,
                    TYPE,
                    "'(float|str)' object cannot be interpreted as an integer" + "|indices must be integers"),
            Rule.of(PYTHON_NOT_CALLABLE, TYPE, "'(?<kind>\\w+)' object is not callable"),
            Rule.of(PYTHON_NOT_SUBSCRIPTABLE, TYPE, "'(?<kind>\\w+)' object is not (subscriptable|iterable)"),
            Rule.of(PYTHON_NOT_SUBSCRIPTABLE, TYPE, "object of type '(?<kind>\\w+)' has no len\\(\\)"),
            Rule.of(PYTHON_IMMUTABLE, TYPE, "'(?<kind>\\w+)' object does not support item"),
            Rule.of(PYTHON_UNHASHABLE, TYPE, "unhashable type: '(?<kind>\\w+)'"),
            Rule.of(PYTHON_ARGUMENTS, TYPE, "(?<name>\\w+)\\(\\) (missing|takes|got an)"),
            Rule.of(PYTHON_ARGUMENTS, TYPE, "^(?<name>\\w+) expected (?:at (?:most|least) )?\\d+ arguments?, got"),
            Rule.of(PYTHON_CHANGED_IN_LOOP, "RuntimeError", "changed (size )?during iteration"),
            Rule.of(PYTHON_RECURSION, "RecursionError"),
            Rule.of(PYTHON_MEMORY, "MemoryError"),
            Rule.of(PYTHON_OVERFLOW, "OverflowError"),
            Rule.of(PYTHON_ASSERTION, "AssertionError"),
            Rule.of(FILE_NOT_FOUND, "FileNotFoundError"),
            Rule.of(FILE_MODE, "io\\.UnsupportedOperation", "^not (?:readable|writable)"),
            Rule.of(PYTHON_EVAL, "SyntaxError"),
            Rule.of(PYTHON_PROCESS, "PermissionError|OSError", "Errno (1|30)\\] [^:']*$"),
            Rule.of(FILE_DENIED, "PermissionError|OSError", "Errno (1|13|30)\\b"),
            Rule.of(PYTHON_BYTES, "UnicodeDecodeError|UnicodeEncodeError"));

    private ExceptionCauses() {}

    /**
     * Returns the usual cause of an exception.
     *
     * @param type class of the exception
     * @param message the exception's message; empty where it has none
     * @param called the library's function that the program's line had called; empty where there is none
     */
    public static Optional<Hint> of(String type, String message, String called) {
        Trouble trouble = new Trouble(type, called, message);
        return otherName(trouble).or(() -> Rule.first(RULES, trouble));
    }

    private static Optional<Hint> otherName(Trouble trouble) {
        Matcher unknown = UNKNOWN.matcher(trouble.message());
        return trouble.kind().equals(NAME) && unknown.find() && OTHER_NAMES.containsKey(unknown.group(1))
                ? Optional.of(Hint.of(
                        PYTHON_OTHER_NAME, "name", unknown.group(1), "wanted", OTHER_NAMES.get(unknown.group(1))))
                : Optional.empty();
    }
}
