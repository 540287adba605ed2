package judge.language.gnu.hint;

import static judge.reason.HintCode.*;

import java.util.List;
import judge.language.hint.Rule;
import judge.reason.HintCode;

/** The table of warnings about what makes a program fail that compiles; the first line that fits counts. */
final class WarningRules {

    /** Parentheses that close, and a semicolon at once. */
    private static final String EMPTY_BODY =
            "\\b(if|for|while)\\s*\\((?:[^()]++|\\((?:[^()]++|\\([^()]*+\\))*+\\))*+\\)\\s*;";

    /** {@code x & 1 == 1} is {@code x & 1} either way. */
    private static final String NOT_THE_LAST_BIT = "^(?!.*&\\s*1\\s*==\\s*1\\b)";

    static final List<Rule> RULES = List.of(
            Rule.of(CPP_I64D, "warning", "%I64", "format"),
            warning(CPP_FORMAT_COUNT, "too (many|few) arguments for format|expects a matching"),
            warning(
                    CPP_SCANF_ADDRESS,
                    "format '%[^']*' expects argument of type '[^']*\\*', but argument \\d+ has type"
                            + " '(int|long|long long int|double|float|char|unsigned.*|long int|short int|bool)'"),
            warning(
                    CPP_FORMAT_TYPE,
                    "format '(?<wanted>%[^']{1,9})' expects (?:argument of type|a matching)"
                            + " ?'?[^']*'?(?:, but argument \\d+ has type '(?<name>[^']{1,60})')?"),
            warning(CPP_VOID_MAIN, "return type of 'main' is not 'int'"),
            warning(CPP_RETURN_MISSING, "no return statement in function|control reaches end of non-void"),
            warning(CPP_ASSIGNS_IN_CONDITION, "suggest parentheses around assignment used as truth value"),
            warning(CPP_BODY_EMPTY, "suggest braces around empty body"),
            Rule.of(CPP_BODY_EMPTY, "warning", EMPTY_BODY, "clause does not guard"),
            warning(CPP_INDENT_MISLEADS, "clause does not guard"),
            Rule.of(
                    CPP_PRECEDENCE,
                    "warning",
                    NOT_THE_LAST_BIT,
                    "suggest parentheses around (comparison in operand of '([&|^]|[!=]=)'"
                            + "|'[+-]' inside '(<<|>>)'|arithmetic in operand of '[|^]')"),
            warning(CPP_FALLS_THROUGH, "this statement may fall through"),
            warning(
                    CPP_SIZEOF_POINTER,
                    "'sizeof' on array function parameter|'sizeof\\([^)]*\\)' will return the size of"),
            warning(CPP_SIZEOF_POINTER, "argument to 'sizeof' in '[^']*' call is the same expression"),
            warning(
                    CPP_RETURNS_LOCAL,
                    "(returns )?address of local variable|reference to local variable '[^']*' returned"),
            warning(CPP_MEMSET_BYTES, "'memset' used with (length equal to number of elements|constant zero length)"),
            warning(CPP_NO_EFFECT, "statement has no effect|(left|right) operand of comma|value computed is not used"),
            warning(CPP_BACKSLASH_COMMENT, "multi-line comment"),
            warning(
                    CPP_CONSTANT_OVERFLOW,
                    "integer (constant is too large|overflow in expression)"
                            + "|overflow in (implicit )?(constant )?conversion|large integer implicitly truncated"),
            warning(CPP_COMPARES_TEXT, "comparison with string literal"),
            warning(CPP_CHAIN_COMPARED, "comparisons like 'X<=Y<=Z'|comparison of constant '[^']*' with boolean"),
            warning(CPP_UNINITIALIZED, "'(?<name>[^']{1,60})' (is|may be) used uninitialized"));

    private WarningRules() {}

    private static Rule warning(HintCode code, String message) {
        return Rule.of(code, "warning", message);
    }
}
