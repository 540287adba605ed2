package judge.check;

import judge.reason.Reason;

/** What a checker says about an output. */
public sealed interface Ruling {

    /**
     * The output is right.
     *
     * @param share the part of the case's points that it earns, 0 to 1
     */
    record Accepted(double share) implements Ruling {}

    /** The output is wrong. */
    record Wrong(Reason reason) implements Ruling {}

    /** The output is right but for its white space, and the checker is strict about it. */
    record Misformatted(Reason reason) implements Ruling {}

    /** The checker could not decide: the problem setter's fault. */
    record Failed(Reason reason) implements Ruling {}
}
