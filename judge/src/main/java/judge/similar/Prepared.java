package judge.similar;

import java.util.Set;

/** A work as numbers, with the tokens that count marked. */
final class Prepared {

    private final Work work;
    private final SourceTokens tokens;
    private final long[] grams;
    private final boolean[] discounted;
    private int counting;
    private boolean differsFromGiven;

    Prepared(Work work) {
        this.work = work;
        tokens = SourceTokens.of(work);
        grams = Grams.of(tokens);
        discounted = new boolean[tokens.count()];
        counting = tokens.count();
    }

    /** Passages that everybody was given do not count either. */
    void discountGiven(Set<Long> given) {
        discount(given);
        // Each source has one token more than it has itself: its end.
        differsFromGiven = counting > work.sources().size();
    }

    /** Tells whether it has anything that not everybody was given. */
    boolean differsFromGiven() {
        return differsFromGiven;
    }

    /** Passages with these numbers do not count as anybody's own: their tokens no longer count. */
    void discount(Set<Long> notOwn) {
        for (int from = 0; from < grams.length; from++) {
            if (notOwn.contains(grams[from])) {
                for (int i = from; i < from + Grams.LENGTH; i++) {
                    counting -= discounted[i] ? 0 : 1;
                    discounted[i] = true;
                }
            }
        }
    }

    Work work() {
        return work;
    }

    SourceTokens tokens() {
        return tokens;
    }

    long[] grams() {
        return grams;
    }

    /** Returns the number of tokens that count. */
    int counting() {
        return counting;
    }

    boolean isDiscounted(int token) {
        return discounted[token];
    }

    /** Tells whether a passage that begins here has a token that counts no longer. */
    boolean touchesDiscounted(int from) {
        for (int i = from; i < from + Grams.LENGTH; i++) {
            if (discounted[i]) {
                return true;
            }
        }
        return false;
    }
}
