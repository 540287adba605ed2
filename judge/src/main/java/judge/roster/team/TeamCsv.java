package judge.roster.team;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import judge.roster.ColumnUse;
import judge.roster.CsvTable;
import judge.roster.CsvTable.NotCsvException;
import judge.roster.CsvTable.Row;
import judge.roster.RosterColumns;
import judge.roster.RosterHeads;
import judge.roster.team.TeamListException.Fault;
import org.jspecify.annotations.Nullable;

/**
 * A table of teams: its first line names the columns, in a dozen languages; without it the contents tell which is
 * which. A login or a name there must be.
 */
record TeamCsv(String file, String text) {

    /** The columns of a table, with the heads that they may have. */
    private enum Column {
        LOGIN("login username user account id team_id 账号 用户名 学号 编号 帳號"
                + " benutzername kennung identifiant usuario"
                + " utilizador utente логин"),
        PASSWORD("password passwort kennwort mot_de_passe contraseña senha hasło heslo jelszó parola пароль 密码 密碼"
                + " パスワード 비밀번호"),
        LABEL("label seat location place 座位 座位号 机位 座位號 座席 자리 sitzplatz asiento posto miejsce место"),
        NAME("name team team_name display_name 队名 队伍 队伍名 队伍名称 姓名 名称"
                + " 隊名 隊伍 隊伍名稱 チーム チーム名"
                + " 팀 팀명 팀이름 mannschaft mannschaftsname teamname équipe nom_de_l'équipe nom_d'équipe equipo"
                + " nombre_del_equipo equipe nome_da_equipe squadra nome_squadra drużyna nazwa_drużyny tým název_týmu"
                + " csapat csapatnév takım takım_adı команда название_команды название đội tên_đội lag hold joukkue"
                + " ploeg echipa echipă"),
        AFFILIATION("affiliation organization organisation university school institution college 学校 单位 院校 大学"
                + " 学校名称 学校名 學校 單位 所属 소속 학교 대학교 universität hochschule schule uni université école"
                + " établissement universidad escuela institución universidade escola instituição università scuola"
                + " uczelnia szkoła univerzita škola egyetem iskola üniversite okul университет вуз школа организация"
                + " trường universiteit universitet yliopisto"),
        COUNTRY("country 国家 国家或地区 國家 国 국가 land pays país paese kraj země ország ülke страна"),
        GROUP("group category site 组别 分组 赛区 組別 類別 グループ 그룹 gruppe kategorie groupe catégorie grupo"
                + " categoría categoria gruppo grupa kategoria skupina группа категория"),
        ICPC_ID("icpc_id external_id"),
        HIDDEN("hidden unofficial 隐藏 打星 versteckt außer_konkurrenz oculto caché вне_конкурса");

        private final String heads;

        Column(String heads) {
            this.heads = heads;
        }

        boolean isNamed(String head) {
            return Arrays.stream(heads.split(" ", -1)).map(RosterHeads::plain).anyMatch(head::equals);
        }
    }

    /** Columns whose empty cells say that there is none. */
    private static final Set<Column> MAY_BE_EMPTY =
            EnumSet.of(Column.AFFILIATION, Column.COUNTRY, Column.GROUP, Column.ICPC_ID, Column.HIDDEN);

    private static final Set<String> TRUE = Set.of("1", "true", "yes", "y", "x", "*", "是");

    private static final Pattern DIGIT = Pattern.compile("\\d");

