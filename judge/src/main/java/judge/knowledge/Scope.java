package judge.knowledge;

/** The inputs that a hunt may look at. */
public enum Scope {
    /** Only those that keep what the contest promises of its inputs. */
    PROMISED,
    /** The promised inputs first, then all others that have an answer. */
    BEYOND
}
