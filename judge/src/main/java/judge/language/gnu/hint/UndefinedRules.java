package judge.language.gnu.hint;

import static judge.reason.HintCode.*;

import java.util.List;
import judge.language.hint.Rule;
import judge.reason.HintCode;

/** The rules on messages of the sanitizer for undefined behaviour; the first line that fits counts. */
final class UndefinedRules {

    /** The values of memory that was allocated and never set, under the address sanitizer. */
    private static final String NEVER_SET = "0xbebebebe|(?<!\\d)-1094795586(?!\\d)|-4702111234474983746";

    static final List<Rule> RULES = List.of(
            rule(RUN_MEMORY_UNSET, NEVER_SET),
            rule(
                    RUN_CHAR_INDEX,
                    "^index (?<index>-(?:1[01]\\d|12[0-8]|\\d\\d?))"
                            + " out of bounds for type '[^'\\[]{1,40}\\[(?:128|2[56]\\d)\\]'"),
            rule(RUN_INDEX, "^index (?<index>-?\\d{1,20}) out of bounds for type '(?<name>[^']{1,60})'"),
            rule(
                    RUN_OVERFLOW,
                    "integer overflow: (?<sum>[-\\d+*/ ().]{1,80}) cannot be"
                            + " represented in type '(?<name>[^']{1,40})'"),
            rule(
                    RUN_OVERFLOW,
                    "^(?:negation|division) of (?<sum>-?\\d{1,20})(?: by -1)? cannot be represented in type"
                            + " '(?<name>[^']{1,40})'"),
            rule(RUN_DIVISION_BY_ZERO, "^division by zero"),
            rule(RUN_SHIFT, "^shift exponent (?<count>-?\\d{1,20}) is"),
            rule(RUN_SHIFT, "^left shift of"),
            rule(RUN_NULL, "null pointer|reference binding to null"),
            rule(RUN_MISALIGNED, "misaligned address"),
            rule(
                    RUN_INVALID_VALUE,
                    "^load of value (?<found>\\d{1,20}), which is not a valid value for type"
                            + " '(?<name>[^']{1,40})'"),
            rule(RUN_NO_RETURN, "reached the end of a value-returning function|unreachable program point"),
            rule(RUN_ARRAY_SIZE, "variable length array bound evaluates to non-positive value (?<found>-?\\d{1,20})"),
            rule(
                    RUN_FLOAT_CAST,
                    "^(?<found>[-\\w.+]{1,40}) is outside the range of representable values of type"
                            + " '(?<name>[^']{1,40})'"),
            rule(RUN_BIT_OF_ZERO, "^passing zero to"),
            rule(RUN_BUFFER, "with insufficient space for an object|pointer index expression|applying .* offset"));

    private UndefinedRules() {}

    private static Rule rule(HintCode code, String message) {
        return Rule.of(code, "runtime", message);
    }
}
