/**
 * The command that grades a whole class: arguments go in, a folder of reports, tables and an exit status come out. It
 * knows nothing of how one submission is judged.
 */
@org.jspecify.annotations.NullMarked
package judge.cli.grade;
