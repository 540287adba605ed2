/**
 * What is found out about this machine: what a judge needs of it and whether that is there, how steadily it measures,
 * where a judge may keep things. It knows nothing of submissions and their verdicts.
 */
@org.jspecify.annotations.NullMarked
package judge.host;
