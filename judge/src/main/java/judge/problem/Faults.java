package judge.problem;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Collects what is wrong with a package, so that its author sees all faults at once: what a verdict depends on, and
 * apart from it what none does: as {@link #omissions}, what makes the package less than whole, and as {@link
 * #warnings}, the rest.
 */
final class Faults {

    /** More than anybody reads: a package with a million stray files must not fill the screen. */
    private static final int SHOWN = 200;

    private final List<String> sentences = new ArrayList<>();
    private int unshown;
    private @Nullable Faults warnings;
    private @Nullable Faults omissions;

    /** One fault: where it is, and a sentence that says what is wrong there. */
    void add(String place, String sentence) {
        addSentence(place + ": " + sentence);
    }

    /** One fault that says itself where it is. */
    void addSentence(String fault) {
        if (sentences.contains(fault)) {
            return;
        }
        if (sentences.size() < SHOWN) {
            sentences.add(fault);
        } else {
            unshown++;
        }
    }

    /** For what no verdict depends on: it keeps nobody from judging. */
    Faults warnings() {
        if (warnings == null) {
            warnings = new Faults();
            warnings.warnings = warnings;
        }
        return warnings;
    }

    /** For what a package needs to be whole, and can be judged without. */
    Faults omissions() {
        if (omissions == null) {
            omissions = new Faults();
        }
        return omissions;
    }

    /** The faults; those beyond the limit are only counted. */
    List<String> list() {
        List<String> all = new ArrayList<>(sentences);
        if (unshown > 0) {
            all.add("and " + unshown + " more");
        }
        return all;
    }

    void throwIfAny() throws ProblemFormatException {
        if (!sentences.isEmpty()) {
            throw new ProblemFormatException(list());
        }
    }
}
