package judge.problem;

import java.util.List;

/** A problem package is not sound; holds every fault found, each a sentence with path, key and value. */
public final class ProblemFormatException extends Exception {

    private final transient List<String> faults;

    public ProblemFormatException(List<String> faults) {
        super(String.join("\n", faults));
        this.faults = List.copyOf(faults);
    }

    /** The faults in the order in which they were found, at least one. */
    public List<String> faults() {
        return faults;
    }
}
