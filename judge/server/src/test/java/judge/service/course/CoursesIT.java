package judge.service.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.CourseRole;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.roster.SentTable;
import judge.service.Scene;
import judge.service.account.FirstPassword;
import judge.service.account.Login;
import judge.service.course.ClassLists.Renewed;
import judge.service.course.ClassLists.RosterResult;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
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

            List<RosterResult> results =
                    both(() -> scene.classLists.put(teacher, slug, SentTable.of(roster), AccountMatches.NONE));

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
        refused(() -> put(other, "cs1", bytes(ROSTER)), "not-found");
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
        RosterResult result = put(teacher, "cs1", bytes(ROSTER));
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
        RosterResult first = put(teacher, "cs1", bytes(ROSTER));
        RosterResult second = put(teacher, "cs1", bytes(ROSTER + "11,Cy\n"));
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
        RosterResult result = put(teacher, "cs1", ROSTER.getBytes(Charset.forName("GBK")));
        assertThat(result.accounts().get(1).person().name()).isEqualTo("安娜");
    }

    @Test
    void aTeacherOfTheCourseOnTheRosterStaysTeacher() {
        RosterResult result = put(teacher, "cs1", bytes("id,name\nteacher,Teacher\n"));
        assertThat(result.accounts()).isEmpty();
        assertThat(scene.courses.get(teacher, "cs1").role()).isEqualTo(CourseRole.TEACHER);
    }

    @Test
    void whoTeachesElsewhereBecomesNoStudentByAListUnlessThatIsSaid() {
        scene.person("admin", SiteRole.ADMIN);
        byte[] roster = bytes("id,name\nother,Other\nadmin,Admin\n");

        Refusal refusal = refused(() -> put(teacher, "cs1", roster), "roster-people");

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.CONFLICT);
        assertThat(refusal.details())
                .extracting(Refusal.Detail::code)
                .containsExactly("roster-is-staff", "roster-is-staff");
        assertThat(scene.courses.members(teacher, "cs1")).hasSize(1);
        refused(() -> put(teacher, "cs1", roster, List.of("other"), List.of()), "roster-people");
        refused(() -> put(teacher, "cs1", bytes("id\nother\n")), "roster-people");
        put(teacher, "cs1", roster, List.of("other", "admin"), List.of());
        assertThat(scene.courses.get(other, "cs1").role()).isEqualTo(CourseRole.STUDENT);
    }

    /** Numbers that only count are in every class: the second class would get the first one's students. */
    @Test
    void aListWithAnotherNameForALoginEnrolsNobodyUntilTheyAreSaidToBeTheSame() {
        put(teacher, "cs1", bytes("1,孙十\n2,Ann B.\n"));
        scene.course(other, "cs2");
        byte[] second = bytes("1,周十一\n2,ａｎｎ　b.\n3,郑十二\n");

        Refusal refusal = refused(() -> put(other, "cs2", second), "roster-people");

        assertThat(refusal.details())
                .containsExactly(new Refusal.Detail(
                        "roster-is-other", Map.of("line", 1L, "login", "1", "name", "孙十", "listed", "周十一")));
        assertThat(scene.courses.members(other, "cs2")).hasSize(1);
        assertThat(scene.accounts.find("3")).isEmpty();
        assertThat(put(other, "cs2", second, List.of("1"), List.of()).added()).isEqualTo(3);
        assertThat(scene.accounts.find("1").orElseThrow().name()).isEqualTo("孙十");
    }

    @Test
    void aListThatDoesNotSayWhomItMeansIsAskedForThoseWhoAreNotInTheCourse() {
        put(teacher, "cs1", bytes("学号\n1\n"));
        assertThat(put(teacher, "cs1", bytes("学号\n1\n")).added()).isZero();
        put(teacher, "cs1", bytes("序号,姓名\n1,李伟\n"));
        scene.course(other, "cs2");

        refused(() -> put(other, "cs2", bytes("学号\n1\n")), "roster-people");
        refused(() -> put(other, "cs2", bytes("序号,姓名\n1,李伟\n")), "roster-people");

        assertThat(scene.courses.members(other, "cs2")).hasSize(1);
    }

    @Test
    void aListCorrectsNamesOfAccountsThatListsOfItsTeacherHaveMadeForThatTeacherAlone() {
        put(teacher, "cs1", bytes("1,孙石\n2,Bo\n"));
        byte[] corrected = bytes("1,孙十\n2,Bob\n");
        scene.course(other, "cs2");
        put(other, "cs2", bytes("2,Bo\n"));

        refused(() -> put(teacher, "cs1", corrected, List.of(), List.of("1", "2")), "name-not-yours");
        assertThat(scene.accounts.find("1").orElseThrow().name()).isEqualTo("孙石");
        put(teacher, "cs1", corrected, List.of("2"), List.of("1"));

        assertThat(scene.courses.members(teacher, "cs1"))
                .extracting(MemberView::name)
                .containsExactly("TEACHER", "孙十", "Bo");
        refused(() -> scene.courses.students().rename(other, "cs2", "2", "Bob"), "name-not-yours");
        scene.courses.remove(other, "cs2", "2");
        assertThat(scene.courses.students().rename(teacher, "cs1", "2", " Bob "))
                .isEqualTo("Bob");
        refused(() -> scene.courses.students().rename(teacher, "cs1", "2", " "), "name-invalid");
        refused(() -> scene.courses.students().rename(teacher, "cs1", "other", "Mine"), "person-no-member");
        scene.courses.setRole(teacher, "cs1", "other", CourseRole.STUDENT);
        refused(() -> scene.courses.students().rename(teacher, "cs1", "other", "Mine"), "name-not-yours");
        Viewer byHand = scene.person("hand", SiteRole.STUDENT);
        scene.courses.setRole(teacher, "cs1", "hand", CourseRole.STUDENT);
        refused(() -> scene.courses.students().rename(teacher, "cs1", byHand.login(), "Mine"), "name-not-yours");
        Viewer admin = scene.person("admin", SiteRole.ADMIN);
        assertThat(scene.courses.students().rename(admin, "cs1", "hand", "Hand"))
                .isEqualTo("Hand");
    }

    @Test
    void aRosterWithFaultsAddsNobodyAndNamesThemAll() {
        refused(() -> put(teacher, "cs1", bytes("id,name\n1,A\n1,B\n")), "roster-invalid");
        Refusal logins = refused(() -> put(teacher, "cs1", bytes("id,name\n1,A\n<b>,B\n")), "roster-faulty");
        assertThat(logins.details())
                .containsExactly(new Refusal.Detail("roster-line-login", Map.of("line", 3L, "value", "<b>")));
        StringBuilder many = new StringBuilder("id,name\n1,A\n");
        for (int i = 0; i < 30; i++) {
            many.append(",x").append(i).append('\n');
        }
        Refusal refusal = refused(() -> put(teacher, "cs1", bytes(many.toString())), "roster-faulty");
        assertThat(refusal.details()).hasSize(21);
        assertThat(refusal.details().get(20)).isEqualTo(new Refusal.Detail("roster-more", Map.of("count", 10)));
        assertThat(scene.courses.members(teacher, "cs1")).hasSize(1);
    }

    @Test
    void aRosterThatIsRefusedMakesNoCourse() {
        put(teacher, "cs1", bytes("1,孙十\n"));
        List<String> slugs = List.of("cs1", "cs2");

        refused(() -> create(slugs, "1,A\n,B\n"), "roster-invalid");
        refused(() -> create(slugs, "1,周十一\n3,C\n"), "roster-people");
        refused(() -> create(List.of("cs1"), "3,C\n"), "course-taken");

        assertThat(scene.courses.of(teacher)).hasSize(1);
        assertThat(scene.accounts.find("3")).isEmpty();
        RosterResult made = create(slugs, "3,C\n");
        assertThat(made.course().slug()).isEqualTo("cs2");
        assertThat(made.accounts()).hasSize(1);
        assertThat(scene.courses.get(teacher, "cs2").students()).isEqualTo(1);
    }

    private RosterResult create(List<String> slugs, String csv) {
        return scene.classLists.create(teacher, slugs, "Class", SentTable.of(bytes(csv)), AccountMatches.NONE);
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
        refused(() -> put(other, "cs1", bytes(ROSTER)), "not-allowed");
        refused(() -> scene.joinLinks.open(other, "cs1"), "not-allowed");
        refused(() -> scene.courses.setRole(teacher, "cs1", "nobody", CourseRole.ASSISTANT), "person-unknown");
    }

    @Test
    void aPasswordIsResetOnlyByWhoTeachesTheStudentEverywhere() {
        put(teacher, "cs1", bytes(ROSTER));
        FirstPassword fresh = scene.courses.students().newPassword(teacher, "cs1", "9");
        assertThat(scene.accounts.login("9", fresh.password(), "::1", "").mustChange())
                .isTrue();
        scene.course(other, "cs2");
        scene.courses.setRole(other, "cs2", "9", CourseRole.STUDENT);
        refused(() -> scene.courses.students().newPassword(teacher, "cs1", "9"), "password-not-yours");
        scene.courses.setRole(teacher, "cs1", "other", CourseRole.STUDENT);
        refused(() -> scene.courses.students().newPassword(teacher, "cs1", "other"), "password-not-yours");
    }

    @Test
    void aStudentIsDisabledOnlyByWhoTeachesTheStudentEverywhereAndKeepsThePlace() {
        FirstPassword nine = put(teacher, "cs1", bytes(ROSTER)).accounts().stream()
                .filter(one -> one.person().login().equals("9"))
                .findFirst()
                .orElseThrow();
        String session = scene.accounts.login("9", nine.password(), "::1", "").token();

        scene.courses.students().setDisabled(teacher, "cs1", "9", true);

        assertThat(scene.accounts.session(session)).isEmpty();
        refused(() -> scene.accounts.login("9", nine.password(), "::1", ""), "login-failed");
        assertThat(scene.courses.members(teacher, "cs1"))
                .filteredOn(MemberView::disabled)
                .extracting(MemberView::login)
                .containsExactly("9");
        assertThat(scene.classLists.renew(teacher, "cs1").accounts())
                .extracting(one -> one.person().login())
                .doesNotContain("9");
        scene.courses.students().setDisabled(teacher, "cs1", "9", false);
        assertThat(scene.accounts.login("9", nine.password(), "::1", "")).isNotNull();
        scene.course(other, "cs2");
        scene.courses.setRole(other, "cs2", "9", CourseRole.STUDENT);
        refused(() -> scene.courses.students().setDisabled(teacher, "cs1", "9", true), "disabling-not-yours");
        refused(() -> scene.courses.students().setDisabled(teacher, "cs1", "teacher", true), "own-account");
    }

    @Test
    void firstPasswordsOfAllWhoHaveNotLoggedInAreMadeAnew() {
        RosterResult lost = put(teacher, "cs1", bytes(ROSTER + "11,Cy\n12,Di\n"));
        assertThat(put(teacher, "cs1", bytes(ROSTER + "11,Cy\n12,Di\n")).accounts())
                .isEmpty();
        Login cy = scene.accounts.login("11", password(lost.accounts(), "11"), "::1", "");
        scene.accounts.changePassword(cy.viewer(), password(lost.accounts(), "11"), "her own choice");
        Login bo = scene.accounts.login("10", password(lost.accounts(), "10"), "::1", "");
        scene.course(other, "cs2");
        scene.courses.setRole(other, "cs2", "12", CourseRole.STUDENT);

        refused(() -> scene.classLists.renew(other, "cs1"), "not-found");
        refused(() -> scene.classLists.renew(cy.viewer(), "cs1"), "not-allowed");
        Renewed renewed = scene.classLists.renew(teacher, "cs1");

        assertThat(renewed.accounts()).extracting(one -> one.person().login()).containsExactly("9", "10");
        assertThat(renewed.others()).containsExactly("12");
        assertThat(scene.accounts.session(bo.token()))
                .as("who has not chosen one either")
                .isEmpty();
        assertThat(scene.accounts
                        .login("9", password(renewed.accounts(), "9"), "::1", "")
                        .mustChange())
                .isTrue();
        refused(() -> scene.accounts.login("9", password(lost.accounts(), "9"), "::1", ""), "login-failed");
        scene.accounts.login("11", "her own choice", "::1", "");
        scene.accounts.login("12", password(lost.accounts(), "12"), "::1", "");
    }

    /** A hash that is slow on purpose is what takes long: for each student of a large class there is none. */
    @Test
    void aLargeRosterIsPutInWithoutASlowHash() {
        StringBuilder roster = new StringBuilder("id,name\n");
        for (int i = 0; i < 1_500; i++) {
            roster.append("s").append(i).append(",Student ").append(i).append('\n');
        }
        long before = scene.accounts.worked();

        RosterResult result = put(teacher, "cs1", bytes(roster.toString()));
        Renewed renewed = scene.classLists.renew(teacher, "cs1");

        assertThat(result.accounts()).hasSize(1_500);
        assertThat(renewed.accounts()).hasSize(1_500);
        assertThat(scene.accounts.worked()).isEqualTo(before);
        scene.accounts.login("s77", password(renewed.accounts(), "s77"), "::1", "");
        assertThat(scene.accounts.worked()).as("as for all others").isEqualTo(before + 1);
    }

    private static String password(List<FirstPassword> all, String login) {
        return all.stream()
                .filter(one -> one.person().login().equals(login))
                .findFirst()
                .orElseThrow()
                .password();
    }

    @Test
    void whatIsOverIsLastAndTakesNobody() {
        scene.course(teacher, "cs2");
        scene.courses.archive(teacher, "cs2", true);
        assertThat(scene.courses.of(teacher))
                .extracting(view -> view.course().slug())
                .containsExactly("cs1", "cs2");
        refused(() -> put(teacher, "cs2", bytes(ROSTER)), "course-archived");
        scene.courses.archive(teacher, "cs2", false);
        assertThat(put(teacher, "cs2", bytes(ROSTER)).added()).isEqualTo(2);
    }

    @Test
    void groupsAreThoseOfTheNewestListThatHasSome() {
        put(teacher, "cs1", bytes("学号,姓名,班级\n1,甲,1班\n2,乙,2班\n3,丙,\n"));
        assertThat(groups("cs1")).containsExactly("1班", "2班", "");

        put(teacher, "cs1", bytes("id,name\n1,甲\n2,乙\n"));
        assertThat(groups("cs1")).as("a list without groups").containsExactly("1班", "2班", "");

        put(teacher, "cs1", bytes("id,name,Gruppe\n1,甲,3班\n2,乙,\n"));
        assertThat(groups("cs1")).containsExactly("3班", "", "");
    }

    @Test
    void aGroupIsThatOfACourse() {
        scene.course(teacher, "cs2");
        put(teacher, "cs1", bytes("id,name,Section\n1,A,one\n"));
        put(teacher, "cs2", bytes("id,name,Section\n1,A,two\n"));

        assertThat(groups("cs1")).containsExactly("one");
        assertThat(groups("cs2")).containsExactly("two");
    }

    @Test
    void aGroupWithALongNameIsRefusedWithIt() {
        String name = "g".repeat(101);

        assertThatThrownBy(() -> put(teacher, "cs1", bytes("id,name,Group\n1,A," + name + "\n")))
                .isInstanceOfSatisfying(Refusal.class, refusal -> assertThat(refusal.parameters())
                        .containsEntry("value", name)
                        .containsEntry("line", 2L));
        assertThat(groups("cs1")).isEmpty();
    }

    private List<String> groups(String course) {
        return scene.courses.members(teacher, course).stream()
                .filter(member -> member.role() == CourseRole.STUDENT)
                .map(member -> Objects.requireNonNullElse(member.group(), ""))
                .toList();
    }

    private RosterResult put(Viewer who, String slug, byte[] csv) {
        return scene.classLists.put(who, slug, SentTable.of(csv), AccountMatches.NONE);
    }

    private RosterResult put(Viewer who, String slug, byte[] csv, List<String> same, List<String> renamed) {
        return scene.classLists.put(who, slug, SentTable.of(csv), AccountMatches.of(same, renamed));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static Refusal refused(ThrowingCallable asked, String code) {
        Refusal refusal = catchThrowableOfType(Refusal.class, asked);
        assertThat(refusal).isNotNull();
        assertThat(refusal.code()).isEqualTo(code);
        return refusal;
    }
}
