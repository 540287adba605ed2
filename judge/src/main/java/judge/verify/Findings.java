package judge.verify;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import judge.problem.yaml.PackageFault;
import judge.reason.Fault;
import judge.reason.Reason;
import judge.sandbox.SandboxException;

/** The findings in a part of a package, in the order in which they are made; they can be asked for meanwhile. */
final class Findings {

    private final List<Fault> faults = new CopyOnWriteArrayList<>();
    private final List<Fault> warnings = new CopyOnWriteArrayList<>();

    void fault(Fault fault) {
        faults.add(fault);
    }

    /** Adds the fault that kept the host from trying a package, or a program of it from being tried. */
    void fault(SandboxException e) {
        faults.add(of(e));
    }

    static Fault of(SandboxException e) {
        return e.why() instanceof Reason reason ? Fault.of(reason) : Fault.of(PackageFault.SAID, e.why());
    }

    void faults(Collection<Fault> others) {
        faults.addAll(others);
    }

    void warning(Fault warning) {
        warnings.add(warning);
    }

    void warnings(Collection<Fault> others) {
        warnings.addAll(others);
    }

    /** The faults so far. */
    Stream<Fault> faults() {
        return faults.stream();
    }

    /** The same of what does not make a package unsound. */
    Stream<Fault> warnings() {
        return warnings.stream();
    }
}
