package judge.worker;

import judge.problem.Problem;

/** Gives the problems of versions. */
@FunctionalInterface
public interface PackageVersions {

    /** A version by its number; it stays readable until the worker is closed. */
    Problem problem(long version);

    /**
     * Tells whether a package was changed meanwhile, so that results do not hold.
     *
     * @param used the problem that was judged by
     */
    default boolean isDamaged(long version, Problem used) {
        return false;
    }
}
