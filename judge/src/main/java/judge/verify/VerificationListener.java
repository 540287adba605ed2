package judge.verify;

/** Is told how far the verification of a package is, from several threads. */
public interface VerificationListener {

    /** The listener that ignores everything. */
    VerificationListener NOBODY = new VerificationListener() {
        @Override
        public void reached(Stage stage) {}

        @Override
        public void judging(int submissions) {}

        @Override
        public void started(String submission) {}

        @Override
        public void judged(JuryResult result) {}
    };

    /** The stages before the jury's submissions are judged. The inputs are tried beside the others. */
    enum Stage {
        ANSWERS,
        TIME_LIMIT,
        INPUTS
    }

    /** This is waited for from now on. */
    void reached(Stage stage);

    /** Notes that so many of the jury's submissions are judged from now on. */
    void judging(int submissions);

    /** The judging of a submission with this path has begun. */
    void started(String submission);

    /** The judging of a submission is done. */
    void judged(JuryResult result);
}
