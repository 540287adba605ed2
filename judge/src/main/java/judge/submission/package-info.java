/**
 * Reads the submissions of contestants: in come folders and files, out come places of submissions, and the submissions
 * themselves as values, once they are read. The package knows nothing of compilers, or of problems but their names.
 */
@org.jspecify.annotations.NullMarked
package judge.submission;
