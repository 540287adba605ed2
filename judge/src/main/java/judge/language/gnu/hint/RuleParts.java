package judge.language.gnu.hint;

import judge.language.hint.Rule;
import judge.reason.HintCode;

/** The parts that the tables of errors share. */
final class RuleParts {

    static final String SYNTAX = "^expected|was not declared|does not name a type|^stray";
    static final String OUTPUT = " \\(operand types are 'std::(basic_)?ostream";
    static final String NUMBER = "(?:unsigned|int|long|short|double|float|char|bool)";

    private RuleParts() {}

    /** An error, whatever stands in its line. */
    static Rule error(HintCode code, String message) {
        return Rule.of(code, "error", message);
    }

    /** An error in a line of this kind. */
    static Rule line(HintCode code, String place, String message) {
        return Rule.of(code, "error", place, message);
    }
}
