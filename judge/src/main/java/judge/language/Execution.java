package judge.language;

import java.util.Optional;
import judge.sandbox.Outcome;
import judge.sandbox.run.Command;

/**
 * One run of a program.
 *
 * @param outcome the sandbox's word on it
 * @param end the way in which the program ended
 * @param answer the program's answer; nobody writes to the array
 * @param answerSource {@code stdout} or the output file's name
 */
@SuppressWarnings("ArrayRecordComponent")
public record Execution(Outcome outcome, ProgramEnd end, byte[] answer, String answerSource) {

    private static final String STDOUT = "stdout";

    /** A run whose answer is where the problem wants it, or else on stdout. */
    public static Execution of(RunInput input, Outcome outcome, ProgramEnd end) {
        Optional<byte[]> written =
                input.outputFile().map(name -> outcome.collected().get(Command.WORK + "/" + name));
        // An output file that was opened and left empty does not hide an answer on stdout.
        boolean fromFile = written.isPresent() && (written.get().length > 0 || outcome.stdout().length == 0);
        return new Execution(
                outcome,
                end,
                fromFile ? written.get() : outcome.stdout(),
                fromFile ? input.outputFile().orElseThrow() : STDOUT);
    }
}
