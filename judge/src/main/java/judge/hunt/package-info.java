/**
 * The hunt for an input on which a program fails: what comes in is what is known of a problem, a way to try inputs, a
 * seed and a time; what goes out is the smallest failing input found. It knows nothing of how programs are run or of
 * the terminal.
 */
@org.jspecify.annotations.NullMarked
package judge.hunt;
