package judge.roster.team;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TeamListsTest {

    private static final String TEAMS =
            """
            [{"id": "1", "label": "A1", "name": "Bits", "organization_id": "x", "group_ids": ["g"], "icpc_id": "77"},
             {"id": "2", "name": "#\\"\\"", "display_name": "#\\"\\"", "group_ids": ["h"]}]
            """;
    private static final String ACCOUNTS =
            """
            - id: a1
              username: bits
              password: "0123"
              type: team
              name: Account of bits
              team_id: "1"
            - id: j1
              username: jury
              type: judge
            """;

    @Test
    void joinsTheFilesOfAContestPackage() throws TeamListException {
        List<ListedTeam> teams = read(
                "config/teams.json",
                TEAMS,
                "accounts.yaml",
                ACCOUNTS,
                "organizations.json",
                "[{\"id\": \"x\", \"name\": \"XU\", \"formal_name\": \"X University\", \"country\": \"CHN\"}]",
                "groups.json",
                "[{\"id\": \"g\", \"name\": \"East\"}, {\"id\": \"h\", \"name\": \"Staff\", \"hidden\": true}]");

        assertThat(teams)
                .containsExactly(
                        new ListedTeam("bits", "0123", "A1", "Bits", "X University", "CHN", "East", "77", null),
                        new ListedTeam("2", null, "2", "#\"\"", null, null, "Staff", null, true));
    }

    @Test
    void joinsTheTablesOfOlderContestSystems() throws TeamListException {
        String teams = "teams\t1\r\n33\t1002016\t7\tSpaCatti Code \\\"(^._.^)/\tUtrecht University\tUU\tNLD\r\n"
                + "4\t1002017\t7\t\"Bits\tMIT\tMIT\tUSA\r\n";
        String accounts = "File_Version\t1\nteam\tBits\tteam-004\tpw4\njudge\tJoe\tjoe\tpw\nteam\tS\tteam033\tpw33\n";

        assertThat(read("teams2.tsv", teams, "accounts.tsv", accounts, "groups.tsv", "groups\t1\n7\tEast\n"))
                .containsExactly(
                        new ListedTeam(
                                "team033",
                                "pw33",
                                "33",
                                "SpaCatti Code \\\"(^._.^)/",
                                "Utrecht University",
                                "NLD",
                                "East",
                                "1002016",
                                null),
                        new ListedTeam("team-004", "pw4", "4", "\"Bits", "MIT", "USA", "East", "1002017", null));
    }

    @Test
    void namesTheLineOfAnOlderTable() {
        TeamListException twice = catchThrowableOfType(
                TeamListException.class, () -> read("teams.tsv", "File_Version\t2\n1\tx\t\tA\n1\ty\t\tB\n"));

        assertThat(twice.place()).isEqualTo("3");
    }

    @Test
    void takesQuotationMarksBetweenTabsForSigns() throws TeamListException {
        List<ListedTeam> teams =
                read("teams.tsv", "login\tname\nt1\t\"Bits\" and more\nt2\t\"(^^)\nt3\tOther\"\nt4\t\"(oo)\n");

        assertThat(teams)
                .extracting(ListedTeam::name)
                .containsExactly("\"Bits\" and more", "\"(^^)", "Other\"", "\"(oo)");
        assertThat(read("teams.tsv", "login\tname\nt1\t\"A \"\"B\"\"\"\nt2\tOther\n"))
                .extracting(ListedTeam::name)
                .containsExactly("A \"B\"", "Other");
    }

    @Test
    void takesAccountsAlone() throws TeamListException {
        assertThat(read("accounts.yaml", ACCOUNTS))
                .containsExactly(new ListedTeam("bits", "0123", null, "Account of bits", null, null, null, null, null));
    }

    @Test
    void takesTablesWithColumnsInAnyOrderAndLanguage() throws TeamListException {
        List<ListedTeam> teams = read("teams.csv", "队名;账号;座位号;学校;打星\n\"甲;乙\";t1;A-3;某大学;*\nOther;t2\n");

        assertThat(teams)
                .containsExactly(
                        new ListedTeam("t1", null, "A-3", "甲;乙", "某大学", null, null, null, true),
                        new ListedTeam("t2", null, null, "Other", null, null, null, null, null));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Mannschaft;Universität;Benutzername\nBits;MIT;t1\nOther;MIT;t2\n",
                "Équipe;Université;Identifiant\nBits;MIT;t1\nOther;MIT;t2\n",
                "Nombre del equipo,Universidad,Usuario\nBits,MIT,t1\nOther,MIT,t2\n",
                "Команда,Университет,Логин\nBits,MIT,t1\nOther,MIT,t2\n",
                "チーム名,所属,ユーザー名\nBits,MIT,t1\nOther,MIT,t2\n",
                "팀명,소속,아이디\nBits,MIT,t1\nOther,MIT,t2\n",
                "Team,School,netid\nBits,MIT,t1\nOther,MIT,t2\n",
            })
    void takesHeadsOfOtherLanguages(String table) throws TeamListException {
        assertThat(read("teams.csv", table))
                .containsExactly(
                        new ListedTeam("t1", null, null, "Bits", "MIT", null, null, null, null),
                        new ListedTeam("t2", null, null, "Other", "MIT", null, null, null, null));
    }

    @Test
    void withoutHeadsTheContentsTell() throws TeamListException {
        assertThat(read("teams.csv", "Bits,MIT,t1\nOther,MIT,t2\n"))
                .extracting(ListedTeam::login, ListedTeam::name)
                .containsExactly(tuple("t1", "Bits"), tuple("t2", "Other"));
        assertThat(read("teams.csv", "2023001,Bits\n2023002,Other\n"))
                .extracting(ListedTeam::login)
                .containsExactly("2023001", "2023002");
    }

    @Test
    void withoutHeadsNoPasswordIsTakenForALogin() {
        assertThat(failure("teams.csv", "t1,Bits,pw123\nt2,Other,pw456\n").fault())
                .isEqualTo(TeamListException.Fault.NO_HEADS);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "teams.json | [{\"id\": \"1\"}] | [0].name | MISSING",
                "teams.json | [{\"id\": \"1\", \"name\": [1]}] | [0].name | NOT_A_TEXT",
                "teams.json | [{\"id\": \"1\", \"name\": \"a\"}, {\"id\": \"1\", \"name\": \"b\"}] | [1].id | TWICE",
                "teams.json | [{\"id\": \"1\", \"id\": \"2\"}] | 1 | NOT_READABLE",
                "teams.json | {} | `` | NOT_A_LIST",
                "teams.json | [3] | [0] | NOT_AN_OBJECT",
                "teams.json | [] | `` | EMPTY",
                "teams.json | [{\"id\": \"1\", \"name\": \"a\\u0000\"}] | [0].name | CONTROL",
                "accounts.yaml | \"- [\" | `` | NOT_A_LIST",
                "teams.xml | x | `` | UNKNOWN_FILE",
                "teams.csv | color,shape | 1 | NO_HEADS",
            })
    void saysWhereAFileIsWrong(String file, String text, String place, TeamListException.Fault fault) {
        TeamListException failure = failure(file, text);

        assertThat(failure.file()).isEqualTo(file);
        assertThat(failure.place()).isEqualTo(place);
        assertThat(failure.fault()).isEqualTo(fault);
    }

    @Test
    void saysTheLineOfATable() {
        TeamListException twice = failure("t.csv", "login,name\na,A\n,\n\na,B\n");

        assertThat(twice.fault()).isEqualTo(TeamListException.Fault.TWICE);
        assertThat(twice.place()).isEqualTo("5");
        assertThat(failure("t.csv", "login,name\na,A\nb,\"B\nC\"\n").place()).isEqualTo("4");
    }

    @Test
    void refusesWhatNamesSomethingThatIsNotThere() {
        TeamListException failure =
                failure("teams.json", TEAMS, "accounts.yaml", "- {id: a, username: a, team_id: \"9\"}");

        assertThat(failure.file()).isEqualTo("accounts.yaml");
        assertThat(failure.place()).isEqualTo("[0].team_id");
        assertThat(failure.value()).isEqualTo("9");
        assertThat(failure("teams.json", TEAMS, "groups.json", "[]").place()).isEqualTo("[0].group_ids");
    }

    private static TeamListException failure(String... namesAndTexts) {
        return catchThrowableOfType(TeamListException.class, () -> read(namesAndTexts));
    }

    private static List<ListedTeam> read(String... namesAndTexts) throws TeamListException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            files.put(namesAndTexts[i], namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
        }
        return TeamLists.read(files, Optional.empty()).teams();
    }
}
