/**
 * Holds the catalogue of causes: for each its code, its sentences, and the patterns by which it is known from what
 * compilers and runtimes say. The package knows no language and no stage, and reads one file that the build makes.
 */
@org.jspecify.annotations.NullMarked
package judge.cause;
