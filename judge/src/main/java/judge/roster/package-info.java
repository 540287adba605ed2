/**
 * Who is in a class: what comes in is a table that a teacher keeps, what goes out is the students in its order, and
 * which of them a contestant is. It knows nothing of submissions and reports.
 */
@org.jspecify.annotations.NullMarked
package judge.roster;
