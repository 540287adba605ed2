package judge.render;

import java.util.List;

/** Charts, which the templates draw as SVG; each colour has its meaning as text beside it. */
final class Chart {

    private Chart() {}

    /**
     * Columns side by side.
     *
     * @param width of the picture
     * @param height of the picture
     * @param base the place on which columns stand
     * @param label a description of the picture, for readers who cannot see it
     */
    record Bars(int width, int height, int base, String label, List<Bar> bars) {}

    /** A column with a word below it and a figure on top. */
    record Bar(int x, int y, int width, int height, int centre, int figureY, String word, String figure, String kind) {}

    /**
     * A dot for each run of a case, against the limit.
     *
     * @param limitY the place of the limit
     * @param limit in words
     * @param words below the columns
     * @param clouds the dots by verdict
     */
    record Dots(
            int width,
            int height,
            int base,
            int limitY,
            String limit,
            String label,
            List<Word> words,
            List<Cloud> clouds) {}

    /** A word below a column. */
    record Word(int x, int y, String text) {}

    /** All dots of a verdict as one path: thousands of elements would slow the browser down. */
    record Cloud(String code, String name, String path, int legendX) {}
}
