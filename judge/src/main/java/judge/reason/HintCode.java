package judge.reason;

import java.util.List;
import java.util.Locale;

/**
 * The usual causes of failures. The name in lower case with hyphens is the code in reports; the message bundles have a
 * sentence for each, and the zoo of test submissions an example.
 */
public enum HintCode {
    // Exceptions while reading the input.
    INPUT_NOT_A_NUMBER,
    INPUT_NUMBER_TOO_LARGE,
    INPUT_ENDED,
    INPUT_LINE_ENDED,
    NUMBER_FORMAT_EMPTY,
    NUMBER_FORMAT_DOT,
    NUMBER_FORMAT_SPACES,
    NUMBER_FORMAT_LARGE,
    NUMBER_FORMAT_NULL,
    NUMBER_FORMAT,
    SCANNER_CLOSED,
    STREAM_CLOSED,
    FILE_NOT_FOUND,
    FILE_DENIED,

    // Other exceptions.
    ARRAY_INDEX_AT_END("length"),
    ARRAY_INDEX_NEGATIVE("index"),
    ARRAY_INDEX_BEYOND("index", "length"),
    ARRAY_INDEX_EMPTY,
    ARRAY_SIZE_NEGATIVE,
    ARRAY_STORE,
    STRING_INDEX,
    STRING_RANGE("length"),
    LIST_INDEX("index", "length"),
    NULL_TEXT,
    NULL_ROW,
    NULL_ELEMENT,
    NULL_UNBOXED,
    NULL_POINTER("name"),
    COLLECTION_EMPTY,
    OPTIONAL_EMPTY,
    STACK_EMPTY,
    MODIFIED_IN_LOOP,
    LIST_UNMODIFIABLE,
    LIST_FIXED_SIZE,
    STACK_OVERFLOW,
    DIVIDE_BY_ZERO,
    DECIMAL_WITHOUT_END,
    NUMBER_OVERFLOW,
    CLASS_CAST("from", "to"),
    NOT_COMPARABLE("name"),
    COMPARATOR_BROKEN,
    RANDOM_BOUND,
    RANGE_BACKWARDS,
    FORMAT_TYPE("letter", "name"),
    FORMAT_MISSING,
    FORMAT_UNKNOWN,
    REGEX_SYNTAX,
    CLASS_NOT_FOUND("name"),
    THROWN_BY_PROGRAM,

    // Other ways to end.
    EXIT_NOT_ZERO,
    HEAP_FULL,
    THREADS_WITHOUT_END,
    WAITS,
    PRINTS_WITHOUT_END,

    // Programs that were too slow: what judge check finds when it runs them once more. "at" and "caller" are lines.
    TIME_SPENT("percent", "method", "at", "called", "caller"),
    TIME_GROWS("points", "percent"),

    // Outputs that are nearly right.
    OUTPUT_CRLF,
    OUTPUT_LAST_NEWLINE,
    OUTPUT_BLANKS,
    OUTPUT_PROMPT,
    ANSWER_ON_STDERR,
    ANSWER_IN_FILE,

