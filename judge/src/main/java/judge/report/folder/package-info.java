/**
 * The reports of a run on disk: records go in, files come out, and are read back. It knows the names of the files and
 * what a run that was cut short leaves behind, and nothing of what the records say.
 */
@org.jspecify.annotations.NullMarked
package judge.report.folder;
