package judge.service.grade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.gradebook.Gradebook;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.report.Report;
import judge.roster.SentTable;
import judge.service.Scene;
import judge.service.course.AccountMatches;
import judge.service.course.ClassGroup;
import judge.service.grade.GradebookView.Cell;
import judge.service.grade.GradebookView.Row;
import judge.service.submission.LineComments;
import judge.verdict.Verdict;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class GradebooksIT {

    private static final Messages ENGLISH = Messages.in(DisplayLanguage.EN);

    private final Scene scene;
    private final Viewer teacher;
    private final Viewer anna;
    private final Viewer bo;

    GradebooksIT(BothDatabases on) {
        scene = new Scene(on);
        teacher = scene.person("teacher", SiteRole.TEACHER);
        anna = scene.person("anna", SiteRole.STUDENT);
        bo = scene.person("bo", SiteRole.STUDENT);
        scene.course(teacher, "cs1", anna, bo);
        scene.problem();
        scene.assignments.put(teacher, "cs1", "w1", Scene.settings(Feedback.FULL));
    }

    @AfterEach
    void closes() {
        scene.close();
    }

    @Test
    void theBestAttemptCountsAndWhatWaitsIsCounted() {
        judged(anna, "w1", Verdict.WA, 0.5);
        StoredSubmission best = judged(anna, "w1", Verdict.AC, 1);
        judged(anna, "w1", Verdict.CE, 0);
        scene.handIn(anna, "cs1", "w1");
        Cell cell = book().rows().get(0).cells().get(0);
        assertThat(cell.points()).isEqualTo(10);
        assertThat(cell.submission()).isEqualTo(best.id());
        assertThat(cell.verdict()).isEqualTo("AC");
        assertThat(cell.attempts()).isEqualTo(4);
        assertThat(cell.pending()).isEqualTo(1);
        assertThat(book().rows().get(1).cells().get(0).points()).isNull();
    }

    @Test
    void lateIsWorthLess() {
        scene.clock.pass(Duration.ofDays(8));
        judged(anna, "w1", Verdict.AC, 1);
        Cell cell = book().rows().get(0).cells().get(0);
        assertThat(cell.points()).isEqualTo(5);
        assertThat(cell.late()).isTrue();
        scene.assignments.extend(
                teacher, "cs1", "w1", "anna", scene.clock.instant().plusSeconds(1));
        assertThat(book().rows().get(0).cells().get(0).points()).isEqualTo(10);
    }

    @Test
    void anOverrideStandsUntilItIsTakenBack() {
        judged(anna, "w1", Verdict.WA, 0.5);
        scene.gradebooks.override(teacher, "cs1", "w1", Scene.PROBLEM, "anna", 7.5, "explained it well");
        Row row = book().rows().get(0);
        assertThat(row.total()).isEqualTo(7.5);
        assertThat(row.cells().get(0).computed()).isEqualTo(5);
        assertThat(row.cells().get(0).given()).satisfies(given -> {
            assertThat(given.reason()).isEqualTo("explained it well");
            assertThat(given.by()).isEqualTo("TEACHER");
        });
        assertThat(new String(
                                scene.gradebooks.csv(teacher, "cs1", "w1", ClassGroup.ALL, ENGLISH),
                                StandardCharsets.UTF_8)
                        .lines())
                .as("a head, and nobody who is no student")
                .hasSize(3)
                .anyMatch(line -> line.endsWith(" / 10,Total / 10,Set by hand"))
                .anyMatch(line -> line.endsWith(",anna,ANNA,7.5,7.5,Week 1: Sudoku"))
                .anyMatch(line -> line.endsWith(",bo,BO,,0,"));
        scene.gradebooks.override(teacher, "cs1", "w1", Scene.PROBLEM, "anna", null, "was a mistake");
        assertThat(book().rows().get(0).total()).isEqualTo(5);
        assertThat(book().rows().get(0).cells().get(0).given()).isNull();
    }

    @Test
    void anOverrideNeedsAReasonAStudentAndPoints() {
        refused(() -> override(teacher, "anna", 1.0, " "), "reason-missing");
        refused(() -> override(teacher, "anna", -1.0, "why"), "points-range");
        refused(() -> override(teacher, "anna", Double.NaN, "why"), "points-range");
        refused(() -> override(teacher, "anna", 10.01, "why"), "points-above");
        refused(() -> override(teacher, "teacher", 1.0, "why"), "person-no-student");
        refused(() -> override(anna, "anna", 1.0, "why"), "not-allowed");
        scene.person("assistant", SiteRole.STUDENT);
        scene.courses.setRole(teacher, "cs1", "assistant", CourseRole.ASSISTANT);
        Viewer assistant = scene.accounts
                .viewer(scene.accounts.find("assistant").orElseThrow().id())
                .orElseThrow();
        refused(() -> override(assistant, "anna", 1.0, "why"), "not-allowed");
        assertThat(scene.gradebooks.get(assistant, "cs1", null).rows()).hasSize(2);
    }

    @Test
    void studentsSeeTheirOwnGradesAlone() {
        judged(anna, "w1", Verdict.AC, 1);
        judged(bo, "w1", Verdict.WA, 0);
        GradebookView own = scene.gradebooks.own(anna, "cs1");
        assertThat(own.rows()).singleElement().satisfies(row -> {
            assertThat(row.login()).isEqualTo("anna");
            assertThat(row.total()).isEqualTo(10);
        });
        refused(() -> scene.gradebooks.get(anna, "cs1", null), "not-allowed");
        refused(() -> scene.classWork.classPage(anna, "cs1", "w1", ClassGroup.ALL), "not-allowed");
        refused(() -> scene.classWork.similar(anna, "cs1", "w1", Scene.PROBLEM), "not-allowed");
        refused(() -> scene.gradebooks.csv(anna, "cs1", null, ClassGroup.ALL, ENGLISH), "not-allowed");
    }

    @Test
    void withoutFeedbackOnesOwnGradesAreTheSameHoweverItWasJudged() {
        scene.assignments.put(teacher, "cs1", "w1", Scene.settings(Feedback.NONE));
        StoredSubmission submission = scene.handIn(anna, "cs1", "w1");
        GradebookView waiting = scene.gradebooks.own(anna, "cs1");
        scene.judge(submission, Scene.report(anna, Verdict.AC, 1));
        override(teacher, "anna", 3.0, "why");
        assertThat(scene.gradebooks.own(anna, "cs1")).isEqualTo(waiting);
        assertThat(scene.gradebooks.given(anna, "cs1", "w1", null)).isEmpty();
        assertThat(scene.gradebooks.given(teacher, "cs1", "w1", "anna")).hasSize(1);
        refused(() -> scene.gradebooks.given(bo, "cs1", "w1", "anna"), "not-allowed");
        scene.clock.pass(Duration.ofDays(9));
        assertThat(scene.gradebooks.own(anna, "cs1").rows().get(0).total()).isEqualTo(3);
        assertThat(scene.gradebooks.given(anna, "cs1", "w1", null).get(Scene.PROBLEM))
                .isEqualTo(scene.gradebooks
                        .own(anna, "cs1")
                        .rows()
                        .get(0)
                        .cells()
                        .get(0)
                        .given());
        assertThat(scene.gradebooks.given(bo, "cs1", "w1", null)).isEmpty();
    }

    @Test
    void aTermIsAllItsAssignments() {
        scene.assignments.put(teacher, "cs1", "w2", Scene.settings(Feedback.FULL));
        judged(anna, "w1", Verdict.AC, 1);
        judged(anna, "w2", Verdict.WA, 0.5);
        GradebookView term = scene.gradebooks.get(teacher, "cs1", null);
        assertThat(term.columns()).hasSize(2);
        assertThat(term.points()).isEqualTo(20);
        assertThat(term.rows().get(0).total()).isEqualTo(15);
        String csv =
                new String(scene.gradebooks.csv(teacher, "cs1", null, ClassGroup.ALL, ENGLISH), StandardCharsets.UTF_8);
        assertThat(csv.lines().findFirst().orElseThrow().split(",", -1))
                .as("two assignments of one name")
                .doesNotHaveDuplicates()
                .filteredOn(head -> head.startsWith("Week 1: "))
                .hasSize(2);
    }

    @Test
    void noNameBeginsAFormula() throws IOException {
        Viewer evil = scene.person("evil", SiteRole.STUDENT);
        scene.classLists.put(
                teacher,
                "cs1",
                SentTable.of("id,name\nx1,\"=HYPERLINK(1)\"\n".getBytes(StandardCharsets.UTF_8)),
                AccountMatches.NONE);
        scene.courses.setRole(teacher, "cs1", evil.login(), CourseRole.STUDENT);
        judged(anna, "w1", Verdict.AC, 1);
        String csv =
                new String(scene.gradebooks.csv(teacher, "cs1", null, ClassGroup.ALL, ENGLISH), StandardCharsets.UTF_8);
        assertThat(csv).contains("'=HYPERLINK(1)").doesNotContain(",=").contains("Week 1: ", " / 10,");
        Map<String, String> parts = unzip(scene.gradebooks.xlsx(teacher, "cs1", null, ClassGroup.ALL, ENGLISH));
        String all = String.join("\n", parts.values());
        assertThat(all).contains("=HYPERLINK(1)").doesNotContain("<f>").doesNotContain("<f ");
    }

    @Test
    void showsOneGroupAlone() {
        String list = "id,name,Section\nanna,ANNA,\"=1+1\"\nbo,BO,\nx1,X,<b>\n";
        scene.classLists.put(
                teacher,
                "cs1",
                SentTable.of(list.getBytes(StandardCharsets.UTF_8)),
                AccountMatches.of(List.of("anna", "bo"), List.of()));

        assertThat(scene.gradebooks.get(teacher, "cs1", "w1").groups()).containsExactly("", "<b>", "=1+1");
        assertThat(scene.gradebooks
                        .get(teacher, "cs1", "w1", new ClassGroup("=1+1"))
                        .rows())
                .extracting(Row::login)
                .containsExactly("anna");
        assertThat(scene.gradebooks
                        .get(teacher, "cs1", null, new ClassGroup(""))
                        .rows())
                .extracting(Row::login)
                .containsExactly("bo");
        byte[] csv = scene.gradebooks.csv(teacher, "cs1", "w1", new ClassGroup("=1+1"), ENGLISH);
        assertThat(new String(csv, StandardCharsets.UTF_8).lines())
                .hasSize(2)
                .anyMatch(line -> line.startsWith("\ufeffNumber,Login,Name,Group,"))
                .anyMatch(line -> line.contains("anna,ANNA,'=1+1,"));
        refused(() -> scene.gradebooks.get(teacher, "cs1", "w1", new ClassGroup("A")), "group-unknown");
        refused(() -> scene.gradebooks.get(anna, "cs1", "w1", new ClassGroup("A")), "not-allowed");
    }

    @Test
    void commentsAreOnLinesThatAreThere() {
        StoredSubmission submission = scene.handIn(anna, "cs1", "w1");
        scene.comments.add(teacher, submission.id(), "Main.java", 2, "Why?");
        scene.comments.add(teacher, submission.id(), "Main.java", 0, "Nice.");
        assertThat(scene.comments.of(anna, submission.id()))
                .extracting(LineComments.CommentView::text)
                .containsExactly("Nice.", "Why?");
        refused(() -> scene.comments.add(teacher, submission.id(), "Main.java", 4, "x"), "line-missing");
        refused(() -> scene.comments.add(teacher, submission.id(), "Other.java", 1, "x"), "line-missing");
        refused(() -> scene.comments.add(teacher, submission.id(), "Main.java", 1, " "), "comment-empty");
        refused(() -> scene.comments.add(anna, submission.id(), "Main.java", 1, "x"), "not-allowed");
        refused(() -> scene.comments.of(bo, submission.id()), "not-found");
    }

    @Test
    void theClassPageHasTheAttemptsThatCount() {
        judged(anna, "w1", Verdict.WA, 0);
        judged(anna, "w1", Verdict.AC, 1);
        judged(bo, "w1", Verdict.TLE, 0);
        Gradebook page = scene.classWork.classPage(teacher, "cs1", "w1", ClassGroup.ALL);
        assertThat(page.run().reports())
                .extracting(Report::contestant, Report::verdict)
                .containsExactly(tuple("anna", Verdict.AC), tuple("bo", Verdict.TLE));
        assertThat(page.papers().get(0).accepted()).isEqualTo(1);
        assertThat(page.papers().get(0).cases()).isNotEmpty();
        assertThat(page.rollCall()).isPresent();
    }

    private GradebookView book() {
        return scene.gradebooks.get(teacher, "cs1", "w1");
    }

    private void override(Viewer viewer, String login, Double points, String reason) {
        scene.gradebooks.override(viewer, "cs1", "w1", Scene.PROBLEM, login, points, reason);
    }

    private StoredSubmission judged(Viewer student, String assignment, Verdict verdict, double score) {
        StoredSubmission submission = scene.handIn(student, "cs1", assignment);
        scene.judge(submission, Scene.report(student, verdict, score));
        return submission;
    }

    private Map<String, String> unzip(byte[] zip) throws IOException {
        Map<String, String> parts = new HashMap<>();
        try (ZipFile file =
                new ZipFile(Files.write(scene.data.resolve("grades.xlsx"), zip).toFile())) {
            for (ZipEntry entry : Collections.list(file.entries())) {
                try (InputStream in = file.getInputStream(entry)) {
                    parts.put(entry.getName(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
                }
            }
        }
        return parts;
    }

    private static void refused(ThrowingCallable asked, String code) {
        assertThatThrownBy(asked).isInstanceOfSatisfying(Refusal.class, refusal -> assertThat(refusal.code())
                .isEqualTo(code));
    }
}
