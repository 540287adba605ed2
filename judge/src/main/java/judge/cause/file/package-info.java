/**
 * Reads the blocks of the catalogue as people write them, in YAML, and makes one file of them: in comes a folder, out
 * come causes and examples, or all that is wrong, with file and line. Only the build and the tests use it.
 */
@org.jspecify.annotations.NullMarked
package judge.cause.file;
