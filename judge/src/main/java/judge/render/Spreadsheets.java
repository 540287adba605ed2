package judge.render;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.regex.Pattern;
import judge.message.Visible;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** The rules that all tables for spreadsheets share. */
public final class Spreadsheets {

    /** The mark without which Excel does not recognize UTF-8. */
    private static final String BYTE_ORDER_MARK = "\ufeff";

    /** Characters that start a formula in spreadsheets, in both widths, or are skipped before one. */
    private static final String FORMULA_STARTS = "=+-@\t\r\n＝＋－＠";

    /** Control characters that are not white space. */
    private static final Pattern COMMAND = Pattern.compile("[\\p{Cc}&&[^\\t\\n\\r]]");

    private Spreadsheets() {}

    /**
     * Text from strangers: with an apostrophe before what a spreadsheet would compute, and with what a terminal on
     * which the file is shown would obey made visible.
     */
    public static String text(String stranger) {
        StringBuilder cell = new StringBuilder(stranger.length());
        if (!stranger.isEmpty() && FORMULA_STARTS.indexOf(stranger.charAt(0)) >= 0) {
            cell.append('\'');
        }
        stranger.codePoints()
                .mapToObj(Character::toString)
                .map(one -> COMMAND.matcher(one).matches() ? Visible.of(one) : one)
                .forEach(cell::append);
        return cell.toString();
    }

    /** Rows of cells as a file that begins with a byte order mark. */
    public static String csv(List<List<String>> rows) {
        StringWriter text = new StringWriter();
        text.write(BYTE_ORDER_MARK);
        try (CSVPrinter printer = new CSVPrinter(text, CSVFormat.EXCEL)) {
            for (List<String> row : rows) {
                printer.printRecord(row);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }
}
