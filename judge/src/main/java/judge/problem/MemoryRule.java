package judge.problem;

/** The rules for counting a program's memory, in languages that have no heap of a fixed size. */
public enum MemoryRule {
    /** The program counts with the pages that were ever resident at the same time. */
    RESIDENT,
    /**
     * The program counts as {@link #RESIDENT}; and one that declares more static data than is allowed is not even run.
     */
    DECLARED
}
