package judge.service.submission;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.DerivedColumns;
import judge.database.OnEachDatabase;
import judge.database.judging.EndedJudging;
import judge.database.judging.JudgingTimes;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.Origin;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.online.StoredSubmission.Filter;
import judge.online.Viewer;
import judge.report.Report;
import judge.report.ReportJson;
import judge.report.Reports;
import judge.service.submission.OwnSubmissions.Best;
import judge.service.submission.OwnSubmissions.Reached;
import judge.service.submission.OwnSubmissions.State;
import judge.submission.SourceFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class OwnSubmissionsIT {

    private static final Instant START = Instant.parse("2026-11-22T10:00:00Z");
    private static final Filter ALL = Filter.ALL;

    private final Database database;
    private final Classroom classroom;
    private Instant now = START;

    OwnSubmissionsIT(BothDatabases on) {
        database = Database.open(on.fresh());
        classroom = new Classroom(database, START);
    }

    @AfterEach
    void closes() {
        database.close();
    }

    @Test
    void listsOnesOwnOverAllAssignmentsTheLastFirstPageByPage() {
        classroom.homework("week2", START);
        long first = handIn("anna", "Main.java", "week1").id();
        handIn("boris", "Main.java", "week1");
        long second = handIn("anna", "main.cpp", "week2").id();
        long third = handIn("anna", "main.py", "week1").id();

        assertThat(ids("anna", ALL)).containsExactly(third, second, first);
        ResultPage<ListedSubmission> page = lists().page(viewer("anna"), ListScope.OWN, ALL, null, 2);
        assertThat(page.items()).map(one -> one.view().id()).containsExactly(third, second);
        assertThat(page.items().get(1)).satisfies(one -> {
            assertThat(one.view().assignment()).isEqualTo("week2");
            assertThat(one.titles()).isEqualTo(Map.of("en", "Sum"));
            assertThat(one.course()).isEqualTo("Java");
            assertThat(one.language()).isEqualTo("cpp");
        });
        ResultPage<ListedSubmission> rest = lists().page(viewer("anna"), ListScope.OWN, ALL, page.next(), 2);
        assertThat(rest.items()).map(one -> one.view().id()).containsExactly(first);
        assertThat(rest.next()).isNull();
    }

    @Test
    void findsByProblemVerdictLanguageAndTime() {
        long java = judged("anna", "Main.java", "AC").id();
        now = START.plusSeconds(3_600);
        long cpp = judged("anna", "main.cpp", "WA").id();
        long waiting = handIn("anna", "notes.txt", "week1").id();

        assertThat(ids("anna", new Filter("sum", null, null, null, null, null, null, null, null)))
                .containsExactly(waiting, cpp, java);
        assertThat(ids("anna", new Filter("other", null, null, null, null, null, null, null, null)))
                .isEmpty();
        assertThat(ids("anna", new Filter(null, "AC", null, null, null, null, null, null, null)))
                .containsExactly(java);
        assertThat(ids("anna", new Filter(null, "none", null, null, null, null, null, null, null)))
                .containsExactly(waiting);
        assertThat(ids("anna", new Filter(null, null, "cpp", null, null, null, null, null, null)))
                .containsExactly(cpp);
        assertThat(ids("anna", new Filter(null, null, null, null, null, null, null, now, null)))
                .containsExactly(waiting, cpp);
        assertThat(ids("anna", new Filter(null, null, null, null, null, null, null, null, now)))
                .containsExactly(java);
        assertThat(ids("anna", new Filter("sum", "WA", "cpp", null, null, null, null, START, now.plusSeconds(1))))
                .containsExactly(cpp);
        assertThat(ids("anna", new Filter("' or 1=1", "' or 1=1", "' or 1=1", null, null, null, null, null, null)))
                .isEmpty();
    }

    @Test
    void neitherFindsNorCountsAVerdictThatFeedbackHides() {
        Instant closes = START.plusSeconds(60);
        classroom.set(Feedback.NONE, closes, null, Duration.ZERO);
        StoredSubmission submission = handIn("anna", "Main.java", "week1");
        List<Object> waiting = everything("anna");
        judge(submission, "AC", new JudgingTimes(null, 5L, 1_000L));

        assertThat(everything("anna")).isEqualTo(waiting);
        assertThat(ids("anna", new Filter(null, "none", null, null, null, null, null, null, null)))
                .containsExactly(submission.id());
        assertThat(only(progress("anna")).state()).isEqualTo(State.TRIED);

        now = closes;
        assertThat(ids("anna", new Filter(null, "AC", null, null, null, null, null, null, null)))
                .containsExactly(submission.id());
        assertThat(ids("anna", new Filter(null, "none", null, null, null, null, null, null, null)))
                .isEmpty();
        assertThat(only(progress("anna")).state()).isEqualTo(State.SOLVED);
    }

    /** All that can be asked for, with each filter by verdict. */
    private List<Object> everything(String login) {
        List<Object> all = new ArrayList<>();
        for (String verdict : List.of("AC", "WA", "CE", "JE", "none")) {
            all.add(lists().page(
                            viewer(login),
                            ListScope.OWN,
                            new Filter(null, verdict, null, null, null, null, null, null, null),
                            null,
                            10));
        }
        all.add(lists().page(viewer(login), ListScope.OWN, ALL, null, 10));
        all.add(progress(login));
        return all;
    }

    @Test
    void tellsOfTheProgressAtEachProblemOnceWithTheBestTimeBesideItsLimit() {
        classroom.homework("week2", START);
        assertThat(only(progress("anna")))
                .isEqualTo(new Reached(only(progress("anna")).place(), State.OPEN, 0, null, null, null));
        judged("anna", "Main.java", "WA");
        assertThat(only(progress("anna")).state()).isEqualTo(State.TRIED);
        now = START.plusSeconds(10);
        judge(handIn("anna", "Main.java", "week1"), "AC", new JudgingTimes(null, 700L, 1_200L));
        now = START.plusSeconds(20);
        judge(handIn("anna", "main.cpp", "week2"), "AC", new JudgingTimes(null, 30L, 1_000L));
        judge(handIn("anna", "main.cpp", "week2"), "WA", new JudgingTimes(null, 1L, 1_000L));

        Reached reached = only(progress("anna"));

        assertThat(reached.state()).isEqualTo(State.SOLVED);
        assertThat(reached.attempts()).isEqualTo(4);
        assertThat(reached.begun()).isEqualTo(START);
        assertThat(reached.solved()).isEqualTo(START.plusSeconds(10));
        assertThat(reached.best()).isEqualTo(new Best("cpp", 30, 1_000));
        assertThat(reached.place().assignment()).isEqualTo("week2");
    }

    @Test
    void tellsNoTimesWhereFeedbackShowsNoCases() {
        for (Feedback feedback : Feedback.values()) {
            classroom.set(feedback, null, null, Duration.ZERO);
            judge(handIn("anna", "Main.java", "week1"), "AC", new JudgingTimes(null, 700L, 1_200L));

            boolean shown = feedback == Feedback.FULL || feedback == Feedback.FIRST_FAILING;
            assertThat(only(progress("anna")).best() != null).as("%s", feedback).isEqualTo(shown);
        }
    }

    @Test
    void isForNobodyElseAndOverWhereOneIsNotInTheCourseAnyMore() {
        judged("anna", "Main.java", "AC");
        for (String login : List.of("boris", "tina", "eve")) {
            assertThat(ids(login, ALL)).isEmpty();
            assertThat(progress(login)).allMatch(one -> one.state() == State.OPEN);
            assertThat(lists().list(viewer(login), ListScope.OWN, ALL, null, 1)
                            .choices()
                            .problems())
                    .isEmpty();
            assertThat(own().isThere(viewer(login))).isFalse();
        }
        assertThat(own().isThere(viewer("anna"))).isTrue();

        database.write(tables -> {
            tables.courses()
                    .remove(
                            tables.courses()
                                    .find(Classroom.COURSE)
                                    .orElseThrow()
                                    .id(),
                            viewer("anna").person());
            return true;
        });

        assertThat(ids("anna", ALL)).isEmpty();
        assertThat(progress("anna")).isEmpty();
        assertThat(lists().list(viewer("anna"), ListScope.OWN, ALL, null, 1)
                        .choices()
                        .problems())
                .isEmpty();
    }

    @Test
    void isEmptyForWhoHasNotHandedInAndNamesNothingThatIsNotOpenYet() {
        Viewer fresh = classroom.enrolled("dora", CourseRole.STUDENT);
        classroom.set(Feedback.FULL, START.plusSeconds(1), null, Duration.ZERO);
        classroom.homework("later", START.plusSeconds(100));
        now = START.plusSeconds(2);

        assertThat(lists().page(fresh, ListScope.OWN, ALL, null, 10).items()).isEmpty();
        assertThat(own().progress(fresh)).isEmpty();
    }

    @Test
    void fillsColumnsOfRowsFromBeforeThereWereAny() {
        StoredSubmission submission = handIn("anna", "main.py", "week1");
        StoredJudging begun = begin(submission);
        Report report = Reports.scoring();
        database.write(tables -> {
            String blob = tables.blobs().put(new ReportJson().write(report));
            return tables.judgings().finish(begun, now, "AC", 15, 15, blob);
        });
        judged("anna", "Main.java", "AC"); // Its report is none that can be read.
        database.fill(handle -> handle.execute("update submission set language = null"));

        database.fill(handle -> {
            DerivedColumns.fill(handle);
            return true;
        });

        assertThat(lists().page(viewer("anna"), ListScope.OWN, ALL, null, 10).items())
                .map(ListedSubmission::language)
                .containsExactly("java", "python3");
        assertThat(only(progress("anna")).best())
                .isEqualTo(new Best("python3", 2_060, report.limits().cpuTimeMillis()));
    }

    private List<Long> ids(String login, Filter filter) {
        return lists().page(viewer(login), ListScope.OWN, filter, null, 50).items().stream()
                .map(one -> one.view().id())
                .toList();
    }

    private List<Reached> progress(String login) {
        return own().progress(viewer(login));
    }

    private static Reached only(List<Reached> all) {
        assertThat(all).hasSize(1);
        return all.get(0);
    }

    private SubmissionLists lists() {
        return new Submissions(database, clock()).lists();
    }

    private OwnSubmissions own() {
        return new Submissions(database, clock()).own();
    }

    private Clock clock() {
        return Clock.fixed(now, ZoneOffset.UTC);
    }

    private Viewer viewer(String login) {
        return classroom.viewer(login);
    }

    private StoredSubmission handIn(String login, String file, String assignment) {
        return new HandIn(database, clock())
                .handIn(
                        viewer(login),
                        Classroom.COURSE,
                        assignment,
                        Classroom.PROBLEM,
                        List.of(new SourceFile(file, "x".getBytes(UTF_8))),
                        null,
                        Origin.WEB,
                        null);
    }

    private StoredSubmission judged(String login, String file, String verdict) {
        StoredSubmission submission = handIn(login, file, "week1");
        judge(submission, verdict, JudgingTimes.NONE);
        return submission;
    }

    private StoredJudging begin(StoredSubmission submission) {
        return database.write(tables -> tables.judgings()
                        .begin(
                                tables.judgings()
                                        .active(submission.id())
                                        .orElseThrow()
                                        .id(),
                                "w",
                                now))
                .orElseThrow();
    }

    private void judge(StoredSubmission submission, String verdict, JudgingTimes times) {
        EndedJudging ended = new EndedJudging(
                begin(submission), submission.assignment(), now, verdict, 1, 1, new byte[] {1}, null, times);
        assertThat(database.writeLast(tables -> tables.queue().end(ended, null, null))
                        .own())
                .isTrue();
    }
}
