package judge.language.gnu.hint;

import static judge.reason.HintCode.*;

import java.util.List;
import judge.language.hint.Rule;
import judge.reason.HintCode;

/** The table of warnings about what makes a program fail that compiles; the first line that fits counts. */
final class WarningRules {

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
            warning(CPP_RETURN_MISSING, "no return statement in function|control reaches end of non-void"),
            warning(CPP_ASSIGNS_IN_CONDITION, "suggest parentheses around assignment used as truth value"),
            warning(CPP_BODY_EMPTY, "suggest braces around empty body|clause does not guard"),
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
