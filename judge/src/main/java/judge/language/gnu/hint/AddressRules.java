package judge.language.gnu.hint;

import static judge.reason.HintCode.*;

import java.util.List;
import judge.language.hint.Rule;
import judge.reason.HintCode;

/**
 * The rules on messages of the address sanitizer that need nothing more than its words; the first line that fits
 * counts.
 */
final class AddressRules {

    static final List<Rule> RULES = List.of(
            rule(RUN_AFTER_FREE, "^heap-use-after-free"),
            rule(RUN_AFTER_SCOPE, "^stack-use-after-(return|scope)"),
            rule(
                    RUN_FREE_TWICE,
                    "^attempting (double-)?free|^alloc-dealloc-mismatch|^bad-free|new-delete-type-mismatch"),
            rule(
                    RUN_ARRAY_SIZE,
                    "requested allocation size|allocation-size-too-big|calloc-overflow|out-of-memory"
                            + "|failed to allocate|out of memory"),
            rule(RUN_OVERLAP, "param-overlap"),
            rule(RUN_DIVISION_BY_ZERO, "^FPE "));

    private AddressRules() {}

    private static Rule rule(HintCode code, String message) {
        return Rule.of(code, "address", message);
    }
}
