package judge.roster;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * A table in a text of values that a comma or another usual separator divides, without its empty rows.
 *
 * @param rows the rows in their order
 */
public record CsvTable(List<Row> rows) {

    /** The first line by which Excel is told the separator. */
    private static final Pattern SEPARATOR = Pattern.compile("(?i)(\"?sep=(.)\"?\\h*)(?=\\R)");

    private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"");

    private static final String DIVIDERS = ",;\t，；";

    /**
     * A row of a table.
     *
     * @param line the line on which it ends, from 1
     * @param cells the cells without blanks around them
     */
    public record Row(long line, List<String> cells) {}

    /** A text whose quotation marks do not match. */
    public static final class NotCsvException extends Exception {

        private final long line;
        private final String said;

        private NotCsvException(long line, String said, Throwable cause) {
            super("line " + line, cause);
            this.line = line;
            this.said = said;
        }

        /** The line that cannot be read, from 1. */
        public long line() {
            return line;
        }

        /** Returns the text of that line. */
        public String said() {
            return said;
        }
    }

    /** The table in a text. */
    public static CsvTable of(String all) throws NotCsvException {
        Matcher said = SEPARATOR.matcher(all);
        // The line stays as an empty one, so that the others keep their numbers.
        String text = said.lookingAt() ? all.substring(said.end(1)) : all;
        CSVFormat format = CSVFormat.DEFAULT
                .builder()
                .setDelimiter(said.lookingAt() ? said.group(2).charAt(0) : divider(text))
                .setIgnoreSurroundingSpaces(true)
                .setTrim(true)
                .get();
        if (format.getDelimiterString().equals("\t")) {
            // A quotation mark is a sign like others there, but where a spreadsheet has put it around a cell.
            try {
                List<Row> quoted = rows(text, format);
                if (quoted.stream().flatMap(row -> row.cells().stream()).noneMatch(cell -> cell.contains("\t"))) {
                    return new CsvTable(quoted);
                }
            } catch (NotCsvException e) {
                // Read below.
            }
            return new CsvTable(rows(text, format.builder().setQuote(null).get()));
        }
        return new CsvTable(rows(text, format));
    }

    private static List<Row> rows(String text, CSVFormat format) throws NotCsvException {
        List<Row> rows = new ArrayList<>();
        try (CSVParser parser = CSVParser.parse(new StringReader(text), format)) {
            Iterator<CSVRecord> records = parser.iterator();
            while (hasNext(records, parser, text)) {
                long line = parser.getCurrentLineNumber();
                List<String> cells = records.next().toList();
                if (!cells.stream().allMatch(String::isEmpty)) {
                    rows.add(new Row(line, cells));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("a text cannot fail to be read", e);
        }
        return rows;
    }

    /** Tells whether there is another record. It is read here, so this is where a text turns out not to be a table. */
    private static boolean hasNext(Iterator<CSVRecord> records, CSVParser parser, String text) throws NotCsvException {
        long before = parser.getCurrentLineNumber();
        try {
            return records.hasNext();
        } catch (UncheckedIOException | IllegalStateException e) {
            throw new NotCsvException(
                    before + 1, text.lines().skip(before).findFirst().orElse(""), e);
        }
    }

    /** Tells whether a line looks like a remark: it begins as a comment of a program does. */
    static boolean isRemark(String line) {
        return line.startsWith("#") || line.startsWith("//");
    }

    /**
     * The separator that is most frequent in the first line that is no remark; a comma if there is none, and of two as
     * frequent the other one: {@code Matrikelnummer;Name, Vorname}.
     */
    private static char divider(String text) {
        List<String> lines = QUOTED.matcher(text)
                .replaceAll("q")
                .lines()
                .filter(one -> !one.isBlank())
                .toList();
        String line =
                lines.stream().filter(one -> !isRemark(one)).findFirst().orElse(lines.isEmpty() ? "" : lines.get(0));
        char best = DIVIDERS.charAt(0);
        for (int i = 1; i < DIVIDERS.length(); i++) {
            char candidate = DIVIDERS.charAt(i);
            long more = count(line, candidate) - count(line, best);
            if (more > 0 || (more == 0 && best == ',' && count(line, best) > 0)) {
                best = candidate;
            }
        }
        return best;
    }

    private static long count(String line, char wanted) {
        return line.chars().filter(character -> character == wanted).count();
    }
}