    /** Returns the teams, by the lines on which they end. */
    Map<Long, ListedTeam> teams() throws TeamListException {
        Map<Long, ListedTeam> teams = new LinkedHashMap<>();
        List<Row> rows = rows();
        if (rows.isEmpty()) {
            return teams;
        }
        List<List<String>> cells = rows.stream().map(Row::cells).toList();
        RosterColumns found = RosterColumns.found(cells);
        Map<Column, Integer> columns = heads(rows.get(0).cells());
        boolean named = !columns.isEmpty() || !found.heads().isEmpty();
        if (named || isPlain(cells)) {
            add(columns, Column.LOGIN, found, ColumnUse.ID);
            add(columns, Column.NAME, found, ColumnUse.NAME);
        }
        if (!named && isPlain(cells)) {
            add(columns, Column.GROUP, found, ColumnUse.GROUP);
        }
        if (!columns.containsKey(Column.LOGIN) && !columns.containsKey(Column.NAME)) {
            throw withoutHeads(rows.get(0));
        }
        for (Row row : rows.subList(named ? 1 : 0, rows.size())) {
            teams.put(row.line(), team(columns, row));
        }
        return teams;
    }

    private TeamListException withoutHeads(Row first) {
        return new TeamListException(
                file, String.valueOf(first.line()), Fault.NO_HEADS, String.join(",", first.cells()));
    }

    /** The column that was found by other heads, or by what is in it, where none of ours says it. */
    private static void add(Map<Column, Integer> columns, Column column, RosterColumns found, ColumnUse use) {
        int there = found.uses().indexOf(use);
        if (there >= 0 && !columns.containsValue(there)) {
            columns.putIfAbsent(column, there);
        }
    }

    /**
     * Tells whether a table without heads is plain: one column alone may tell the teams apart. A second one may have
     * passwords.
     */
    private static boolean isPlain(List<List<String>> rows) {
        return IntStream.range(0, rows.get(0).size())
                        .filter(column -> rows.stream()
                                .allMatch(cells -> column < cells.size()
                                        && DIGIT.matcher(cells.get(column)).find()))
                        .count()
                == 1;
    }

    private List<Row> rows() throws TeamListException {
        try {
            return CsvTable.of(text).rows();
        } catch (NotCsvException e) {
            throw new TeamListException(file, String.valueOf(e.line()), Fault.NOT_READABLE, e.said());
        }
    }

    private static Map<Column, Integer> heads(List<String> heads) {
        Map<Column, Integer> columns = new EnumMap<>(Column.class);
        for (int i = 0; i < heads.size(); i++) {
            String head = RosterHeads.plain(heads.get(i));
            for (Column column : Column.values()) {
                if (!head.isEmpty() && column.isNamed(head)) {
                    columns.putIfAbsent(column, i);
                }
            }
        }
        return columns;
    }

    private ListedTeam team(Map<Column, Integer> columns, Row row) throws TeamListException {
        String place = String.valueOf(row.line());
        Map<Column, String> cells = cells(columns, row.cells(), place);
        @Nullable String login = cells.get(Column.LOGIN);
        @Nullable String name = cells.get(Column.NAME);
        if (login == null && name == null) {
            throw new TeamListException(file, place, Fault.MISSING, String.join(",", row.cells()));
        }
        @Nullable String hidden = cells.get(Column.HIDDEN);
        return new ListedTeam(
                login == null ? String.valueOf(name) : login,
                cells.get(Column.PASSWORD),
                cells.get(Column.LABEL),
                name == null ? String.valueOf(login) : name,
                cells.get(Column.AFFILIATION),
                cells.get(Column.COUNTRY),
                cells.get(Column.GROUP),
                cells.get(Column.ICPC_ID),
                hidden == null ? null : TRUE.contains(hidden.toLowerCase(Locale.ROOT)));
    }

    private Map<Column, String> cells(Map<Column, Integer> columns, List<String> values, String place)
            throws TeamListException {
        Map<Column, String> cells = new EnumMap<>(Column.class);
        for (Map.Entry<Column, Integer> column : columns.entrySet()) {
            if (column.getValue() < values.size()) {
                String cell = TeamNames.checked(values.get(column.getValue()).strip(), file, place);
                if (!cell.isEmpty() || MAY_BE_EMPTY.contains(column.getKey())) {
                    cells.put(column.getKey(), cell);
                }
            }
        }
        return cells;
    }
}
