package judge.check;

import java.util.List;

/**
 * One output and what it is to be checked against. The arrays are not copied: nobody writes to them.
 *
 * @param input the test case's input
 * @param answer the expected answer
 * @param output what the program printed or wrote
 * @param arguments the test case's arguments for the checker
 */
@SuppressWarnings("ArrayRecordComponent")
public record Attempt(byte[] input, byte[] answer, byte[] output, List<String> arguments) {

    public Attempt {
        arguments = List.copyOf(arguments);
    }
}
