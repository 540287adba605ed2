package judge.verdict;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import judge.check.Ruling;
import judge.language.Execution;
import judge.language.ProgramEnd;
import judge.language.RunLimits;
import judge.problem.CasePoints;
import judge.reason.EndingHints;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Ending;
import judge.sandbox.Outcome;
import judge.sandbox.dialogue.Dialogue;

/**
 * The one place where the way a program ended and the checker's ruling become a verdict.
 *
 * @param verdict on the case
 * @param share of the case's points that is earned, 0 to 1
 * @param points the points that are earned instead, where the checker gives any
 * @param reason absent for accepted ones
 */
public record Decision(Verdict verdict, double share, Optional<Double> points, Optional<Reason> reason) {

    /** No answer is longer than this: the rest of a hint is left out. */
    private static final int HINT_CHARACTERS = 200;

    private static final int PERCENT = 100;

    /** Statuses from here on stand for 128 + a signal, as in shells. */
    private static final int SIGNAL_BASE = 128;

    private static final List<Integer> CRASH_SIGNALS = List.of(4, 5, 6, 7, 8, 11);

    /**
     * Decides.
     *
     * @param limits the limits that count, which may be lower than those at which the program was killed
     * @param wanted the name of the output file, if the problem has one
     * @param given names of files that the working folder had from the start
     * @param checker rules on the answer, or on what stands where it should not; asked only where the program ended
     *     well
     */
    public static Decision of(
            Execution execution,
            RunLimits limits,
            Optional<String> wanted,
            List<String> given,
            Function<byte[], Ruling> checker) {
        Optional<Decision> ended = exceeded(execution, limits).or(() -> failed(execution));
        if (ended.isPresent()) {
            return ended.get();
        }
        Ruling ruling = checker.apply(execution.answer());
        if (isNothing(execution.answer(), ruling)) {
            return rejected(Verdict.NO, whyNoOutput(execution.outcome(), wanted, given, checker));
        }
        return of(ruling);
    }

    /** Decides on an answer that no program has given. */
    public static Decision ofAnswer(byte[] answer, Ruling ruling) {
        return isNothing(answer, ruling) ? rejected(Verdict.NO, Reason.of(ReasonCode.NO_OUTPUT)) : of(ruling);
    }

    private static boolean isNothing(byte[] answer, Ruling ruling) {
        boolean wrong = ruling instanceof Ruling.Wrong || ruling instanceof Ruling.Misformatted;
        return wrong && isBlank(answer);
    }

    /**
     * Decides on a talk of a program with the problem's validator.
     *
     * @param limits the limits that count, which may be lower than those at which the program was killed
     * @param talk is over
     * @param ruling the validator's
     */
    public static Decision of(Execution execution, RunLimits limits, Dialogue talk, Ruling ruling) {
        Dialogue.First first = talk.first();
        boolean slow = execution.outcome().usage().cpuTime().compareTo(limits.cpuTime()) > 0;
        if (!slow && first == Dialogue.First.NOBODY) {
            // The validator does not go on reading what the submission tells it, and does not end.
            return rejected(
                    Verdict.JE,
                    Reason.of(
                            ReasonCode.CHECKER_HUNG,
                            "seconds",
                            limits.wallTime().toSeconds()));
        }
        boolean accepted = ruling instanceof Ruling.Accepted;
        if (!slow && first == Dialogue.First.REFEREE && !accepted) {
            return of(ruling);
        }
        return exceeded(execution, limits)
                .map(decision -> decision.inTalk(talk.hasUnreadReplies()))
                .or(() -> failed(execution))
                .orElseGet(() -> of(ruling).ofWords(talk));
    }

    /** A program that does not read what there is goes on saying something; another one waits for a reply. */
    private Decision inTalk(boolean unread) {
        return reason.filter(why -> why.code() == ReasonCode.WALL_TIME_EXCEEDED)
                .map(why -> rejected(verdict, why.with(List.of(Hint.of(unread ? "talk-unread" : "talk-waits")))))
                .orElse(this);
    }

    /** A program that was wrong and said nothing is told that first, where the judge has seen the words. */
    private Decision ofWords(Dialogue talk) {
        boolean silent =
                talk.way() == Dialogue.Way.RELAYED && talk.transcript().lines().noneMatch(line -> line.startsWith(">"));
        return verdict == Verdict.WA && silent
                ? new Decision(verdict, share, points, reason.map(why -> why.with(ReasonCode.SILENT, 1)))
                : this;
    }

