package judge.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import judge.database.BothDatabases;
import judge.online.CourseRole;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.ClassLists.RosterResult;
import judge.service.Courses.MemberView;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource
class CoursesIT {

    private static final String ROSTER = "学号,姓名\n10,Bo\n9,安娜\n";

    private final Scene scene;
    private final Viewer teacher;
    private final Viewer other;

    CoursesIT(BothDatabases on) {
        scene = new Scene(on);
        teacher = scene.person("teacher", SiteRole.TEACHER);
        other = scene.person("other", SiteRole.TEACHER);
        scene.course(teacher, "cs1");
    }

    @AfterEach
    void closes() {
        scene.close();
    }

    @Test
    void aCourseIsMadeOnceAndThenRenamed() {
        scene.courses.put(teacher, "cs1", "Algorithms");
        assertThat(scene.courses.of(teacher)).singleElement().satisfies(view -> {
            assertThat(view.course().name()).isEqualTo("Algorithms");
            assertThat(view.role()).isEqualTo(CourseRole.TEACHER);
        });
    }

    /** Both end well: whoever comes second finds what the first one has made. */
    @Test
    void whatTwoMakeAtOnceIsThereOnce() throws Exception {
        for (int round = 0; round < 5; round++) {
            String slug = "both" + round;
            both(() -> scene.courses.put(teacher, slug, "Both"));
            byte[] roster = bytes("id,name\n" + round + "1,A\n" + round + "2,B\n");

            List<RosterResult> results = both(() -> scene.classLists.put(teacher, slug, roster));

            assertThat(results).extracting(RosterResult::students).containsExactly(2, 2);
            assertThat(results.get(0).accounts().size()
                            + results.get(1).accounts().size())
                    .isEqualTo(2);
            assertThat(scene.courses.members(teacher, slug)).hasSize(3);
        }
    }

    private static <T> List<T> both(Callable<T> call) throws Exception {
        ExecutorService two = Executors.newFixedThreadPool(2);
        try {
            CyclicBarrier together = new CyclicBarrier(2);
            Callable<T> one = () -> {
                together.await();
                return call.call();
            };
            List<T> results = new ArrayList<>();
            for (Future<T> future : two.invokeAll(List.of(one, one))) {
                results.add(future.get());
            }
            return results;
        } finally {
            two.shutdownNow();
        }
    }

    @Test
    void nobodyElseGetsOrSeesIt() {
        refused(() -> scene.courses.put(other, "cs1", "Mine"), "course-taken");
        refused(() -> scene.courses.get(other, "cs1"), "not-found");
        refused(() -> scene.courses.members(other, "cs1"), "not-found");
        refused(() -> scene.classLists.put(other, "cs1", bytes(ROSTER)), "not-found");
        assertThat(scene.courses.of(other)).isEmpty();
        Viewer student = scene.person("student", SiteRole.STUDENT);
        refused(() -> scene.courses.put(student, "cs2", "Mine"), "not-allowed");
        refused(() -> scene.courses.put(student, "cs1", "Mine"), "not-found");
    }

    @Test
    void slugsAndNamesAreChecked() {
        refused(() -> scene.courses.put(teacher, "../cs", "Name"), "slug-invalid");
        refused(() -> scene.courses.put(teacher, "", "Name"), "slug-invalid");
        refused(() -> scene.courses.put(teacher, "cs2", " "), "name-invalid");
    }

    @Test
    void aRosterMakesAccountsWithPasswordsThatWorkOnce() {
        RosterResult result = scene.classLists.put(teacher, "cs1", bytes(ROSTER));
        assertThat(result.students()).isEqualTo(2);
        assertThat(result.accounts()).hasSize(2);
        FirstPassword first = result.accounts().get(1);
        assertThat(first.person().name()).isEqualTo("安娜");
        assertThat(first.person().mustChange()).isTrue();
        assertThat(scene.accounts.login("9", first.password(), "::1", "").mustChange())
                .isTrue();
        assertThat(scene.courses.members(teacher, "cs1"))
                .extracting(MemberView::login)
                .containsExactly("teacher", "9", "10");
    }

    @Test
    void aRosterThatIsReadAgainChangesNobody() {
        RosterResult first = scene.classLists.put(teacher, "cs1", bytes(ROSTER));
        RosterResult second = scene.classLists.put(teacher, "cs1", bytes(ROSTER + "11,Cy\n"));
        assertThat(second.added()).isEqualTo(1);
        assertThat(second.accounts())
                .singleElement()
                .extracting(one -> one.person().login())
                .isEqualTo("11");
        String password = first.accounts().get(0).password();
        assertThat(scene.accounts.login("10", password, "::1", "").viewer().name())
                .isEqualTo("Bo");
    }

    @Test
    void aRosterInTheCharsetOfChineseWindowsIsRead() {
        RosterResult result = scene.classLists.put(teacher, "cs1", ROSTER.getBytes(Charset.forName("GBK")));
        assertThat(result.accounts().get(1).person().name()).isEqualTo("安娜");
    }

