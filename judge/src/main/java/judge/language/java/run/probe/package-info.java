/** The program whose run time is the JVM's own start-up. It is handed to the sandbox as a submission would be. */
@org.jspecify.annotations.NullMarked
package judge.language.java.run.probe;
