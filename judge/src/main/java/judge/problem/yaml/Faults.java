package judge.problem.yaml;

import java.util.ArrayList;
import java.util.List;
import judge.reason.Fault;
import judge.reason.FaultCode;
import org.jspecify.annotations.Nullable;

/**
 * Collects what is wrong with a package, so that its author sees all faults at once: what a verdict depends on, and
 * apart from it what none does: as {@link #omissions}, what makes the package less than whole, and as {@link
 * #warnings}, the rest.
 */
public final class Faults {

    /** The faults that are shown: a package with a million stray files must not fill the screen. */
    private static final int SHOWN = 200;

    private final List<Fault> found = new ArrayList<>();
    private int unshown;
    private @Nullable Faults warnings;
    private @Nullable Faults omissions;

    /** One fault in a file or folder; values of the code's parameters, in their order. */
    public void add(String file, FaultCode code, Object... values) {
        add(Fault.at(file, code, values));
    }

    /** Adds a fault in a line of a file. */
    public void add(String file, int line, FaultCode code, Object... values) {
        add(Fault.at(file, line, code, values));
    }

    public void add(Fault fault) {
        if (found.contains(fault)) {
            return;
        }
        if (found.size() < SHOWN) {
            found.add(fault);
        } else {
            unshown++;
        }
    }

    /** Returns the faults that no verdict depends on: they keep nobody from judging. */
    public Faults warnings() {
        if (warnings == null) {
            warnings = new Faults();
            warnings.warnings = warnings;
        }
        return warnings;
    }

    /** Returns the faults of things that a package needs to be whole, and can be judged without. */
    public Faults omissions() {
        if (omissions == null) {
            omissions = new Faults();
        }
        return omissions;
    }

    /** The faults; those beyond the limit are only counted. */
    public List<Fault> list() {
        List<Fault> all = new ArrayList<>(found);
        if (unshown > 0) {
            all.add(Fault.of(PackageFault.MORE_FAULTS, unshown));
        }
        return all;
    }

    public void throwIfAny() throws ProblemFormatException {
        if (!found.isEmpty()) {
            throw new ProblemFormatException(list());
        }
    }
}