    /** Decides on a program that ended well. */
    public static Decision of(Ruling ruling) {
        if (ruling instanceof Ruling.Accepted accepted) {
            return new Decision(Verdict.AC, accepted.share(), accepted.points(), Optional.empty());
        }
        if (ruling instanceof Ruling.Failed failure) {
            return rejected(Verdict.JE, failure.reason());
        }
        if (ruling instanceof Ruling.Misformatted misformatted) {
            return rejected(Verdict.PE, misformatted.reason());
        }
        Ruling.Wrong wrong = (Ruling.Wrong) ruling;
        return new Decision(Verdict.WA, 0, wrong.points(), Optional.of(EndingHints.hinted(wrong.reason())));
    }

    public boolean isAccepted() {
        return verdict == Verdict.AC;
    }

    /** The same with the number of the pass that it is about, from 1. */
    public Decision inPass(int pass) {
        return new Decision(verdict, share, points, reason.map(why -> why.with(ReasonCode.PASS, pass)));
    }

    /**
     * The same of a run that may have come to its limit of time because the machine was busy.
     *
     * @param slowness how many times slower than usual the machine was; 1: it was not, or that changed nothing
     */
    public Decision onMachine(double slowness) {
        return slowness == 1 || verdict != Verdict.TLE
                ? this
                : new Decision(
                        verdict,
                        share,
                        points,
                        reason.map(why ->
                                why.with(ReasonCode.HOST_SLOWNESS_PERCENT, (int) Math.round(slowness * PERCENT))));
    }

    /** Returns the points that the case earns by this decision. */
    public double score(CasePoints possible) {
        return switch (verdict) {
            case AC -> points.orElse(share == 0 ? 0 : share * possible.accepted());
            case JE -> 0;
            default -> points.orElse(possible.rejected());
        };
    }

    /** Makes the decision that a case is not accepted, for this reason. */
    public static Decision rejected(Verdict verdict, Reason reason) {
        return new Decision(verdict, 0, Optional.empty(), Optional.of(EndingHints.hinted(reason)));
    }

    private static Optional<Decision> exceeded(Execution execution, RunLimits limits) {
        return ExceededLimit.of(execution, limits).map(limit -> rejected(limit.verdict(), limit.reason()));
    }

    private static Optional<Decision> failed(Execution execution) {
        if (execution.end() instanceof ProgramEnd.Failed failed) {
            return Optional.of(rejected(Verdict.RTE, failed.why()));
        }
        if (execution.outcome().ending() instanceof Ending.Signalled signalled) {
            int status = SIGNAL_BASE + signalled.signal();
            boolean crash =
                    execution.end() instanceof ProgramEnd.ByRuntime || CRASH_SIGNALS.contains(signalled.signal());
            return Optional.of(rejected(
                    Verdict.RTE, Reason.of(crash ? ReasonCode.VM_CRASHED : ReasonCode.EXIT_STATUS, "status", status)));
        }
        return Optional.empty();
    }

    private static boolean isBlank(byte[] output) {
        for (byte character : output) {
            if (!(character == ' ' || (character >= '\t' && character <= '\r'))) {
                return false;
            }
        }
        return true;
    }

    private static Reason whyNoOutput(
            Outcome outcome, Optional<String> wanted, List<String> given, Function<byte[], Ruling> checker) {
        Optional<String> other = outcome.leftovers().stream()
                .filter(name -> !given.contains(name) && !wanted.equals(Optional.of(name)))
                .findFirst();
        if (other.isPresent()) {
            return Reason.of(ReasonCode.NO_OUTPUT_BUT_FILE, "file", other.get(), "wanted", wanted.orElse(""));
        }
        String stderr = new String(outcome.stderr(), StandardCharsets.UTF_8).strip();
        if (!stderr.isEmpty()) {
            String found = stderr.substring(0, Math.min(stderr.length(), HINT_CHARACTERS));
            Reason reason = Reason.of(ReasonCode.NO_OUTPUT_BUT_STDERR, "found", found);
            return checker.apply(outcome.stderr()) instanceof Ruling.Accepted
                    ? reason.with(List.of(Hint.of("answer-on-stderr")))
                    : reason;
        }
        return Reason.of(ReasonCode.NO_OUTPUT);
    }
}
