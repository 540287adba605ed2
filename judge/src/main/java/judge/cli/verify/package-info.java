/**
 * The command that tells the author of a problem whether the package is sound, and whether the judge's own solvers
 * agree.
 */
@org.jspecify.annotations.NullMarked
package judge.cli.verify;
