package judge.report;

import java.util.List;
import judge.problem.TestCase;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.verdict.Measured;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * The result of one test case.
 *
 * @param name the test case's, such as {@code secret/01}
 * @param verdict on this case
 * @param score points earned
 * @param maxScore points that can be earned; positive infinity, and left out of the file, where there is no bound
 * @param cpuTimeMillis user and system time of the whole process tree, without the sandbox's own; null if not run
 * @param wallTimeMillis from start to end; null if not run
 * @param peakMemoryBytes resident set, JVM included; null if not run
 * @param reason null for accepted cases
 * @param runs the number of runs: more than one where it came close to its limit; 0 if not run
 * @param answerSource {@code stdout} or the output file's name; null where there is no answer;
 *     {@link Measured#CONVERSATION} where it is what submission and validator said to each other
 * @param output the beginning of the answer, where it was not accepted or the case is a sample; null elsewhere
 */
public record CaseSection(
        String name,
        Verdict verdict,
        double score,
        @Bound double maxScore,
        @Nullable Double cpuTimeMillis,
        @Nullable Double wallTimeMillis,
        @Nullable Long peakMemoryBytes,
        @Nullable Reason reason,
        int runs,
        @Nullable String answerSource,
        @Nullable TextSection output) {

    /** Tells whether the output is the dialogue of submission and validator. */
    public boolean conversed() {
        return Measured.CONVERSATION.equals(answerSource);
    }

    /** The case with the beginning of its answer. */
    public CaseSection withOutput(@Nullable TextSection other) {
        return with(reason, other);
    }

    /** The case under another name, such as one for people. */
    public CaseSection named(String other) {
        return with(other, reason, output);
    }

    /** The case with other hints on its reason, if it has one. */
    CaseSection withHints(List<Hint> hints) {
        return with(reason == null ? null : reason.with(hints), output);
    }

    /** The case as contestants of a server may see it, who need not know where it keeps packages and what fails. */
    public CaseSection withoutHostFailure() {
        return reason == null ? this : with(Redaction.withoutHostFailure(reason), output);
    }

    /** Tells whether contestants have seen the case. */
    public boolean sample() {
        return TestCase.isSample(name);
    }

    /**
     * The case without anything that could show a contestant its data: a program may print its input so that the report
     * shows it to the author.
     */
    CaseSection open(Redaction redaction) {
        if (sample()) {
            return this;
        }
        return with(reason == null ? null : redaction.of(reason), null);
    }

    /** The same of a case beyond the contest, whose answer is told where it is short. */
    CaseSection openBeyond(Redaction redaction) {
        boolean shown = output != null
                && output.whole()
                && Redaction.isShort(output.text().strip());
        return open(redaction).withOutput(shown ? output : null);
    }

    private CaseSection with(@Nullable Reason otherReason, @Nullable TextSection otherOutput) {
        return with(name, otherReason, otherOutput);
    }

    private CaseSection with(String other, @Nullable Reason otherReason, @Nullable TextSection otherOutput) {
        return new CaseSection(
                other,
                verdict,
                score,
                maxScore,
                cpuTimeMillis,
                wallTimeMillis,
                peakMemoryBytes,
                otherReason,
                runs,
                answerSource,
                otherOutput);
    }
}
