/**
 * What the judge knows of a problem beyond its package: how to make inputs, which of them are legal, how to make them
 * smaller, how to draw and explain them. What comes in and goes out is inputs as text, pictures, and sentences by their
 * key. It knows nothing of submissions, how they are run, or in which language people are told.
 */
@org.jspecify.annotations.NullMarked
package judge.knowledge;
