package judge.web.page.student;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import judge.message.Visible;
import judge.submission.SourceFile;
import judge.submission.SourceText;
import judge.web.page.Visit;

/**
 * The part of a source that a page lists.
 *
 * @param lines from the first one on
 * @param count the number of lines in all
 * @param whole whether these are all, to their ends
 */
record ListedSource(List<String> lines, long count, boolean whole) {

    static final ListedSource NONE = new ListedSource(List.of(), 0, true);

    ListedSource {
        lines = List.copyOf(lines);
    }

    /**
     * The room that is left on a page: a source may have millions of lines, each of which adds some hundred bytes to
     * the page.
     */
    static final class Page {
        private int lines = 10_000;
        private int characters = 1_000_000;

        /** The next file, in whatever charset it is. */
        ListedSource next(SourceFile file) {
            String text = SourceText.decode(file.content())
                    .map(SourceText::text)
                    .orElseGet(() -> new String(file.content(), StandardCharsets.UTF_8));
            List<String> listed = new ArrayList<>();
            boolean whole = true;
            for (String line : (Iterable<String>) text.lines().limit(lines)::iterator) {
                String shown = line.substring(0, Math.min(line.length(), characters));
                characters -= shown.length();
                whole &= shown.length() == line.length();
                listed.add(shown);
            }
            lines -= listed.size();
            long count = text.lines().count();
            return new ListedSource(listed, count, whole && count == listed.size());
        }
    }

    /** Returns the sentence that the source is cut; empty where it is whole. */
    String cut(Visit visit) {
        return whole ? "" : visit.text("cut-source", "count", count);
    }

    /**
     * Returns a line as it is shown: characters that turn the text around, or cannot be seen, become their numbers;
     * tabs stay.
     */
    static String shown(String line) {
        return Visible.of(line.replace("\t", "    "), Integer.MAX_VALUE);
    }
}
