package judge.service.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.online.Counting;
import judge.online.Feedback;
import judge.online.Origin;
import judge.online.SiteRole;
import judge.online.StoredSubmission;
import judge.online.StoredSubmission.Filter;
import judge.online.Viewer;
import judge.service.Scene;
import judge.service.course.WorkGroupView.Terms;
import judge.service.grade.GradebookView;
import judge.service.grade.Wished;
import judge.service.submission.HandIn;
import judge.service.submission.ListScope;
import judge.service.submission.SubmissionView;
import judge.service.submission.Submissions;
import judge.submission.SourceFile;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class WorkGroupsIT {

    private static final Terms LISTED = new Terms(2, null);
    private static final Terms CHOSEN = new Terms(2, Scene.START.plus(Duration.ofDays(1)));

    private final Scene scene;
    private final HandIn handIn;
    private final Submissions submissions;
    private final WorkGroups groups;
    private Viewer teacher;
    private Viewer anna;
    private Viewer boris;
    private Viewer chen;

    WorkGroupsIT(BothDatabases on) {
        scene = new Scene(on);
        handIn = new HandIn(scene.database, scene.clock);
        submissions = new Submissions(scene.database, scene.clock);
        groups = new WorkGroups(scene.database, scene.clock);
        teacher = scene.person("teacher", SiteRole.TEACHER);
        anna = scene.person("anna", SiteRole.STUDENT);
        boris = scene.person("boris", SiteRole.STUDENT);
        chen = scene.person("chen", SiteRole.STUDENT);
    }

    @BeforeEach
    void makesAnAssignment() {
        scene.course(teacher, "cs1", anna, boris, chen);
        scene.problem();
        assigns("w1", 2);
    }

    private void assigns(String slug, int attempts) {
        scene.assignments.put(
                teacher,
                "cs1",
                slug,
                new AssignmentSettings(
                        "Week 1",
                        Scene.START,
                        Scene.START.plus(Duration.ofDays(7)),
                        Scene.START.plus(Duration.ofDays(9)),
                        0.5,
                        Feedback.FULL,
                        attempts,
                        Counting.BEST,
                        Duration.ofMinutes(1),
                        List.of(new ProblemPoints(Scene.PROBLEM, 10))));
    }

    @AfterEach
    void closes() {
        scene.close();
    }

    private static void refused(Runnable deed, String code) {
        assertThatThrownBy(deed::run).hasMessageStartingWith(code);
    }

    private void lists(String... logins) {
        groups.put(teacher, "cs1", "w1", LISTED, List.of(new WorkGroups.Wished("=G1", List.of(logins))));
    }

    private StoredSubmission handsIn(Viewer viewer) {
        SourceFile source = new SourceFile("Main.java", "class Main {\n}\n".getBytes(StandardCharsets.UTF_8));
        return handIn.handIn(viewer, "cs1", "w1", Scene.PROBLEM, List.of(source), null, Origin.WEB, null);
    }

    private List<Long> listed(Viewer viewer, ListScope scope) {
        return submissions.lists().page(viewer, scope, Filter.ALL, null, 10).items().stream()
                .map(one -> one.view().id())
                .toList();
    }

    private List<Double> totals(String assignment) {
        return scene.gradebooks.get(teacher, "cs1", assignment).rows().stream()
                .map(GradebookView.Row::total)
                .toList();
    }

    @Test
    void aGroupHandsInOnceAndEachMemberHasThePoints() {
        refused(() -> groups.put(anna, "cs1", "w1", LISTED, List.of()), "not-allowed");
        lists("anna", "boris");

        StoredSubmission first = handsIn(boris);
        scene.judge(first, Scene.report(anna, Verdict.AC, 1));

        assertThat(first.handedInBy()).isEqualTo(boris.person());
        for (Viewer member : List.of(anna, boris)) {
            SubmissionView seen = submissions.view(member, first.id());
            assertThat(seen.name()).isEqualTo("ANNA (=G1)");
            assertThat(submissions.attempts(member, "cs1", "w1", Scene.PROBLEM, null))
                    .extracting(SubmissionView::id)
                    .containsExactly(first.id());
            assertThat(listed(member, ListScope.OWN)).containsExactly(first.id());
            assertThat(submissions.own().progress(member)).hasSize(1).allMatch(one -> one.attempts() == 1);
        }
        refused(() -> submissions.view(chen, first.id()), "not-found");
        assertThat(listed(chen, ListScope.OWN)).isEmpty();
        assertThat(totals("w1")).containsExactly(10.0, 10.0, 0.0);
        scene.gradebooks.override(teacher, "cs1", "w1", Scene.PROBLEM, "boris", 4.0, "did less");
        assertThat(totals("w1")).containsExactly(10.0, 4.0, 0.0);
        String csv = new String(
                scene.gradebooks.csv(teacher, "cs1", "w1", ClassGroup.ALL, Messages.in(DisplayLanguage.EN)),
                StandardCharsets.UTF_8);
        assertThat(csv).contains("Work group", "'=G1").doesNotContain(",=");
    }

    @Test
    void attemptsPausesAndBeingLateCountForTheGroup() {
        lists("anna", "boris");
        assertThat(handsIn(anna).attempt()).isEqualTo(1);
        refused(() -> handsIn(boris), "too-soon");
        scene.clock.pass(Duration.ofMinutes(2));
        assertThat(handsIn(boris).attempt()).isEqualTo(2);
        scene.clock.pass(Duration.ofMinutes(2));
        refused(() -> handsIn(anna), "no-attempts-left");
        assertThat(handsIn(chen).attempt()).isEqualTo(1);

        Instant later = Scene.START.plus(Duration.ofDays(12));
        scene.assignments.extend(teacher, "cs1", "w1", "boris", later);
        scene.clock.pass(Duration.ofDays(10));

        assertThat(scene.assignments.get(anna, "cs1", "w1").deadlines().closes())
                .isEqualTo(later);
        refused(() -> handsIn(chen), "assignment-closed");
        scene.assignments.extend(teacher, "cs1", "w1", "anna", null);
        refused(() -> handsIn(boris), "assignment-closed");
    }

    @Test
    void studentsChooseUntilADateAndUntilTheyHandIn() {
        GroupChoices choices = groups.choices();
        refused(() -> choices.choose(anna, "cs1", "w1", "A"), "groups-not-chosen");
        groups.put(teacher, "cs1", "w1", CHOSEN, List.of());

        choices.choose(anna, "cs1", "w1", "A");
        assertThat(choices.own(boris, "cs1", "w1").others())
                .extracting(WorkGroupView::name)
                .containsExactly("A");
        choices.choose(boris, "cs1", "w1", "A");
        refused(() -> choices.choose(chen, "cs1", "w1", "A"), "group-full");
        refused(() -> choices.choose(chen, "cs1", "w1", " "), "group-name");
        refused(() -> choices.choose(teacher, "cs1", "w1", "A"), "not-allowed");
        assertThat(choices.choose(anna, "cs1", "w1", null).mine()).isNull();
        choices.choose(anna, "cs1", "w1", "A");
        handsIn(boris);
        refused(() -> choices.choose(anna, "cs1", "w1", null), "groups-own-handed-in");
        assertThat(choices.own(chen, "cs1", "w1").others()).isEmpty();
        choices.choose(chen, "cs1", "w1", "C");

        scene.clock.pass(Duration.ofDays(2));
        refused(() -> choices.choose(chen, "cs1", "w1", null), "groups-not-chosen");
        assertThat(groups.get(teacher, "cs1", "w1").groups())
                .extracting(WorkGroupView::name)
                .containsExactly("A", "C");
    }

    @Test
    void aListLosesNothingThatWasHandedIn() {
        handsIn(anna);
        handsIn(boris);
        refused(() -> lists("anna", "boris"), "group-handed-in-both");
        refused(() -> lists("anna", "anna"), "group-member-twice");
        refused(() -> lists("teacher"), "person-no-student");
        refused(() -> lists(), "group-empty");
        lists("chen", "anna");
        refused(() -> groups.end(teacher, "cs1", "w1"), "group-handed-in");
        refused(() -> groups.put(teacher, "cs1", "w1", LISTED, List.of()), "group-handed-in");
        assertThat(submissions.attempts(chen, "cs1", "w1", Scene.PROBLEM, null)).hasSize(1);

        lists("anna");
        assertThat(submissions.attempts(chen, "cs1", "w1", Scene.PROBLEM, null)).isEmpty();
        assertThat(groups.get(teacher, "cs1", "w1").alone())
                .extracting(WorkGroupView.Mate::login)
                .containsExactly("boris", "chen");
    }

    @Test
    void whatAMateHandsInElsewhereIsNobodyElses() {
        lists("anna", "boris");
        assigns("w2", 5);
        StoredSubmission alone = handIn.handIn(
                anna,
                "cs1",
                "w2",
                Scene.PROBLEM,
                List.of(new SourceFile("Main.java", new byte[] {'x'})),
                null,
                Origin.WEB,
                null);

        assertThat(listed(boris, ListScope.OWN)).isEmpty();
        assertThat(submissions.own().progress(boris)).allMatch(one -> one.attempts() == 0);
        refused(() -> submissions.view(boris, alone.id()), "not-found");
        assertThat(totals("w2")).containsExactly(0.0, 0.0, 0.0);
    }

    @Test
    void theGroupIsMarkedAtOnceOrOneByOne() {
        lists("anna", "boris");
        scene.gradebooks.rubrics().put(teacher, "cs1", "w1", List.of(new Wished("Style", 5)));
        Map<String, Optional<Double>> three = Map.of("Style", Optional.of(3.0));
        scene.gradebooks.rubrics().mark(teacher, "cs1", "w1", "boris", three, null, true);
        assertThat(totals("w1")).containsExactly(3.0, 3.0, 0.0);
        scene.gradebooks.rubrics().mark(teacher, "cs1", "w1", "anna", Map.of("Style", Optional.of(5.0)), null, false);
        assertThat(totals("w1")).containsExactly(5.0, 3.0, 0.0);
    }
}
