package judge.service.grade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.report.Report;
import judge.report.SourceSection;
import judge.service.Scene;
import judge.service.course.WorkGroupView;
import judge.service.course.WorkGroups;
import judge.similar.Cluster;
import judge.similar.Work;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

/** Submissions that are alike, within a class and across the courses that a teacher sees. */
@ParameterizedClass
@OnEachDatabase
class AlikeWorkIT {

    private final Scene scene;
    private final Viewer teacher;
    private final Viewer other;
    private final Viewer anna;
    private final Viewer bo;

    AlikeWorkIT(BothDatabases on) {
        scene = new Scene(on);
        teacher = scene.person("teacher", SiteRole.TEACHER);
        other = scene.person("other", SiteRole.TEACHER);
        anna = scene.person("anna", SiteRole.STUDENT);
        bo = scene.person("bo", SiteRole.STUDENT);
        scene.problem();
        course(teacher, "cs1", anna, bo);
    }

    @AfterEach
    void closes() {
        scene.close();
    }

    private void course(Viewer of, String slug, Viewer... students) {
        scene.course(of, slug, students);
        scene.assignments.put(of, slug, "w1", Scene.settings(Feedback.FULL));
    }

    private void handedIn(Viewer student, String course, String source) {
        Report report =
                Scene.report(student, Verdict.AC, 1).withSources(List.of(new SourceSection("Main.java", source)));
        scene.judge(scene.handIn(student, course, "w1"), report);
    }

    private AlikeWork.Alike alike(Viewer viewer) {
        return scene.classWork.similar(viewer, "cs1", "w1", Scene.PROBLEM);
    }

    @Test
    void whatIsAlikeIsFound() {
        handedIn(anna, "cs1", program());
        handedIn(bo, "cs1", program());

        assertThat(alike(teacher).likenesses().pairs()).singleElement().satisfies(pair -> assertThat(pair.share())
                .isGreaterThan(0.9));
        assertThat(alike(teacher).origins()).isEmpty();
    }

    @Test
    void membersOfAWorkGroupAreNotComparedWithEachOther() {
        new WorkGroups(scene.database, scene.clock)
                .put(
                        teacher,
                        "cs1",
                        "w1",
                        new WorkGroupView.Terms(2, null),
                        List.of(new WorkGroups.Wished("G", List.of("anna", "bo"))));
        handedIn(anna, "cs1", program());
        handedIn(bo, "cs1", program());

        assertThat(alike(teacher).likenesses().pairs()).isEmpty();
    }

    @Test
    void aRenamedCopyOfAnotherCourseOfTheTeacherIsFoundAndOlderOnesAreNotCompared() {
        Viewer zoe = scene.person("zoe", SiteRole.STUDENT);
        Viewer yan = scene.person("yan", SiteRole.STUDENT);
        course(teacher, "cs1-2025", zoe, yan);
        handedIn(zoe, "cs1-2025", program());
        handedIn(yan, "cs1-2025", program());
        assertThat(alike(teacher).likenesses().pairs()).isEmpty();

        handedIn(anna, "cs1", program().replace("int a", "int copied").replace("args", "words"));

        AlikeWork.Alike found = alike(teacher);
        assertThat(found.origins()).containsExactly("cs1-2025/w1");
        assertThat(found.likenesses().pairs())
                .extracting(pair -> pair.first().title() + " " + pair.second().title())
                .containsExactlyInAnyOrder("anna yan (cs1-2025/w1)", "anna zoe (cs1-2025/w1)");
        assertThat(found.likenesses().clusters())
                .singleElement()
                .extracting(Cluster::works)
                .satisfies(works -> assertThat(works)
                        .extracting(Work::title)
                        .containsExactly("anna", "yan (cs1-2025/w1)", "zoe (cs1-2025/w1)"));
    }

    @Test
    void whatOthersTeachIsNeverSeen() {
        Viewer zoe = scene.person("zoe", SiteRole.STUDENT);
        course(other, "secret", zoe);
        handedIn(zoe, "secret", program());
        handedIn(anna, "cs1", program());

        assertThat(alike(teacher).likenesses().pairs()).isEmpty();
        assertThat(alike(teacher).origins()).isEmpty();
        assertThatThrownBy(() -> alike(other)).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> alike(anna)).isInstanceOf(Refusal.class);

        scene.courses.setRole(other, "secret", "anna", CourseRole.ASSISTANT);
        assertThatThrownBy(() -> alike(anna)).as("an assistant elsewhere").isInstanceOf(Refusal.class);
    }

    @Test
    void whoeverAssistsInBothCoursesSeesWhatIsAlikeInBoth() {
        Viewer zoe = scene.person("zoe", SiteRole.STUDENT);
        course(other, "secret", zoe);
        handedIn(zoe, "secret", program());
        handedIn(anna, "cs1", program());
        scene.courses.setRole(other, "secret", "bo", CourseRole.ASSISTANT);
        scene.courses.setRole(teacher, "cs1", "bo", CourseRole.ASSISTANT);

        assertThat(alike(bo).origins()).containsExactly("secret/w1");
        assertThat(alike(bo).likenesses().pairs()).hasSize(1);
        assertThat(alike(teacher).likenesses().pairs())
                .as("also after somebody who sees more has looked")
                .isEmpty();
    }

    private static String program() {
        StringBuilder source = new StringBuilder("class Main { public static void main(String[] args) {\n");
        for (int i = 0; i < 20; i++) {
            source.append("int a")
                    .append(i)
                    .append(" = args.length * ")
                    .append(i)
                    .append(" + args[")
                    .append(i)
                    .append(i % 3 == 0 ? "].length();" : "].hashCode() % 7;")
                    .append(i % 5 == 0 ? "if (args.length > 3) { System.out.println(args[0]); }\n" : "\n");
        }
        return source.append("} }").toString();
    }
}
