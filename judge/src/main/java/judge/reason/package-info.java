/**
 * Gives the reasons for verdicts, without language: a code and its parameters. Every stage makes reasons; only the
 * views turn them into sentences. The package knows none of the stages.
 */
@org.jspecify.annotations.NullMarked
package judge.reason;
