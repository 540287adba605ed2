/**
 * Finds facts about this machine: whether everything that a judge needs is there, how steadily it measures, where a
 * judge may keep files. The package knows nothing of submissions and their verdicts.
 */
@org.jspecify.annotations.NullMarked
package judge.host;
