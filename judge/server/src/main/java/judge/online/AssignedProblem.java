package judge.online;

/**
 * A problem of an assignment.
 *
 * @param ordinal its place, from 1
 * @param version the version by which it is judged
 * @param points for all of it
 */
public record AssignedProblem(long assignment, int ordinal, long problem, long version, double points) {}
