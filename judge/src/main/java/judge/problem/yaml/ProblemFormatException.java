package judge.problem.yaml;

import java.util.List;
import java.util.stream.Collectors;
import judge.reason.Fault;

/** A problem package is not sound; holds every fault found, each with path, key and value. */
public final class ProblemFormatException extends Exception {

    private final transient List<Fault> faults;

    public ProblemFormatException(List<Fault> faults) {
        super(faults.stream().map(Fault::toString).collect(Collectors.joining("\n")));
        this.faults = List.copyOf(faults);
    }

    /** The faults in the order in which they were found, at least one. */
    public List<Fault> faults() {
        return faults;
    }
}
