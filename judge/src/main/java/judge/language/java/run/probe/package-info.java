/**
 * Programs of the judge's own, such as those that show what the JVM itself needs. The sandbox gets them as submissions.
 */
@org.jspecify.annotations.NullMarked
package judge.language.java.run.probe;