    // The compiler's errors. "name" is something in the source.
    SEMICOLON_MISSING,
    BRACKET_MISSING("wanted"),
    BRACE_MISSING,
    BRACE_EXTRA,
    TEXT_UNCLOSED,
    CHAR_UNCLOSED,
    CHARACTER_FULL_WIDTH("character", "wanted"),
    CHARACTER_INVISIBLE("character"),
    CHARACTER_FOREIGN("character"),
    OTHER_LANGUAGE,
    NOT_A_STATEMENT,
    ILLEGAL_START,
    ELSE_WITHOUT_IF,
    BREAK_OUTSIDE,
    IMPORT_MISSING("wanted"),
    NAME_CASE("name", "wanted"),
    NAME_UNKNOWN("name"),
    PACKAGE_MISSING("name"),
    OWN_CLASS_HIDES("name"),
    CLASS_TWICE("name"),
    ALREADY_DEFINED("name"),
    KEYWORD_AS_NAME("name"),
    LOSSY_CONVERSION("from", "to"),
    CONDITION_NOT_BOOLEAN,
    TYPES_DIFFER("from", "to"),
    GENERIC_PRIMITIVE("name"),
    OPERANDS_DIFFER("name"),
    ARRAY_REQUIRED,
    PRIMITIVE_MEMBER("name"),
    NUMBER_TOO_LARGE,
    ARGUMENTS_DIFFER("name"),
    METHOD_NOT_IMPLEMENTED("name"),
    RETURN_MISSING,
    RETURN_UNEXPECTED,
    RETURN_TYPE_MISSING,
    VOID_VALUE,
    NOT_INITIALIZED("name"),
    FINAL_CHANGED,
    LAMBDA_VARIABLE,
    NOT_STATIC("name"),
    PRIVATE_ACCESS("name"),
    UNREACHABLE,
    EXCEPTION_UNREPORTED("name"),
    NEVER_THROWN("name"),
    METHOD_TOO_LARGE,

    // Programs in Python: what is wrong with the source, and exceptions.
    PYTHON_CHARSET,
    PYTHON_TABS,
    PYTHON_INDENT_MISSING,
    PYTHON_INDENT_UNEVEN,
    PYTHON_INDENT_UNEXPECTED,
    PYTHON_NESTED,
    PYTHON_BACKSLASH,
    PYTHON_2,
    PYTHON_OTHER_LANGUAGE,
    PYTHON_ELSE_IF,
    PYTHON_C_OPERATORS,
    PYTHON_COLON_MISSING,
    PYTHON_ASSIGN_TARGET,
    PYTHON_EQUALS,
    PYTHON_BRACKETS,
    PYTHON_COMMA,
    PYTHON_OUTSIDE("name"),
    PYTHON_GLOBAL("name"),
    PYTHON_TRY,
    PYTHON_KEYWORD,
    PYTHON_INPUT_ENDED,
    PYTHON_DIGITS,
    PYTHON_NUMBER_EMPTY,
    PYTHON_NUMBERS_ON_LINE,
    PYTHON_NUMBER_POINT,
    PYTHON_NUMBER,
    PYTHON_UNPACK,
    PYTHON_NOT_IN_LIST,
    PYTHON_SQRT_NEGATIVE,
    PYTHON_MODULE("name"),
    PYTHON_OWN_MODULE("name"),
    PYTHON_POP_EMPTY,
    PYTHON_INDEX,
    PYTHON_KEY,
    PYTHON_UNBOUND("name"),
    PYTHON_2_NAME("name"),
    PYTHON_NAME("name"),
    PYTHON_NONE,
    PYTHON_2_METHOD("name"),
    PYTHON_ATTRIBUTE("kind", "name"),
    PYTHON_TEXT_PLUS_NUMBER,
    PYTHON_COMPARED("from", "to"),
    PYTHON_NOT_AN_INTEGER,
    PYTHON_NOT_CALLABLE("kind"),
    PYTHON_NOT_SUBSCRIPTABLE("kind"),
    PYTHON_IMMUTABLE("kind"),
    PYTHON_UNHASHABLE("kind"),
    PYTHON_ARGUMENTS("name"),
    PYTHON_CHANGED_IN_LOOP,
    PYTHON_RECURSION,
    PYTHON_MEMORY,
    PYTHON_OVERFLOW,
    PYTHON_ASSERTION,
    PYTHON_BYTES,
    PYTHON_SEVERAL_FILES,

    // Other reasons why nothing can be run.
    MAIN_MISSING,
    MAINS_SEVERAL,
    CHARSET_UNKNOWN;

    @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable.
    private final List<String> parameters;

    HintCode(String... parameters) {
        this.parameters = List.of(parameters);
    }

    /** The names of the parameters that a hint of this code may have, beside {@code line}. */
    public List<String> parameters() {
        return parameters;
    }

    /** The code as reports have it, such as {@code input-not-a-number}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
