package judge.problem;

/** What of a program counts as its memory, in languages that have no heap of a fixed size. */
public enum MemoryRule {
    /** What it has used: the pages that were ever resident at the same time. */
    RESIDENT,
    /** As {@link #RESIDENT}; and a program that declares more static data than is allowed is not even run. */
    DECLARED
}
