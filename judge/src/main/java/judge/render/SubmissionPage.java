package judge.render;

import java.util.List;
import judge.source.SourceColours.Piece;

/**
 * The model of the page of one submission; the names of its components are those that its template uses. The page can
 * be given to the contestant: it shows nobody else.
 *
 * @param page the parts that all pages share
 * @param head contestant, problem and result
 * @param diagnostics the compiler's messages
 * @param cases each case in a line; none where nothing could be run
 * @param details of the cases whose data may be shown
 * @param sources with the lines that failed marked
 */
record SubmissionPage(
        Page page,
        Head head,
        List<Diagnostic> diagnostics,
        List<Line> cases,
        List<Detail> details,
        List<Source> sources) {

    /**
     * Contestant, problem and result; {@code hints} say what the usual cause is, {@code remark} what happens beyond the
     * contest.
     */
    record Head(
            String contestant,
            String problem,
            ClassPage.Mark mark,
            String why,
            List<String> hints,
            String remark,
            List<ClassPage.Fact> facts,
            String warning) {}

    /** A message of the compiler with the line that it is about; {@code mark} points to the place from below. */
    record Diagnostic(String kind, String place, String message, String line, String mark) {}

    /**
     * One case.
     *
     * @param share of the time limit, in percent from 0 to 100, for a bar
     */
    record Line(
            String name,
            ClassPage.Cell verdict,
            String verdictName,
            String time,
            int share,
            String memory,
            String points,
            String reason) {}

    /** A case's data, side by side. */
    record Detail(
            String anchor,
            String name,
            ClassPage.Cell verdict,
            List<Text> texts,
            List<Board> boards,
            String legend,
            String more) {}

    /** A text line by line; {@code cut} says so where it is not the whole. */
    record Text(String name, List<TextLine> lines, String cut) {}

    /** A line of a text; bad where it is not as expected. */
    record TextLine(String text, boolean bad) {}

    /** A sudoku as a picture. */
    record Board(String caption, boolean target, List<List<Square>> rows) {

        /** Tells whether a cell is wrong. */
        boolean wrong() {
            return rows.stream().flatMap(List::stream).anyMatch(Square::wrong);
        }
    }

    /** A cell of a sudoku: how it looks, and what is in it. */
    record Square(String kind, String digit, boolean wrong) {}

    /** One source with numbered lines. */
    record Source(String file, List<SourceLine> lines, String cut) {}

    /** A line of a source in its colours; {@code note} says what failed there, or what somebody says of it. */
    record SourceLine(int number, List<Piece> pieces, String note, boolean failing) {}
}
