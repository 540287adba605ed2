package judge.roster.team;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import judge.roster.team.TeamListException.Fault;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.jspecify.annotations.Nullable;

/** A table of teams: its first line names the columns, in English or Chinese; a login or a name there must be. */
final class TeamCsv {

    private static final String DIVIDERS = ",;\t，；";

    /** The columns of a table, with the heads that they may have. */
    private enum Column {
        LOGIN("login", "username", "user", "account", "id", "teamid", "账号", "用户名", "学号", "编号"),
        PASSWORD("password", "密码"),
        LABEL("label", "seat", "location", "place", "座位", "座位号", "机位"),
        NAME("name", "team", "teamname", "displayname", "队名", "队伍", "队伍名称", "姓名", "名称"),
        AFFILIATION("affiliation", "organization", "organisation", "university", "school", "学校", "单位", "院校"),
        COUNTRY("country", "国家", "国家或地区"),
        GROUP("group", "category", "site", "组别", "分组", "赛区"),
        ICPC_ID("icpcid", "externalid"),
        HIDDEN("hidden", "unofficial", "隐藏", "打星");

        private final String heads;

        Column(String... heads) {
            this.heads = "," + String.join(",", heads) + ",";
        }
    }

    private static final Set<String> TRUE = Set.of("1", "true", "yes", "y", "x", "*", "是");

    private final String file;
    private final String text;

    TeamCsv(String file, String text) {
        this.file = file;
        this.text = text;
    }

    /** Its teams, by the lines on which they end. */
    Map<Long, ListedTeam> teams() throws TeamListException {
        CSVFormat format = CSVFormat.DEFAULT
                .builder()
                .setDelimiter(divider())
                .setIgnoreSurroundingSpaces(true)
                .setTrim(true)
                .get();
        Map<Long, ListedTeam> teams = new LinkedHashMap<>();
        try (CSVParser parser = CSVParser.parse(new StringReader(text), format)) {
            Iterator<CSVRecord> records = parser.iterator();
            @Nullable Map<Column, Integer> columns = null;
            while (hasNext(records, parser)) {
                long line = parser.getCurrentLineNumber();
                CSVRecord row = records.next();
                if (row.stream().allMatch(String::isEmpty)) {
                    continue;
                }
                if (columns == null) {
                    columns = columns(row, line);
                } else {
                    teams.put(line, team(columns, row, line));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("a text cannot fail to be read", e);
        }
        return teams;
    }

    private boolean hasNext(Iterator<CSVRecord> records, CSVParser parser) throws TeamListException {
        long before = parser.getCurrentLineNumber();
        try {
            return records.hasNext();
        } catch (UncheckedIOException | IllegalStateException e) {
            String said = text.lines().skip(before).findFirst().orElse("");
            throw new TeamListException(file, String.valueOf(before + 1), Fault.NOT_READABLE, said);
        }
    }

    private Map<Column, Integer> columns(CSVRecord heads, long line) throws TeamListException {
        Map<Column, Integer> columns = new EnumMap<>(Column.class);
        for (int i = 0; i < heads.size(); i++) {
            String head = heads.get(i).toLowerCase(Locale.ROOT).replaceAll("[\\s,_.-]", "");
            for (Column column : Column.values()) {
                if (column.heads.contains("," + head + ",")) {
                    columns.putIfAbsent(column, i);
                }
            }
        }
        if (!columns.containsKey(Column.LOGIN) && !columns.containsKey(Column.NAME)) {
            throw new TeamListException(file, String.valueOf(line), Fault.NO_HEADS, String.join(",", heads.toList()));
        }
        return columns;
    }

    private ListedTeam team(Map<Column, Integer> columns, CSVRecord row, long line) throws TeamListException {
        String place = String.valueOf(line);
        Map<Column, String> cells = new EnumMap<>(Column.class);
        for (Map.Entry<Column, Integer> column : columns.entrySet()) {
            if (column.getValue() < row.size()) {
                String cell = TeamNames.checked(row.get(column.getValue()).strip(), file, place);
                if (!cell.isEmpty()) {
                    cells.put(column.getKey(), cell);
                }
            }
        }
        @Nullable String login = cells.get(Column.LOGIN);
        @Nullable String name = cells.get(Column.NAME);
        if (login == null && name == null) {
            throw new TeamListException(file, place, Fault.MISSING, String.join(",", row.toList()));
        }
        String hidden = cells.getOrDefault(Column.HIDDEN, "").toLowerCase(Locale.ROOT);
        return new ListedTeam(
                login == null ? String.valueOf(name) : login,
                cells.get(Column.PASSWORD),
                cells.get(Column.LABEL),
                name == null ? String.valueOf(login) : name,
                cells.get(Column.AFFILIATION),
                cells.get(Column.COUNTRY),
                cells.get(Column.GROUP),
                cells.get(Column.ICPC_ID),
                TRUE.contains(hidden));
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
