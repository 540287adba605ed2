package judge.explain.java.change;

/**
 * A replacement of the characters between two places of a source.
 *
 * @param end the index after the last of them
 * @param order the order of edits at the same place
 */
record JavaEdit(int start, int end, String text, int order) {

    /** The order of text that follows something that ends there. */
    static final int AFTER = 0;
    /** A brace that closes what was put around something. */
    static final int CLOSING = 1;

    /** The order of text that follows everything that ends there, such as a loop with its last statement. */
    static final int BEYOND = 2;

    static final int OPENING = 3;
    /** The order of text that comes before something that begins there, or in its place. */
    static final int INSTEAD = 4;

    static JavaEdit instead(int start, int end, String text) {
        return new JavaEdit(start, end, text, INSTEAD);
    }

    static JavaEdit before(int at, String text) {
        return new JavaEdit(at, at, text, INSTEAD);
    }

    static JavaEdit after(int at, String text) {
        return new JavaEdit(at, at, text, AFTER);
    }

    static JavaEdit beyond(int at, String text) {
        return new JavaEdit(at, at, text, BEYOND);
    }

    /** Tells whether the other edit is within the text that this one replaces. */
    boolean covers(JavaEdit other) {
        return end > start && other.start >= start && other.end <= end && !touches(other);
    }

    /** Tells whether the edits cannot both be made. */
    boolean overlaps(JavaEdit other) {
        return (start < other.end && other.start < end) || (start == other.start && end == other.end);
    }

    private boolean touches(JavaEdit other) {
        return (other.end == start && other.order != AFTER) || (other.start == end && other.order != INSTEAD);
    }
}
