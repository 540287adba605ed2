/**
 * Where a judge's temporary files lie: what comes in is a folder of the host, what goes out is a folder in it that is
 * this judge's alone, and is gone when the judge is. It does not know what is laid down there.
 */
@org.jspecify.annotations.NullMarked
package judge.workspace;
