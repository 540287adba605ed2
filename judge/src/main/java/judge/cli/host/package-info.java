/**
 * The command that tells what this machine has, lacks, and how steadily it measures.
 */
@org.jspecify.annotations.NullMarked
package judge.cli.host;
