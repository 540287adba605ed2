package judge.roster;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import judge.roster.RosterException.Fault;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** Reads rosters as spreadsheets and school systems write them: with or without heads, with any usual separator. */
public final class RosterReader {

    /** Tens of thousands of students. */
    private static final int MOST_BYTES = 4 << 20;

    private static final String DIVIDERS = ",;\t，；";

    /** How tables keep spreadsheets from reading digits as a number: ="007" or '007. */
    private static final Pattern AS_TEXT = Pattern.compile("=\"(.*)\"|'(.*)", Pattern.DOTALL);

    private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\p{Cs}]");

    private final String text;
    private final Set<String> ids = new HashSet<>();
    private final List<Student> students = new ArrayList<>();

    private RosterReader(String text) {
        this.text = text;
    }

    /** The roster in a file. */
    public static Roster read(Path file) throws IOException, RosterException {
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(MOST_BYTES + 1);
        }
        return read(bytes);
    }

    /** The roster in bytes that somebody sent. */
    public static Roster read(byte[] bytes) throws RosterException {
        if (bytes.length > MOST_BYTES) {
            throw new RosterException(Fault.TOO_LARGE, 0, "");
        }
        String text = RosterText.decode(bytes).orElseThrow(() -> new RosterException(Fault.NOT_TEXT, 0, ""));
        return new RosterReader(text).roster();
    }

    private Roster roster() throws RosterException {
        CSVFormat format = CSVFormat.DEFAULT
                .builder()
                .setDelimiter(divider())
                .setIgnoreSurroundingSpaces(true)
                .setTrim(true)
                .get();
        try (CSVParser parser = CSVParser.parse(new StringReader(text), format)) {
            read(parser);
        } catch (IOException e) {
            throw new UncheckedIOException("a text cannot fail to be read", e);
        }
        if (students.isEmpty()) {
            throw new RosterException(Fault.EMPTY, 0, "");
        }
        return new Roster(students);
    }

    private void read(CSVParser parser) throws RosterException {
        Iterator<CSVRecord> records = parser.iterator();
        RosterColumns columns = RosterColumns.UNNAMED;
        boolean first = true;
        while (hasNext(records, parser)) {
            long line = parser.getCurrentLineNumber();
            List<String> cells = cells(records.next());
            if (cells.stream().allMatch(String::isEmpty)) {
                continue;
            }
            boolean heads = first && RosterColumns.areHeads(cells);
            first = false;
            if (heads) {
                columns = RosterColumns.of(cells);
            } else {
                add(columns, cells, line);
            }
        }
    }

    /** Whether there is another record. It is read here, so this is where a file turns out not to be a table. */
    private boolean hasNext(Iterator<CSVRecord> records, CSVParser parser) throws RosterException {
        long before = parser.getCurrentLineNumber();
        try {
            return records.hasNext();
        } catch (UncheckedIOException | IllegalStateException e) {
            String said = text.lines().skip(before).findFirst().orElse("");
            throw new RosterException(Fault.NOT_CSV, before + 1, said);
        }
    }

    private void add(RosterColumns columns, List<String> cells, long line) throws RosterException {
        String id = columns.id(cells);
        String name = columns.name(cells);
        if (id.isEmpty()) {
            throw new RosterException(Fault.NO_ID, line, String.join(",", cells));
        }
        if (CONTROL.matcher(id + name).find()) {
            throw new RosterException(Fault.CONTROL, line, id + " " + name);
        }
        if (!ids.add(id.toLowerCase(Locale.ROOT))) {
            throw new RosterException(Fault.TWICE, line, id);
        }
        students.add(new Student(id, name));
    }

    private static List<String> cells(CSVRecord row) {
        return row.stream()
                .map(cell -> AS_TEXT.matcher(cell).replaceFirst("$1$2").strip())
                .toList();
    }

    /** The separator that is most frequent in the first line; a comma if there is none. */
    private char divider() {
        String line = text.lines().filter(one -> !one.isBlank()).findFirst().orElse("");
        char best = DIVIDERS.charAt(0);
        for (int i = 1; i < DIVIDERS.length(); i++) {
            char candidate = DIVIDERS.charAt(i);
            if (count(line, candidate) > count(line, best)) {
                best = candidate;
            }
        }
        return best;
    }

    private static long count(String line, char wanted) {
        return line.chars().filter(character -> character == wanted).count();
    }
}
