/**
 * What a language is to the judge: a compiler that makes a program of sources, and a runtime that runs it on one input
 * under limits and says how it ended. Each language has a package of its own below; nothing else knows which there are.
 */
@org.jspecify.annotations.NullMarked
package judge.language;
