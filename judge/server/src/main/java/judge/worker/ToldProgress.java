package judge.worker;

import judge.database.PeerNotifications;

/**
 * Passes on how the judging goes on, here and to all other processes on the database. How many cases have ended is told
 * them five times a second at most.
 *
 * @param own those who listen in this process
 */
public record ToldProgress(PeerNotifications peers, Progress own) implements Progress {

    private static final String QUEUED = "queue";
    private static final String BEGUN = "begin";
    private static final String COMPILING = "compile";
    private static final String ENDED = "case";
    private static final String JUDGED = "judged";
    private static final String EXPLAINED = "explained";
    private static final String TRIED = "tried";

    @Override
    public void queued(long submission) {
        own.queued(submission);
        tell(QUEUED, submission);
    }

    @Override
    public void begun(long submission) {
        own.begun(submission);
        tell(BEGUN, submission);
    }

    @Override
    public void compiling(long submission) {
        own.compiling(submission);
        tell(COMPILING, submission);
    }

    @Override
    public void ended(long submission, int cases, int all) {
        own.ended(submission, cases, all);
        peers.tellInPassing(String.valueOf(submission), String.join(" ", ENDED, "" + submission, "" + cases, "" + all));
    }

    @Override
    public void judged(long submission) {
        own.judged(submission);
        peers.forget(String.valueOf(submission));
        tell(JUDGED, submission);
    }

    @Override
    public void explained(long submission) {
        own.explained(submission);
        tell(EXPLAINED, submission);
    }

    @Override
    public void tried(long number) {
        own.tried(number);
        tell(TRIED, number);
    }

    private void tell(String what, long submission) {
        peers.tell(what + " " + submission);
    }

    /** Passes on what another process has told; what is not understood, as of a later version, is left out. */
    public static void hear(String line, Progress told) {
        String[] words = line.split(" ", -1);
        try {
            long submission = words.length > 1 ? Long.parseLong(words[1]) : 0;
            switch (words[0] + "/" + words.length) {
                case QUEUED + "/2" -> told.queued(submission);
                case BEGUN + "/2" -> told.begun(submission);
                case COMPILING + "/2" -> told.compiling(submission);
                case ENDED + "/4" -> told.ended(submission, Integer.parseInt(words[2]), Integer.parseInt(words[3]));
                case JUDGED + "/2" -> told.judged(submission);
                case EXPLAINED + "/2" -> told.explained(submission);
                case TRIED + "/2" -> told.tried(submission);
                default -> {}
            }
        } catch (NumberFormatException e) {
            return;
        }
    }
}
