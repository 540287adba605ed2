/**
 * Reads the students of a class: in comes a table that a teacher keeps, out come the students in its order, and the
 * student that a contestant is. The package knows nothing of submissions and reports.
 */
@org.jspecify.annotations.NullMarked
package judge.roster;
