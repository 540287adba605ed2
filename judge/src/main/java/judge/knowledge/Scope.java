package judge.knowledge;

/** The inputs that a hunt may look at. */
public enum Scope {
    /** Inputs that keep the contest's promises. */
    PROMISED,
    /** The promised inputs first, then all others that have an answer. */
    BEYOND
}
