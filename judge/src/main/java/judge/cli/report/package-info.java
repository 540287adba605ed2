/**
 * The commands that read runs back: their views, the difference of two of them, what is alike in them. They judge
 * nothing.
 */
@org.jspecify.annotations.NullMarked
package judge.cli.report;
