package judge.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import judge.problem.CasePoints;
import judge.program.PackageProgram;
import judge.program.ProgramFailure;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.dialogue.DialoguePeer;
import judge.sandbox.run.Command;

/**
 * The problem's own output validator where it does more than look at an output: where it talks with the submission, and
 * where it may ask for another pass. All files of its feedback folder are kept from one pass to the next, except the
 * input of the next pass.
 */
public record Referee(PackageProgram program, boolean multiPass) {

    private static final String FEEDBACK = "feedback/";
    private static final String NEXT_PASS = "nextpass.in";
    private static final String COLLECTED = Command.WORK + "/" + FEEDBACK;

    /**
     * The validator's result of a pass.
     *
     * @param ruling the ruling on the pass
     * @param feedback the files in the feedback folder, by their path in it
     * @param next the input of the next pass, if there is to be one; nobody writes to the array
     */
    public record Word(Ruling ruling, Map<String, byte[]> feedback, Optional<byte[]> next) {

        public Word {
            feedback = Map.copyOf(feedback);
        }
    }

    /**
     * Rules on the output of one pass.
     *
     * @param feedback of the passes before
     */
    public Word check(Attempt attempt, Map<String, byte[]> feedback) throws SandboxException, InterruptedException {
        return word(
                attempt,
                program.run(attempt.output(), files(attempt, feedback), arguments(attempt), List.of(COLLECTED)));
    }

    /**
     * Talks with a submission for one pass.
     *
     * @param attempt without an output
     * @param feedback of the passes before
     * @param processors to run on
     */
    public Word talk(DialoguePeer peer, Attempt attempt, Map<String, byte[]> feedback, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Outcome outcome =
                program.talk(peer, files(attempt, feedback), arguments(attempt), List.of(COLLECTED), processors);
        return word(attempt, outcome.withoutStdout()); // That was for the submission, and is no message.
    }

    private static List<String> arguments(Attempt attempt) {
        List<String> arguments = new ArrayList<>(List.of("input.in", "answer.ans", FEEDBACK));
        arguments.addAll(attempt.arguments());
        return arguments;
    }

    private static Map<String, byte[]> files(Attempt attempt, Map<String, byte[]> feedback) {
        Map<String, byte[]> files = new HashMap<>();
        files.put("input.in", attempt.input());
        files.put("answer.ans", attempt.answer());
        files.put(FEEDBACK, new byte[0]);
        feedback.forEach((path, content) -> files.put(FEEDBACK + path, content));
        return files;
    }

    private Word word(Attempt attempt, Outcome outcome) {
        Map<String, byte[]> feedback = new TreeMap<>();
        Map<String, byte[]> asUsual = new HashMap<>();
        outcome.collected().forEach((path, content) -> {
            if (path.startsWith(COLLECTED)) {
                feedback.put(path.substring(COLLECTED.length()), content);
                asUsual.put(Command.RUNTIME + "/" + path.substring(COLLECTED.length()), content);
            }
        });
        List<String> noFiles = outcome.noFiles().stream()
                .filter(path -> path.startsWith(COLLECTED))
                .map(path -> path.substring(COLLECTED.length()))
                .toList();
        Optional<byte[]> next = Optional.ofNullable(feedback.remove(NEXT_PASS)).filter(any -> multiPass);
        if (outcome.tooLarge().contains(COLLECTED)) {
            return new Word(failed(ProgramFailure.FEEDBACK_TOO_LARGE.of()), Map.of(), Optional.empty());
        }
        // Points are awarded in the last pass.
        Ruling ruling = ExternalChecker.ruling(
                program,
                outcome.withCollected(
                        asUsual,
                        noFiles.stream()
                                .map(path -> Command.RUNTIME + "/" + path)
                                .toList()),
                next.isPresent() ? CasePoints.NONE : attempt.points());
        if (multiPass && noFiles.contains(NEXT_PASS) && !(ruling instanceof Ruling.Failed)) {
            return new Word(failed(ProgramFailure.NEXT_PASS_NO_FILE.of()), feedback, Optional.empty());
        }
        if (next.isPresent() && ruling instanceof Ruling.Wrong) {
            return new Word(failed(ProgramFailure.NEXT_PASS_OF_REJECTED.of()), feedback, Optional.empty());
        }
        return new Word(ruling, feedback, next.filter(any -> ruling instanceof Ruling.Accepted));
    }

    /** The judge's own complaint about the validator. */
    public static Ruling failed(Object message) {
        return new Ruling.Failed(Reason.of(ReasonCode.CHECKER_FAILED, "message", message));
    }
}
