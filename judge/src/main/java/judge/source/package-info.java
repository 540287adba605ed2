/**
 * What languages are called, and what their sources are called: data that whoever looks for sources needs, without
 * the compilers. And which sources a package may share with others.
 */
@org.jspecify.annotations.NullMarked
package judge.source;
