package judge.verify;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.engine.JurySources;
import judge.problem.Problem;
import judge.problem.jury.JurySubmission;
import judge.schedule.EnoughSlow;
import judge.source.LanguageName;
import judge.submission.SourceFile;
import judge.submission.SubmissionException;

/**
 * The number of cases on which one of the jury's submissions may be too slow, and the time that it may take on cases
 * that decide nothing. If no rule for it speaks of certain cases, those after the first that fails only show the
 * purpose of cases.
 *
 * @param problem as it is judged
 * @param stretched the same with the time that the jury's submissions are given
 */
record Patience(Problem problem, Problem stretched, Coverage coverage) {

    /** Two such cases are not alone, and are late by so much that no third one says more. */
    private static final int ENOUGH_AS_EXPECTED = 2;

    /**
     * The least number of cases for a submission that should not be too slow: its author wants to know on which cases
     * it is.
     */
    private static final int LEAST = 4;

    private static final Duration LONGEST = Duration.ofSeconds(30);

    /** The time for a submission that is rejected as it should be. */
    private static final Duration AFTERWARDS = Duration.ofSeconds(2);

    /** Tells whether it may be too slow on many cases, and its result can be told without all of them. */
    boolean mayBeSlowOften(JurySubmission submission) {
        return coverage == Coverage.USUAL
                && isToldEarly(submission)
                && submission.expected().mayBeTooSlowAnywhere();
    }

    private boolean isToldEarly(JurySubmission submission) {
        return !problem.scoring()
                && problem.data().grading().isEmpty()
                && submission.expected().isAboutAllCases();
    }

    /**
     * Returns the rule for submissions, those that should not be too slow among them; empty: they are run on all cases.
     */
    Optional<EnoughSlow> usual(JurySubmission submission) {
        if (coverage == Coverage.ALL_CASES) {
            return Optional.empty();
        }
        if (!isToldEarly(submission)) {
            return submission.expected().isAboutAllCases() ? superfluous(submission) : Optional.empty();
        }
        return Optional.of(new EnoughSlow(most(submission), Set.of(), 0, afterwards(submission)));
    }

    /** Returns the rule for an older package, where cases decide nothing as their folder has broken off before them. */
    private Optional<EnoughSlow> superfluous(JurySubmission submission) {
        int cases = submission.isAmongAccepted() ? most(submission) : ENOUGH_AS_EXPECTED;
        return problem.data()
                .grading()
                .filter(grading -> grading.grader().isEmpty())
                .map(grading -> EnoughSlow.ofSuperfluous(cases, afterwards(submission), grading.root()));
    }

    /**
     * Returns the time for going on: of a submission that should be accepted and fails, the author wants to know where.
     */
    private static Duration afterwards(JurySubmission submission) {
        return submission.isAmongAccepted() ? EnoughSlow.ANY_TIME : AFTERWARDS;
    }

    private int most(JurySubmission submission) {
        return (int) Math.max(LEAST, Math.min(Integer.MAX_VALUE, LONGEST.dividedBy(tooLong(submission))));
    }

    /**
     * Makes the rule for a submission that may be too slow often.
     *
     * @param wanted names of cases that it is run on even if it was too slow on enough others before
     * @param most after so many on which it was too slow it is run on none of these either
     */
    static EnoughSlow often(Set<String> wanted, int most) {
        return new EnoughSlow(ENOUGH_AS_EXPECTED, wanted, most, AFTERWARDS);
    }

    /** Returns the time of a submission that does not end; in an unknown language, the least that the problem gives. */
    Duration tooLong(JurySubmission submission) {
        return stretched.limits().cpuTime(submission.language().orElseGet(() -> languageOfFiles(submission)));
    }

    private String languageOfFiles(JurySubmission submission) {
        try {
            List<String> files = JurySources.read(submission, stretched).sources().stream()
                    .map(SourceFile::path)
                    .toList();
            return problem.type().handedIn().of(files).map(LanguageName::code).orElse("");
        } catch (SubmissionException e) {
            return ""; // It is told of when its turn comes.
        }
    }
}
