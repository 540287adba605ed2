package judge.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import judge.problem.CasePoints;
import judge.program.PackageProgram;
import judge.sandbox.SandboxException;

/**
 * The problem's own static validator, invoked as the format has it: {@code validator language entry_point feedback_dir/
 * arguments}, with the submission's files in its working folder; it says what it thinks as an output validator does.
 */
public record SourceChecker(PackageProgram program) {

    /**
     * Returns the checker's ruling on a submission.
     *
     * @param files contents by their paths in the submission
     * @param language the language's code
     * @param entry the file or class that is started
     * @param points the points that it can award
     */
    public Ruling check(
            Map<String, byte[]> files, String language, String entry, List<String> arguments, CasePoints points)
            throws SandboxException, InterruptedException {
        List<String> words = new ArrayList<>(List.of(language, entry, ExternalChecker.FEEDBACK));
        words.addAll(arguments);
        return ExternalChecker.ruling(program, program.run(new byte[0], files, words, Awards.FILES), points);
    }
}
