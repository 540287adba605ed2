/**
 * Names the languages and their sources: data that are needed to look for sources, without the compilers. Decides also
 * which sources a package may share with others.
 */
@org.jspecify.annotations.NullMarked
package judge.source;
