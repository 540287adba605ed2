/**
 * The usual causes of failures, as tables: what comes in is what the Java VM or the compiler said, what goes out are
 * hints without language. It knows nothing of how programs are compiled or run.
 */
@org.jspecify.annotations.NullMarked
package judge.language.java.hint;
