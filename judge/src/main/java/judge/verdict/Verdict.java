package judge.verdict;

/** The verdicts, with the field's standard identifiers (CLICS contest API) where it has one. From best to worst. */
public enum Verdict {
    /** Accepted. */
    AC,
    /** Skipped: not run. */
    SK,
    /** Presentation error, under a strict checker only. */
    PE,
    /** Wrong answer. */
    WA,
    /** No output. */
    NO,
    /** Run-time error. */
    RTE,
    /** Output limit exceeded. */
    OLE,
    /** Memory limit exceeded. */
    MLE,
    /** Time limit exceeded. */
    TLE,
    /** Compile error. */
    CE,
    /** Judge error: the host, the problem or the checker failed; never counts against a contestant. */
    JE
}
