/**
 * Reports: in come results, out comes JSON with a published schema and, from the JSON alone, the views of it. The
 * package knows nothing of how a submission was run.
 */
@org.jspecify.annotations.NullMarked
package judge.report;
