package judge.roster.team;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import judge.roster.team.PackagedContest.PackagedProblem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContestSetUpTest {

    /** The examples of the specification. */
    private static final String CONTEST =
            """
            id: wf2014
            name: 2014 ICPC World Finals
            start_time: 2014-06-25T10:00:00+01
            duration: 5:00:00
            scoreboard_freeze_duration: 1:00:00
            scoreboard_type: pass-fail
            penalty_time: 20
            banner:
            - href: https://example.com/api/contests/wf2014/banner
            """;

    private static final String PROBLEMS =
            """
            - id: bottles
              label: B
              name: Curvy Little Bottles
              ordinal: 2
              color: gray
              rgb: '#808080'
              time_limit: 3.5
            - id: asteroids
              label: A
              ordinal: 1
              max_score: 50.5
            """;

    private static final String ACCOUNTS =
            """
            - id: stephan
              username: stephan
              password: supersecretpassword
              type: judge
            - id: team45
              username: team45
              password: till-wise-under
              type: team
              team_id: '45'
            """;

    private static PackagedContest read(String... namesAndTexts) throws TeamListException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            files.put(namesAndTexts[i], namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
        }
        return ContestSetUp.read(files, Optional.empty());
    }

    @Test
    void theExamplesOfTheSpecificationAreRead() throws TeamListException {
        PackagedContest contest = read(
                "contest.yaml",
                CONTEST,
                "problems.yaml",
                PROBLEMS,
                "accounts.yaml",
                ACCOUNTS,
                "teams.json",
                "[{\"id\":\"45\",\"name\":\"Tigers\",\"organization_id\":\"tue\"}]",
                "organizations.json",
                "[{\"id\":\"tue\",\"name\":\"TU/e\",\"country\":\"NLD\"}]",
                "scoreboard.json",
                "?");

        assertThat(contest.id()).isEqualTo("wf2014");
        assertThat(contest.starts()).isEqualTo(Instant.parse("2014-06-25T09:00:00Z"));
        assertThat(contest.length()).isEqualTo(Duration.ofHours(5));
        assertThat(contest.freeze()).isEqualTo(Duration.ofHours(1));
        assertThat(contest.penalty()).isEqualTo(Duration.ofMinutes(20));
        assertThat(contest.scoring()).isFalse();
        assertThat(contest.problems()).extracting(PackagedProblem::id).containsExactly("asteroids", "bottles");
        assertThat(contest.problems().get(0).points()).isEqualTo(50.5);
        assertThat(contest.problems().get(1).rgb()).isEqualTo("#808080");
        assertThat(contest.teams())
                .singleElement()
                .extracting(ListedTeam::login, ListedTeam::password, ListedTeam::affiliation, ListedTeam::country)
                .containsExactly("team45", "till-wise-under", "TU/e", "NLD");
    }

    @ParameterizedTest
    @CsvSource(
            textBlock =
                    """
            start_time: 2014, start_time: soon, contest.yaml, start_time, NOT_A_TIME
            'duration: 5', 'duration: 5 h', contest.yaml, duration, NOT_A_DURATION
            'duration: 5:00:00', 'duration: 0:00:00', contest.yaml, duration, NOT_A_DURATION
            'freeze_duration: 1', 'freeze_duration: 9', contest.yaml, scoreboard_freeze_duration, NOT_A_DURATION
            pass-fail, best, contest.yaml, scoreboard_type, NOT_A_CHOICE
            name: 2014, title: 2014, contest.yaml, formal_name, MISSING
            label: A, label: B, problems.yaml, [1].label, TWICE
            id: bottles, id: asteroids, problems.yaml, [1].id, TWICE
            max_score: 50.5, max_score: many, problems.yaml, [1].max_score, NOT_A_NUMBER
            """)
    void whereSomethingIsWrongIsSaid(String from, String to, String file, String place, TeamListException.Fault fault) {
        String contest = CONTEST.replace(from, to);
        String problems = PROBLEMS.replace(from, to);
        TeamListException thrown = catchThrowableOfType(
                TeamListException.class, () -> read("contest.yaml", contest, "problems.yaml", problems));

        assertThat(thrown).isNotNull();
        assertThat(thrown.file()).isEqualTo(file);
        assertThat(thrown.place()).isEqualTo(place);
        assertThat(thrown.fault()).isEqualTo(fault);
    }

    @Test
    void whatIsMissingOrThereTwiceIsSaid() {
        TeamListException none = catchThrowableOfType(TeamListException.class, () -> read("contest.yaml", CONTEST));
        TeamListException two = catchThrowableOfType(
                TeamListException.class,
                () -> read("contest.yaml", CONTEST, "contest.json", "{}", "problems.yaml", PROBLEMS));

        assertThat(none.file()).isEqualTo("problems.json");
        assertThat(none.fault()).isEqualTo(TeamListException.Fault.MISSING);
        assertThat(two.fault()).isEqualTo(TeamListException.Fault.TWICE);
    }

    @Test
    void textsThatReadAsWellInAnotherCharsetAreRefusedUnlessItIsGiven() throws Exception {
        Charset old = Charset.forName("IBM850");
        Map<String, byte[]> files = Map.of(
                "contest.json",
                "{\"name\":\"Übung\",\"duration\":\"1:00:00\"}".getBytes(old),
                "problems.json",
                "[{\"id\":\"sum\",\"label\":\"A\"}]".getBytes(old));

        assertThatThrownBy(() -> ContestSetUp.read(files, Optional.empty()))
                .isInstanceOfSatisfying(TeamListException.class, e -> {
                    assertThat(e.fault()).isEqualTo(TeamListException.Fault.CHARSET);
                    assertThat(e.value()).contains("IBM850 (Übung)");
                });
        PackagedContest read = ContestSetUp.read(files, Optional.of(old));
        assertThat(read.name()).isEqualTo("Übung");
        assertThat(read.charsets()).containsExactly("IBM850");
    }

    /** The names of its pictures' owners, where one list is in another charset than the others. */
    @Test
    void tellsWhatWhoHasPicturesIsCalledHere() throws Exception {
        Charset old = Charset.forName("IBM850");
        Map<String, byte[]> files = Map.of(
                "organizations.json",
                "[{\"id\":\"x\",\"name\":\"Universität X\"}]".getBytes(StandardCharsets.UTF_8),
                "teams.json",
                "[{\"id\":\"7\",\"name\":\"Übung\"},{\"id\":\"8\",\"name\":\"B\"}]".getBytes(old),
                "accounts.yaml",
                "[{id: a, username: bits, team_id: '7'}, {id: j, username: jury, type: judge}]".getBytes(old),
                "teams/7/photo.png",
                new byte[] {1});

        PackagedNames names = ContestSetUp.names(files, Optional.of(old));

        assertThat(names.organizations()).containsExactly(Map.entry("x", "Universität X"));
        assertThat(names.logins()).containsExactly(Map.entry("7", "bits"));
        assertThat(ContestSetUp.names(Map.of(), Optional.empty()).logins()).isEmpty();
    }
}
