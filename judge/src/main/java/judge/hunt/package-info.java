/**
 * The hunt for an input on which a program fails: in come the knowledge of a problem, a way to try inputs, a seed and a
 * time; out comes the smallest failing input found. It knows nothing of how programs are run or of the terminal.
 */
@org.jspecify.annotations.NullMarked
package judge.hunt;
