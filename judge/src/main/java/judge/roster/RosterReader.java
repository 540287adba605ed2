package judge.roster;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import judge.charset.CharsetException;
import judge.charset.DecodedText;
import judge.roster.CsvTable.NotCsvException;
import judge.roster.CsvTable.Row;
import judge.roster.RosterException.Fault;
import judge.roster.RosterException.Place;

/** Reads rosters as spreadsheets and school systems write them: with or without heads, with any usual separator. */
public final class RosterReader {

    /** Tens of thousands of students. */
    private static final int MOST_BYTES = 4 << 20;

    /** The length of a group's name in characters: as long as names of people may be. */
    private static final int MOST_GROUP = 100;

    /** Rows by which a person sees what is in a column. */
    private static final int PREVIEWED = 3;

    /**
     * The forms by which tables keep spreadsheets from computing: ="007", '007 or '=1+1, and never O'Brien or 't Hooft.
     */
    private static final Pattern AS_TEXT = Pattern.compile("^(?:=\"(.*)\"|'([\\d=+@＝＋－＠-].*))$", Pattern.DOTALL);

    /** Within quotation marks a cell may have several lines. */
    private static final Pattern LINE_END = Pattern.compile("\\h*[\\r\\n]+\\h*");

    /** A number as spreadsheets show a long one: its digits are lost. */
    private static final Pattern ROUNDED = Pattern.compile("\\d[.,]?\\d*[eE]\\+\\d+");

    /** A number that was read as one with a fraction on its way, as pandas does in columns with gaps. */
    private static final Pattern OF_FRACTION = Pattern.compile("^(\\d{4,})\\.0$");

    /** All kinds of blanks around a cell, also those that do not break. */
    private static final Pattern AROUND = Pattern.compile("^[\\s\\p{Z}]+|[\\s\\p{Z}]+$");

