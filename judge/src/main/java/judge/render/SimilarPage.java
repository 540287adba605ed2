package judge.render;

import java.util.List;

/**
 * The model of the page of similar submissions; the names of its components are those that its template uses.
 *
 * @param page the parts that all pages share
 * @param back relative link to the class; none where there is no such page
 * @param problems the problems with the pairs of each
 */
record SimilarPage(Page page, List<String> back, List<Problem> problems) {

    /** One problem; {@code more} says so where not all pairs are shown or were compared. */
    record Problem(String title, List<Group> groups, List<String> more) {}

    /** Submissions that are alike; {@code heading} names them where they are more than two. */
    record Group(List<String> heading, List<Pair> pairs) {}

    /** Two submissions side by side. */
    record Pair(String percent, String first, String second, String language, String passages, List<Side> sides) {}

    /** A submission of a similar pair. */
    record Side(String contestant, List<Source> sources) {}

    /** One source with numbered lines. */
    record Source(String file, List<Line> lines) {}

    /**
     * A line of a source.
     *
     * @param kind the look: neighbouring passages differ in colour
     * @param mark the number of the passage that it is in, which the other side has, too; empty where it is in none
     */
    record Line(int number, String text, String kind, String mark) {}
}
