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
