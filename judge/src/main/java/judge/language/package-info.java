/**
 * Defines a language: a compiler that makes a program of sources, and a runtime that runs it on one input under limits
 * and says how it ended. Each language has a package of its own below; no other package knows which there are.
 */
@org.jspecify.annotations.NullMarked
package judge.language;
