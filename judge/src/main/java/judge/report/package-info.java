/**
 * Reports: what comes in are results, what goes out is JSON with a published schema and, from the JSON alone, the
 * views of it. It knows nothing of how a submission was run.
 */
@org.jspecify.annotations.NullMarked
package judge.report;
