package judge.check;

import java.util.Optional;
import judge.reason.Reason;

/** A checker's statement about an output. */
public sealed interface Ruling {

    /**
     * The output is right.
     *
     * @param share the part of the case's points that it earns, 0 to 1
     * @param points the points that it earns instead, where the checker gives any
     */
    record Accepted(double share, Optional<Double> points) implements Ruling {

        /** An output that earns this part of the case's points. */
        public Accepted(double share) {
            this(share, Optional.empty());
        }
    }

    /**
     * The output is wrong.
     *
     * @param points the points that it earns nevertheless, where the checker of an older package gives any
     */
    record Wrong(Reason reason, Optional<Double> points) implements Ruling {

        /** An output that earns what rejected ones do. */
        public Wrong(Reason reason) {
            this(reason, Optional.empty());
        }

        /** The same with more to say of it. */
        public Wrong with(Reason other) {
            return new Wrong(other, points);
        }
    }

    /** The output is right but for its white space, and the checker is strict about it. */
    record Misformatted(Reason reason) implements Ruling {}

    /** The checker could not decide: the problem setter's fault. */
    record Failed(Reason reason) implements Ruling {}
}
