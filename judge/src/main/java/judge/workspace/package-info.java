/**
 * Keeps a judge's temporary files: in comes a folder of the host, out comes a folder in it that is this judge's alone,
 * and is gone when the judge is. The package does not know what is laid down there.
 */
@org.jspecify.annotations.NullMarked
package judge.workspace;