    @Test
    void aTeacherOnTheRosterStaysTeacher() {
        RosterResult result = scene.classLists.put(teacher, "cs1", bytes("id,name\nteacher,T\nother,O\n"));
        assertThat(result.accounts()).isEmpty();
        assertThat(scene.courses.get(teacher, "cs1").role()).isEqualTo(CourseRole.TEACHER);
        assertThat(scene.courses.get(other, "cs1").role()).isEqualTo(CourseRole.STUDENT);
    }

    @Test
    void aRosterWithAFaultAddsNobody() {
        refused(() -> scene.classLists.put(teacher, "cs1", bytes("id,name\n1,A\n1,B\n")), "roster-invalid");
        refused(() -> scene.classLists.put(teacher, "cs1", bytes("id,name\n1,A\n<b>,B\n")), "roster-login");
        assertThat(scene.courses.members(teacher, "cs1")).hasSize(1);
    }

    @Test
    void studentsComeByALinkUntilItIsClosed() {
        String code = scene.joinLinks.open(teacher, "cs1");
        assertThat(scene.joinLinks.open(teacher, "cs1")).isEqualTo(code);
        Viewer student = scene.person("student", SiteRole.STUDENT);
        assertThat(scene.joinLinks.byCode(student, code).name()).isEqualTo("Course cs1");
        assertThat(scene.joinLinks.join(student, code).joinCode()).isNull();
        assertThat(scene.courses.get(student, "cs1").role()).isEqualTo(CourseRole.STUDENT);
        assertThat(scene.courses.get(student, "cs1").course().joinCode()).isNull();
        scene.joinLinks.join(teacher, code);
        assertThat(scene.courses.get(teacher, "cs1").role()).isEqualTo(CourseRole.TEACHER);
        scene.joinLinks.close(teacher, "cs1");
        Viewer late = scene.person("late", SiteRole.STUDENT);
        refused(() -> scene.joinLinks.join(late, code), "not-found");
        assertThat(scene.joinLinks.open(teacher, "cs1")).isNotEqualTo(code);
    }

    @Test
    void aCourseKeepsATeacher() {
        refused(() -> scene.courses.setRole(teacher, "cs1", "teacher", CourseRole.ASSISTANT), "last-teacher");
        refused(() -> scene.courses.remove(teacher, "cs1", "teacher"), "last-teacher");
        scene.courses.setRole(teacher, "cs1", "other", CourseRole.TEACHER);
        scene.courses.remove(teacher, "cs1", "teacher");
        refused(() -> scene.courses.get(teacher, "cs1"), "not-found");
    }

    @Test
    void assistantsSeeTheClassAndChangeNothing() {
        scene.courses.setRole(teacher, "cs1", "other", CourseRole.ASSISTANT);
        assertThat(scene.courses.members(other, "cs1")).hasSize(2);
        refused(() -> scene.classLists.put(other, "cs1", bytes(ROSTER)), "not-allowed");
        refused(() -> scene.joinLinks.open(other, "cs1"), "not-allowed");
        refused(() -> scene.courses.setRole(teacher, "cs1", "nobody", CourseRole.ASSISTANT), "person-unknown");
    }

    @Test
    void aPasswordIsResetOnlyByWhoTeachesTheStudentEverywhere() {
        scene.classLists.put(teacher, "cs1", bytes(ROSTER));
        FirstPassword fresh = scene.courses.newPassword(teacher, "cs1", "9");
        assertThat(scene.accounts.login("9", fresh.password(), "::1", "").mustChange())
                .isTrue();
        scene.course(other, "cs2");
        scene.courses.setRole(other, "cs2", "9", CourseRole.STUDENT);
        refused(() -> scene.courses.newPassword(teacher, "cs1", "9"), "password-not-yours");
        scene.courses.setRole(teacher, "cs1", "other", CourseRole.STUDENT);
        refused(() -> scene.courses.newPassword(teacher, "cs1", "other"), "password-not-yours");
    }

    @Test
    void whatIsOverIsLastAndTakesNobody() {
        scene.course(teacher, "cs2");
        scene.courses.archive(teacher, "cs2", true);
        assertThat(scene.courses.of(teacher))
                .extracting(view -> view.course().slug())
                .containsExactly("cs1", "cs2");
        refused(() -> scene.classLists.put(teacher, "cs2", bytes(ROSTER)), "course-archived");
        scene.courses.archive(teacher, "cs2", false);
        assertThat(scene.classLists.put(teacher, "cs2", bytes(ROSTER)).added()).isEqualTo(2);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void refused(ThrowingCallable asked, String code) {
        assertThatThrownBy(asked).isInstanceOfSatisfying(Refusal.class, refusal -> assertThat(refusal.code())
                .isEqualTo(code));
    }
}
