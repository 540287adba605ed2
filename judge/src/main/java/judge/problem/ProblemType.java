package judge.problem;

import judge.source.LanguageNames;

/**
 * The kind of a problem, whichever version of the format it is in.
 *
 * @param scoring whether cases earn points; otherwise the problem is pass-fail
 * @param interactive whether submission and output validator run at the same time and talk to each other
 * @param passes the most runs of a submission on one test case; 1 unless the problem is a multi-pass one
 * @param submitAnswer whether submissions are the answers themselves
 * @param questions whether these are answers to questions, all in one file
 */
public record ProblemType(boolean scoring, boolean interactive, int passes, boolean submitAnswer, boolean questions) {

    /** A submission runs once on each case, and all must be accepted. */
    public static final ProblemType PASS_FAIL = new ProblemType(false, false, 1, false);

    /** A submission runs once on each case, and cases earn points. */
    public static final ProblemType SCORING = new ProblemType(true, false, 1, false);

    /** The type of a problem without questions. */
    public ProblemType(boolean scoring, boolean interactive, int passes, boolean submitAnswer) {
        this(scoring, interactive, passes, submitAnswer, false);
    }

    /** Returns the type of a problem that needs no more than a checker. */
    public static ProblemType plain(boolean scoring) {
        return scoring ? SCORING : PASS_FAIL;
    }

    /** Tells whether the output validator may ask for further runs on the same case. */
    public boolean multiPass() {
        return passes > 1;
    }

    /** Tells whether only the output validator knows what a submission reads. */
    public boolean needsValidator() {
        return interactive || multiPass();
    }

    /** Returns the languages of the files that a submission may have. */
    public LanguageNames handedIn() {
        return questions ? LanguageNames.QUESTIONS : submitAnswer ? LanguageNames.ANSWERS : LanguageNames.known();
    }

    /** The same with points. */
    public ProblemType withPoints() {
        return new ProblemType(true, interactive, passes, submitAnswer, questions);
    }

    /** The same with questions, each of which earns points. */
    public ProblemType withQuestions() {
        return new ProblemType(true, interactive, passes, submitAnswer, true);
    }
}
