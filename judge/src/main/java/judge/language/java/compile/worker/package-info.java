/**
 * The compiler's side of the sandbox: sources come in on stdin, class files and diagnostics go out on stdout. It
 * imports only the JDK, because the judge's other classes are not there.
 */
@org.jspecify.annotations.NullMarked
package judge.language.java.compile.worker;
