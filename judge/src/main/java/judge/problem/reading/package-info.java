/** Reads a package of either format: {@link judge.problem.reading.PackageReader} is its door. */
@org.jspecify.annotations.NullMarked
package judge.problem.reading;
