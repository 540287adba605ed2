/** The files of a package, YAML in them, and all faults that are found on the way; nothing of other rooms. */
@org.jspecify.annotations.NullMarked
package judge.problem.yaml;
