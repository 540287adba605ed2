package judge.check;

import java.util.List;
import judge.problem.CasePoints;

/**
 * One output and what it is to be checked against. The arrays are not copied: nobody writes to them.
 *
 * @param input the test case's input
 * @param answer the expected answer
 * @param output the program's output
 * @param arguments the test case's arguments for the checker
 * @param points the points that the checker may award
 */
@SuppressWarnings("ArrayRecordComponent")
public record Attempt(byte[] input, byte[] answer, byte[] output, List<String> arguments, CasePoints points) {

    public Attempt {
        arguments = List.copyOf(arguments);
    }

    /** An attempt that earns no points. */
    public Attempt(byte[] input, byte[] answer, byte[] output, List<String> arguments) {
        this(input, answer, output, arguments, CasePoints.NONE);
    }
}
