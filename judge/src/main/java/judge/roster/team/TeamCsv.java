package judge.roster.team;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import judge.roster.CsvTable;
import judge.roster.CsvTable.NotCsvException;
import judge.roster.CsvTable.Row;
import judge.roster.team.TeamListException.Fault;
import org.jspecify.annotations.Nullable;

/** A table of teams: its first line names the columns, in English or Chinese; a login or a name there must be. */
final class TeamCsv {

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
        Map<Long, ListedTeam> teams = new LinkedHashMap<>();
        @Nullable Map<Column, Integer> columns = null;
        for (Row row : rows()) {
            if (columns == null) {
                columns = columns(row);
            } else {
                teams.put(row.line(), team(columns, row));
            }
        }
        return teams;
    }

    private List<Row> rows() throws TeamListException {
        try {
            return CsvTable.of(text).rows();
        } catch (NotCsvException e) {
            throw new TeamListException(file, String.valueOf(e.line()), Fault.NOT_READABLE, e.said());
        }
    }

    private Map<Column, Integer> columns(Row row) throws TeamListException {
        List<String> heads = row.cells();
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
            throw new TeamListException(file, String.valueOf(row.line()), Fault.NO_HEADS, String.join(",", heads));
        }
        return columns;
    }

    private ListedTeam team(Map<Column, Integer> columns, Row row) throws TeamListException {
        String place = String.valueOf(row.line());
        List<String> values = row.cells();
        Map<Column, String> cells = new EnumMap<>(Column.class);
        for (Map.Entry<Column, Integer> column : columns.entrySet()) {
            if (column.getValue() < values.size()) {
                String cell = TeamNames.checked(values.get(column.getValue()).strip(), file, place);
                if (!cell.isEmpty()) {
                    cells.put(column.getKey(), cell);
                }
            }
        }
        @Nullable String login = cells.get(Column.LOGIN);
        @Nullable String name = cells.get(Column.NAME);
        if (login == null && name == null) {
            throw new TeamListException(file, place, Fault.MISSING, String.join(",", values));
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
}
