/** Test data that a package describes and does not bring: the plan by which somebody makes them. */
@org.jspecify.annotations.NullMarked
package judge.problem.making;
