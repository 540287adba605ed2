package judge.similar;

import java.util.List;

/**
 * Two works that are alike.
 *
 * @param share of the tokens of both that they have in common, 0 to 1; what is base code or common to the class
 *     does not count
 * @param passages the passages that they have in common, in the order of the first work
 */
public record Likeness(Work first, Work second, double share, List<Passage> passages) {

    public Likeness {
        passages = List.copyOf(passages);
    }

    /**
     * A passage that two works have in common.
     *
     * @param tokens its length in tokens
     */
    public record Passage(Span first, Span second, int tokens) {}

    /** Lines of a source, from 1, the last one included. */
    public record Span(String file, int firstLine, int lastLine) {}
}
