/**
 * Why a verdict is what it is, without language: a code and its parameters. Every stage makes reasons; only the views
 * turn them into sentences. It knows none of the stages.
 */
@org.jspecify.annotations.NullMarked
package judge.reason;