    private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\p{Cs}]");

    private final boolean named;
    private final Set<String> ids = new HashSet<>();
    private final List<Student> students = new ArrayList<>();
    private final List<Long> lines = new ArrayList<>();
    private final List<Place> faults = new ArrayList<>();

    private RosterReader(boolean named) {
        this.named = named;
    }

    /**
     * The roster in a file.
     *
     * @param charset the charset of the roster; empty: it is to be found out
     */
    public static ReadRoster read(Path file, Optional<Charset> charset) throws IOException, RosterException {
        try (InputStream in = Files.newInputStream(file)) {
            return read(new SentTable(in.readNBytes(MOST_BYTES + 1), charset, ColumnChoice.NONE), false);
        }
    }

    /** The roster in a table that somebody sent, in which all have a name if one has. */
    public static ReadRoster readNamed(SentTable sent) throws RosterException {
        return read(sent, true);
    }

    /** Shows how a table that was sent would be read: only a file that is no table at all is refused. */
    public static RosterPreview preview(SentTable sent) throws RosterException {
        Table table = Table.of(decoded(sent).text(), sent.columns());
        return new RosterPreview(
                table.columns(), cellsOf(table.rows()).stream().limit(PREVIEWED).toList());
    }

    private static ReadRoster read(SentTable sent, boolean named) throws RosterException {
        DecodedText decoded = decoded(sent);
        Table table = Table.of(decoded.text(), sent.columns());
        return new ReadRoster(new RosterReader(named).roster(table), decoded.charset(), table.columns());
    }

    private static DecodedText decoded(SentTable sent) throws RosterException {
        byte[] bytes = sent.bytes();
        Optional<Fault> other = OtherFiles.kind(bytes);
        if (other.isPresent()) {
            throw new RosterException(other.get(), 0, "");
        }
        if (bytes.length > MOST_BYTES) {
            throw new RosterException(Fault.TOO_LARGE, 0, "");
        }
        try {
            return DecodedText.of(bytes, sent.charset());
        } catch (CharsetException e) {
            throw new RosterException(e.readings());
        }
    }

    /** The rows below the heads, and what is in their columns. */
    private record Table(RosterColumns columns, List<Row> rows) {

        static Table of(String text, ColumnChoice said) throws RosterException {
            List<Row> all;
            try {
                all = withoutRemarks(lines(CsvTable.of(text)));
            } catch (NotCsvException e) {
                throw new RosterException(Fault.NOT_CSV, e.line(), e.said());
            }
            List<Row> below =
                    all.stream().skip(1).filter(RosterReader::isStudent).toList();
            boolean named = !all.isEmpty()
                    && said.heads()
                            .orElseGet(() -> RosterColumns.areHeads(all.get(0).cells(), cellsOf(below)));
            List<String> heads = named ? all.get(0).cells() : List.of();
            List<Row> rows = named ? below : all;
            if (!said.uses().isEmpty()) {
                return new Table(RosterColumns.said(heads, cellsOf(rows), said.uses()), rows);
            }
            return new Table(
                    named ? RosterColumns.of(heads, cellsOf(rows)) : RosterColumns.unnamed(cellsOf(rows)), rows);
        }
    }

    private Roster roster(Table table) throws RosterException {
        boolean names = named
                && table.rows().stream()
                        .anyMatch(row -> !table.columns().name(row.cells()).isEmpty());
        List<Integer> others = ReadRoster.otherIds(table.columns());
        table.rows().forEach(row -> add(table.columns(), row, names, others));
        if (!faults.isEmpty()) {
            throw RosterException.of(faults);
        }
        if (students.isEmpty()) {
            throw new RosterException(Fault.EMPTY, 0, "");
        }
        return new Roster(students, lines);
    }

    /** Leaves out what stands above the table about it as a whole; heads may begin as remarks do. */
    private static List<Row> withoutRemarks(List<Row> all) {
        int first = 0;
        while (first + 1 < all.size() && isRemark(all, first)) {
            first++;
        }
        return all.subList(first, all.size());
    }

    private static boolean isRemark(List<Row> all, int place) {
        List<String> next = all.get(place + 1).cells();
        List<String> here = all.get(place).cells();
        return CsvTable.isRemark(here.get(0)) && (CsvTable.isRemark(next.get(0)) || here.size() < next.size());
    }

    private static List<Row> lines(CsvTable table) {
        return table.rows().stream()
                .map(row -> new Row(row.line(), cells(row.cells())))
                .filter(row -> !row.cells().stream().allMatch(String::isEmpty))
                .toList();
    }

    private void add(RosterColumns columns, Row row, boolean names, List<Integer> others) {
        String id = columns.id(row.cells());
        String name = columns.name(row.cells());
        String group = columns.group(row.cells());
        String whole = String.join(",", row.cells());
        if (id.isEmpty()) {
            fault(Fault.NO_ID, row, whole);
        } else if (CONTROL.matcher(id + name + group).find()) {
            fault(Fault.CONTROL, row, (id + " " + name + " " + group).strip());
        } else if (group.codePointCount(0, group.length()) > MOST_GROUP) {
            fault(Fault.LONG_GROUP, row, group);
        } else if (names && name.isEmpty()) {
            fault(Fault.NO_NAME, row, id);
        } else if (ColumnContents.areSwapped(id, name)) {
            fault(Fault.SWAPPED, row, whole);
        } else if (ROUNDED.matcher(id).matches()) {
            fault(Fault.ROUNDED, row, id);
        } else if (!ids.add(id.toLowerCase(Locale.ROOT))) {
            fault(Fault.TWICE, row, id);
        } else {
            students.add(new Student(id, name, group, filled(others, row.cells())));
            lines.add(row.line());
        }
    }

    private static List<String> filled(List<Integer> columns, List<String> cells) {
        return columns.stream()
                .filter(column -> column < cells.size())
                .map(cells::get)
                .filter(cell -> !cell.isEmpty())
                .toList();
    }

    private static List<List<String>> cellsOf(List<Row> rows) {
        return rows.stream().map(Row::cells).toList();
    }

    /**
     * Canvas puts the points of each work above the students, how they are posted, and a student to try things out;
     * Google Classroom puts dates and points there.
     */
    private static boolean isStudent(Row row) {
        String first = row.cells().get(0);
        boolean posting = first.isEmpty() && row.cells().stream().anyMatch(cell -> cell.equals("Manual Posting"));
        boolean about = row.cells().size() > 2 && row.cells().get(1).isEmpty() && first.matches("Date|Points");
        return !first.equals("Points Possible") && !first.equals("Student, Test") && !posting && !about;
    }

    private void fault(Fault fault, Row row, String value) {
        faults.add(new Place(fault, row.line(), value));
    }

    private static List<String> cells(List<String> cells) {
        return cells.stream()
                .map(cell -> LINE_END.matcher(cell.replace("\ufeff", "")).replaceAll(" "))
                .map(cell -> AS_TEXT.matcher(cell.strip()).replaceFirst("$1$2"))
                .map(cell -> AROUND.matcher(cell).replaceAll(""))
                .map(cell -> OF_FRACTION.matcher(cell).replaceFirst("$1"))
                .toList();
    }
}
