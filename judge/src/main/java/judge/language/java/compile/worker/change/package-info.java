/**
 * Small changes of a program in Java, found in its tree, compiled and run one after the other inside the sandbox. As
 * its neighbour, it imports only the JDK.
 */
@org.jspecify.annotations.NullMarked
package judge.language.java.compile.worker.change;
