/**
 * Gives the judge's knowledge of a problem beyond its package: how to make inputs, which of them are legal, how to make
 * them smaller, how to draw and explain them. In and out go inputs as text, pictures, and sentences by their key. The
 * package knows nothing of submissions, their runs, or the language in which people are told.
 */
@org.jspecify.annotations.NullMarked
package judge.knowledge;
