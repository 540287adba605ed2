package judge.engine;

import judge.verdict.CaseResult;

/**
 * Is told how the judging of one submission goes on, by the threads that run its cases, several at once. It must come
 * back at once: a program waits for its processor meanwhile. A report that was kept from an earlier run is there at
 * once, and nothing is told.
 */
public interface JudgingListener {

    /** Does not care. */
    JudgingListener NOBODY = new JudgingListener() {};

    /** The sources are being compiled. */
    default void compiling() {}

    /** The sources are compiled; so many cases are to be judged, as far as is known now. */
    default void running(int cases) {}

    /**
     * Is told that a case has ended. Cases may end in any order. A case that was run ahead of others may be told of
     * here and still be skipped in the report.
     */
    default void ended(CaseResult result) {}
}
