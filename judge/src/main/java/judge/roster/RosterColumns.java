package judge.roster;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The columns of a roster.
 *
 * @param ids the column of the id; several are one after the other
 * @param names the columns of the name, such as first and last name; may be empty
 */
record RosterColumns(List<Integer> ids, List<Integer> names) {

    private static final RosterColumns ID_FIRST = new RosterColumns(List.of(0), List.of(1));
    private static final RosterColumns NAME_FIRST = new RosterColumns(List.of(1), List.of(0));

    /** Numbers of students, which no name looks like: "2023001", "S1001", "20230115X". */
    private static final Pattern NUMBER = Pattern.compile("[A-Za-z]{0,4}-?\\d{3,}[A-Za-z]?");

    private static final Pattern DIGIT = Pattern.compile("\\d");

    private static final Set<String> ID_HEADS = Set.of(
            "id",
            "studentid",
            "sid",
            "studentno",
            "studentnumber",
            "idnumber",
            "username",
            "user",
            "login",
            "account",
            "identifier",
            "contestant",
            "学号",
            "学籍号",
            "考号",
            "准考证号",
            "账号",
            "用户名",
            "选手",
            "选手编号");

    /** Heads of columns that only count the lines, in tables whose students also have numbers. */
    private static final Set<String> WEAK_ID_HEADS = Set.of("no", "number", "编号");

    /** Heads of columns that count the lines, and say of nobody who it is: each class has a first student. */
    private static final Set<String> COUNTING_HEADS = Set.of("序号", "序");

    private static final Set<String> NAME_HEADS =
            Set.of("name", "fullname", "studentname", "displayname", "姓名", "名字", "学生姓名", "学生");

    private static final Set<String> PARTS_OF_NAME = Set.of("firstname", "lastname", "surname", "givenname");

    RosterColumns {
        ids = List.copyOf(ids);
        names = List.copyOf(names);
    }

    static boolean areHeads(List<String> cells) {
        return Stream.of(ID_HEADS, WEAK_ID_HEADS, COUNTING_HEADS, NAME_HEADS, PARTS_OF_NAME)
                .anyMatch(heads -> !columns(cells, heads).isEmpty());
    }

    /** Without heads: the id, and the name if there is one; the other way round where that is how all rows look. */
    static RosterColumns unnamed(List<List<String>> rows) {
        boolean swapped = !rows.isEmpty()
                && rows.stream().allMatch(cells -> areSwapped(ID_FIRST.id(cells), ID_FIRST.name(cells)));
        return swapped ? NAME_FIRST : ID_FIRST;
    }

    /** Whether what should be the number is a name, and what should be the name is a number. */
    static boolean areSwapped(String id, String name) {
        return !id.isEmpty()
                && !DIGIT.matcher(id).find()
                && NUMBER.matcher(name).matches();
    }

    /** The columns by their heads; without a head for ids, names are the ids. */
    static RosterColumns of(List<String> heads) {
        List<Integer> ids = Stream.of(ID_HEADS, WEAK_ID_HEADS)
                .map(wanted -> columns(heads, wanted))
                .filter(columns -> !columns.isEmpty())
                .findFirst()
                .orElse(List.of());
        List<Integer> whole = columns(heads, NAME_HEADS);
        List<Integer> names = whole.isEmpty() ? columns(heads, PARTS_OF_NAME) : whole.subList(0, 1);
        return new RosterColumns(ids.isEmpty() ? names : ids.subList(0, 1), names);
    }

    private static List<Integer> columns(List<String> heads, Set<String> wanted) {
        return IntStream.range(0, heads.size())
                .filter(column -> wanted.contains(plain(heads.get(column))))
                .boxed()
                .toList();
    }

    String id(List<String> cells) {
        return joined(cells, ids);
    }

    String name(List<String> cells) {
        return joined(cells, names);
    }

    private static String joined(List<String> cells, List<Integer> columns) {
        return columns.stream()
                .filter(column -> column < cells.size())
                .map(cells::get)
                .filter(cell -> !cell.isEmpty())
                .collect(Collectors.joining(" "));
    }

    private static String plain(String head) {
        return head.toLowerCase(Locale.ROOT).replaceAll("[\\s_\\-.:：（）()#]+", "");
    }
}
