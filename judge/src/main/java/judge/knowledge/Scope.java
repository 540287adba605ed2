package judge.knowledge;

/** Which inputs a hunt may look at. */
public enum Scope {
    /** Only those that keep what the contest promises of its inputs. */
    PROMISED,
    /** Those first, then all others that have an answer. */
    BEYOND
}
