/**
 * Opens a judge on this host: with options in, a judge that is ready, and everything that goes with one, out. Callers
 * open one here and close it in the end. It knows nothing of a terminal, or of who asks.
 */
@org.jspecify.annotations.NullMarked
package judge.app;
