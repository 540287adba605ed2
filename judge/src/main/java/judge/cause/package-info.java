/**
 * Holds the catalogue of causes: for each its code, its sentences, and the patterns by which it is known from what
 * compilers and runtimes say. The build reads the blocks that people write and makes one file of them, which the judge
 * reads. The package knows no language and no stage.
 */
@org.jspecify.annotations.NullMarked
package judge.cause;
