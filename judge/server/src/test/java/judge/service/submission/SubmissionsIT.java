package judge.service.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.OnEachDatabase;
import judge.online.Feedback;
import judge.online.JudgingState;
import judge.online.Refusal;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.online.StoredSubmission.Filter;
import judge.report.Report;
import judge.report.ReportJson;
import judge.report.Reports;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class SubmissionsIT {

    private static final Instant START = Instant.parse("2026-11-22T10:00:00Z");

    private final Database database;
    private final Classroom classroom;
    private Instant now = START;

    SubmissionsIT(BothDatabases on) {
        database = Database.open(on.fresh());
        classroom = new Classroom(database, START);
    }

    @AfterEach
    void closes() {
        database.close();
    }

    @Test
    void saysAtWhichPlaceOneWaits() {
        StoredSubmission first = handIn("anna");
        StoredSubmission second = handIn("boris");

        assertThat(view("anna", first).place()).isEqualTo(1);
        assertThat(view("boris", second).place()).isEqualTo(2);
        assertThat(view("boris", second).state()).isEqualTo(JudgingState.QUEUED);
        begin(first);
        assertThat(view("anna", first).state()).isEqualTo(JudgingState.JUDGING);
        assertThat(view("anna", first).place()).isNull();
        assertThat(view("boris", second).place()).isEqualTo(1);
    }

    @Test
    void showsTheVerdictInThePointsOfTheAssignment() {
        StoredSubmission submission = handIn("anna");
        judge(submission, Reports.scoring());

        SubmissionView view = view("anna", submission);

        assertThat(view.state()).isEqualTo(JudgingState.DONE);
        assertThat(view.verdict()).isEqualTo("TLE");
        assertThat(view.score()).isEqualTo(3.33, within(0.01));
        assertThat(view.maxScore()).isEqualTo(10);
        assertThat(view.report()).isNotNull();
        assertThat(view.login()).isEqualTo("anna");
        assertThat(view.problem()).isEqualTo(Classroom.PROBLEM);
    }

    @Test
    void saysNothingAtAllBeforeTheEndWhereFeedbackIsNone() {
        classroom.set(Feedback.NONE, START.plusSeconds(60), null, Duration.ZERO);
        StoredSubmission submission = handIn("anna");
        SubmissionView waiting = view("anna", submission);
        begin(submission);
        SubmissionView begun = view("anna", submission);
        judge(submission, Reports.scoring());

        assertThat(view("anna", submission)).isEqualTo(waiting).isEqualTo(begun);
        assertThat(list("anna").items()).map(ListedSubmission::view).containsExactly(waiting);
        assertThat(waiting.place()).isNull();
        assertThat(view("tina", submission).verdict()).isEqualTo("TLE");
        now = START.plusSeconds(60);
        assertThat(view("anna", submission).verdict()).isEqualTo("TLE");
    }

    @Test
    void isForItsOwnerAndThoseWhoTeach() {
        StoredSubmission submission = handIn("anna");

        for (String login : List.of("anna", "tina", "toni")) {
            assertThat(view(login, submission).id()).isEqualTo(submission.id());
            assertThat(submissions().source(classroom.viewer(login), submission.id()))
                    .hasSize(1);
        }
        for (String login : List.of("boris", "eve")) {
            assertNotFound(() -> view(login, submission));
            assertNotFound(() -> submissions().source(classroom.viewer(login), submission.id()));
            assertNotFound(() -> submissions().extent(classroom.viewer(login), submission.id()));
        }
        assertNotFound(() -> submissions().view(classroom.viewer("tina"), 9_999));
    }

    @Test
    void listsOnesOwnAndAllForThoseWhoTeachPageByPage() {
        StoredSubmission first = handIn("anna");
        StoredSubmission second = handIn("boris");
        StoredSubmission third = handIn("anna");

        assertThat(list("anna").items()).map(one -> one.view().id()).containsExactly(third.id(), first.id());
        assertThat(list("anna").next()).isNull();
        ResultPage<ListedSubmission> page = page("toni", null, 2);
        assertThat(page.items()).map(one -> one.view().id()).containsExactly(third.id(), second.id());
        assertThat(page.next()).isEqualTo(second.id());
        ResultPage<ListedSubmission> rest = page("toni", page.next(), 2);
        assertThat(rest.items()).map(one -> one.view().id()).containsExactly(first.id());
        assertThat(rest.next()).isNull();
    }

    @Test
    void givesOnesOwnAttemptsAndThoseOfOthersToThoseWhoTeach() {
        StoredSubmission first = handIn("anna");
        StoredSubmission second = handIn("anna");
        handIn("boris");

        assertThat(attempts("anna", null)).containsExactly(second.id(), first.id());
        assertThat(attempts("tina", "anna")).containsExactly(second.id(), first.id());
        assertThat(catchThrowableOfType(Refusal.class, () -> attempts("boris", "anna"))
                        .kind())
                .isEqualTo(Refusal.Kind.NOT_ALLOWED);
    }

    private List<Long> attempts(String login, @Nullable String of) {
        return submissions()
                .attempts(classroom.viewer(login), Classroom.COURSE, Classroom.ASSIGNMENT, Classroom.PROBLEM, of)
                .stream()
                .map(SubmissionView::id)
                .toList();
    }

    private ResultPage<ListedSubmission> list(String login) {
        return page(login, null, 50);
    }

    private ResultPage<ListedSubmission> page(String login, @Nullable Long before, int limit) {
        ListScope scope = ListScope.of(Classroom.COURSE, Classroom.ASSIGNMENT);
        return submissions().lists().page(classroom.viewer(login), scope, Filter.ALL, before, limit);
    }

    private SubmissionView view(String login, StoredSubmission submission) {
        return submissions().view(classroom.viewer(login), submission.id());
    }

    private Submissions submissions() {
        return new Submissions(database, clock());
    }

    private Clock clock() {
        return Clock.fixed(now, ZoneOffset.UTC);
    }

    private StoredSubmission handIn(String login) {
        return classroom.handIn(new HandIn(database, clock()), login);
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

    private void judge(StoredSubmission submission, Report report) {
        StoredJudging begun = begin(submission);
        byte[] json = new ReportJson().write(report);
        boolean finished = database.write(tables -> tables.judgings()
                .finish(
                        begun,
                        now,
                        report.verdict().name(),
                        report.score(),
                        report.maxScore(),
                        tables.blobs().put(json)));
        assertThat(finished).isTrue();
    }

    private static void assertNotFound(Runnable request) {
        Refusal refusal = catchThrowableOfType(Refusal.class, request::run);
        assertThat(refusal).isNotNull();
        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
    }
}
