/**
 * Gives the code that contestants were given for a problem: the programs that {@code judge new} writes, and the sources
 * that a package offers. The package knows nothing of who compares it with what.
 */
@org.jspecify.annotations.NullMarked
package judge.handout;
