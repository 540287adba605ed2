/**
 * Small changes of a program in Java, found in its tree, compiled and run one after the other inside the sandbox. It
 * imports only the JDK, as it is laid down there.
 */
@org.jspecify.annotations.NullMarked
package judge.explain.java.change;
