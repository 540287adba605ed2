package judge.engine;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import judge.check.Attempt;
import judge.check.ExternalChecker;
import judge.check.Referee;
import judge.check.Ruling;
import judge.language.Execution;
import judge.language.Program;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.program.ProgramFailure;
import judge.sandbox.SandboxException;
import judge.sandbox.dialogue.Dialogue;
import judge.sandbox.dialogue.DialoguePeer;
import judge.verdict.Decision;

/**
 * A submission's program on one test case of a problem whose output validator talks with it, or asks for further
 * passes. Used once for each case.
 *
 * @param files in its working folder in each pass
 * @param way of a talk
 * @param limits of each pass
 * @param repeats of each pass
 */
record Passes(
        Program program,
        Problem problem,
        Map<String, byte[]> files,
        Referee referee,
        Dialogue.Way way,
        AppliedLimits limits,
        Repeats repeats) {

    /** The line between the passes of a conversation, as in the format's {@code .interaction} files. */
    private static final String BETWEEN = "---\n";

    /**
     * The result of all passes.
     *
     * @param decision the decision on the last pass
     * @param slowest the run of the pass that took most CPU time
     * @param runs the number of runs of the pass that was run most often
     * @param answer the submission's words in the last pass
     * @param conversation the beginning of all passes
     */
    record Result(Decision decision, Execution slowest, int runs, Talk answer, String conversation) {}

    /**
     * The words of both sides in a pass.
     *
     * @param execution the run of the submission
     * @param word the validator's word; empty where it was not asked
     * @param decision on this pass
     * @param conversation the beginning of the pass
     */
    record Talk(Execution execution, Optional<Referee.Word> word, Decision decision, String conversation) {

        Talk onMachine(double slowness) {
            return new Talk(execution, word, decision.onMachine(slowness), conversation);
        }
    }

    /** Runs them all. */
    Result run(TestCase testCase, byte[] content, byte[] answer, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        byte[] input = content;
        Map<String, byte[]> feedback = Map.of();
        StringJoiner conversation = new StringJoiner(BETWEEN);
        Optional<Execution> slowest = Optional.empty();
        int most = 0;
        for (int pass = 1; ; pass++) {
            Attempt attempt = new Attempt(input, answer, new byte[0], testCase.checkerArguments(), testCase.points());
            Repeats.Runs<Talk> runs = repeated(testCase, attempt, feedback, processors);
            Talk counts = problem.type().interactive() ? runs.best() : ruled(runs.best(), attempt, feedback);
            Talk talk = counts.onMachine(runs.slowness());
            conversation.add(talk.conversation());
            slowest = Optional.of(slower(slowest, talk.execution()));
            most = Math.max(most, runs.count());
            Optional<byte[]> next = talk.word().flatMap(Referee.Word::next);
            boolean goesOn = talk.decision().isAccepted() && next.isPresent();
            if (!goesOn || pass == problem.type().passes()) {
                Decision last = goesOn ? tooManyPasses() : talk.decision();
                Decision decision = problem.type().multiPass() ? last.inPass(pass) : last;
                return new Result(decision, slowest.get(), most, talk, conversation.toString());
            }
            input = next.get();
            feedback = talk.word().orElseThrow().feedback();
        }
    }

    private Repeats.Runs<Talk> repeated(
            TestCase testCase, Attempt attempt, Map<String, byte[]> feedback, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        return repeats.of(
                times -> problem.type().interactive()
                        ? talked(testCase, attempt, feedback, limits.run(times), processors)
                        : answered(testCase, attempt, limits.run(times), processors),
                Talk::execution,
                limits.run().cpuTime(),
                processors);
    }

    private static Execution slower(Optional<Execution> one, Execution other) {
        return one.filter(execution -> execution
                                .outcome()
                                .usage()
                                .cpuTime()
                                .compareTo(other.outcome().usage().cpuTime())
                        > 0)
                .orElse(other);
    }

    private Decision tooManyPasses() {
        Ruling failed =
                Referee.failed(ProgramFailure.PASSES_EXCEEDED.of(problem.type().passes()));
        return Decision.of(failed);
    }

    /** One run of a pass without a talk; nobody has looked at the output yet. */
    private Talk answered(TestCase testCase, Attempt attempt, RunLimits given, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        RunInput input = RunInput.of(attempt.input(), problem.judging(), testCase.arguments())
                .beside(files);
        Execution execution = program.run(input, given, processors);
        return new Talk(execution, Optional.empty(), Decision.of(new Ruling.Accepted(0)), "");
    }

    /** The validator's word on the output of a pass. */
    private Talk ruled(Talk run, Attempt attempt, Map<String, byte[]> feedback)
            throws SandboxException, InterruptedException {
        Execution execution = run.execution();
        WordOnce word = new WordOnce(attempt, feedback);
        Decision decision = Decision.of(
                execution,
                limits.run(),
                problem.judging().outputFile(),
                problem.judging().inputFile().stream().toList(),
                word::ruling);
        word.throwIfFailed();
        String conversation = lines("< ", attempt.input()) + lines("> ", execution.answer());
        return new Talk(execution, word.first, decision, conversation);
    }

    private static String lines(String mark, byte[] text) {
        StringBuilder lines = new StringBuilder();
        int shown = Math.min(text.length, 4 << 10);
        new String(text, 0, shown, java.nio.charset.StandardCharsets.UTF_8)
                .lines()
                .forEach(line -> lines.append(mark).append(line).append('\n'));
        return shown < text.length ? lines + "…\n" : lines.toString();
    }

    /** Asks the validator; what it says first is its word on the pass. */
    private final class WordOnce {
        private final Attempt attempt;
        private final Map<String, byte[]> feedback;
        private Optional<Referee.Word> first = Optional.empty();
        private Optional<SandboxException> failure = Optional.empty();

        WordOnce(Attempt attempt, Map<String, byte[]> feedback) {
            this.attempt = attempt;
            this.feedback = feedback;
        }

        Ruling ruling(byte[] output) {
            try {
                Referee.Word word = referee.check(
                        new Attempt(attempt.input(), attempt.answer(), output, attempt.arguments(), attempt.points()),
                        feedback);
                first = first.or(() -> Optional.of(word));
                return word.ruling();
            } catch (SandboxException e) {
                failure = Optional.of(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return Referee.failed("interrupted");
        }

        void throwIfFailed() throws SandboxException, InterruptedException {
            if (failure.isPresent()) {
                throw failure.get();
            }
            if (Thread.interrupted()) {
                throw new InterruptedException("cancelled while an answer was checked");
            }
        }
    }

    /** One talk of submission and validator; relayed where nothing follows from one that was not. */
    private Talk talked(
            TestCase testCase, Attempt attempt, Map<String, byte[]> feedback, RunLimits given, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Optional<Talk> talk = talk(way, testCase, attempt, feedback, given, processors);
        return talk.isPresent()
                ? talk.get()
                : talk(Dialogue.Way.RELAYED, testCase, attempt, feedback, given, processors)
                        .orElseThrow();
    }

    private Optional<Talk> talk(
            Dialogue.Way by,
            TestCase testCase,
            Attempt attempt,
            Map<String, byte[]> feedback,
            RunLimits given,
            Set<Integer> processors)
            throws SandboxException, InterruptedException {
        try (Dialogue dialogue = Dialogue.open(ExternalChecker.ACCEPTS, by)) {
            FutureTask<Referee.Word> asked = new FutureTask<>(() -> {
                try {
                    return referee.talk(DialoguePeer.referee(dialogue), attempt, feedback, processors);
                } catch (SandboxException | InterruptedException | RuntimeException e) {
                    dialogue.abandon();
                    throw e;
                }
            });
            Thread thread = new Thread(asked, Thread.currentThread().getName() + "-referee");
            thread.setDaemon(true);
            thread.start();
            try {
                RunInput input = RunInput.talking(DialoguePeer.player(dialogue), testCase.arguments())
                        .beside(files);
                Execution execution = program.run(input, given, processors);
                dialogue.playerIsGone();
                Referee.Word word = asked.get();
                if (dialogue.isGivenUp()) {
                    return Optional.empty();
                }
                Decision decision = Decision.of(execution, given, dialogue, word.ruling());
                return Optional.of(new Talk(execution, Optional.of(word), decision, dialogue.transcript()));
            } catch (ExecutionException e) {
                throw new SandboxException("the output validator could not be run: " + e.getCause(), e);
            } finally {
                dialogue.abandon();
                join(thread);
            }
        }
    }

    /**
     * Waits for a thread whose command is ended already: that takes a moment only, and an interrupt does not cut it
     * short.
     */
    private static void join(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
