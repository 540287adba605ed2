package judge.service.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.OnEachDatabase;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.Scene;
import judge.service.account.Accounts;
import judge.service.account.LightPasswords;
import judge.service.account.People;
import judge.service.submission.Drafts.Draft;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class DraftsIT {

    private final Scene.Hand clock = new Scene.Hand();
    private final Database database;
    private final Classroom classroom;
    private final Drafts drafts;

    DraftsIT(BothDatabases on) {
        database = Database.open(on.fresh());
        classroom = new Classroom(database, Scene.START);
        drafts = new HandIn(database, clock).drafts();
    }

    @AfterEach
    void closes() {
        database.close();
    }

    private Optional<Draft> read(String login) {
        return drafts.of(classroom.viewer(login), Classroom.COURSE, Classroom.ASSIGNMENT, Classroom.PROBLEM);
    }

    private Draft write(String login, int version, String source) {
        return drafts.put(
                classroom.viewer(login),
                Classroom.COURSE,
                Classroom.ASSIGNMENT,
                Classroom.PROBLEM,
                version,
                "java",
                source);
    }

    private static String refused(Runnable request) {
        Refusal refusal = catchThrowableOfType(Refusal.class, request::run);
        assertThat(refusal).isNotNull();
        return refusal.kind() + " " + refusal.code();
    }

    @Test
    void keepsTheLastOneAsItWasTyped() {
        assertThat(read("anna")).isEmpty();

        write("anna", 0, "class Main {}");
        clock.pass(Duration.ofMinutes(1));
        Draft second = write("anna", 1, "// 王 \0 \r\n\tclass Main {}");

        assertThat(second.version()).isEqualTo(2);
        assertThat(read("anna")).contains(second);
        assertThat(second.at()).isEqualTo(Scene.START.plusSeconds(60));
        assertThat(write("anna", 2, "").version())
                .as("nothing is something, too")
                .isEqualTo(3);
    }

    @Test
    void isNobodyElses() {
        write("anna", 0, "class Anna {}");

        for (String other : List.of("boris", "tina", "toni")) {
            assertThat(read(other)).as(other).isEmpty();
            assertThat(write(other, 0, "class Other {}").version()).isEqualTo(1);
        }
        assertThat(refused(() -> read("eve"))).isEqualTo("NOT_FOUND not-found");
        assertThat(refused(() -> write("eve", 0, ""))).isEqualTo("NOT_FOUND not-found");
        assertThat(read("anna").orElseThrow().source()).isEqualTo("class Anna {}");
    }

    @Test
    void anOlderWindowOverwritesNothing() {
        write("anna", 0, "one");
        write("anna", 1, "two");

        assertThat(refused(() -> write("anna", 1, "other"))).isEqualTo("CONFLICT draft-newer");
        assertThat(refused(() -> write("anna", 0, "other"))).isEqualTo("CONFLICT draft-newer");
        assertThat(refused(() -> write("anna", 7, "other"))).isEqualTo("CONFLICT draft-newer");
        assertThat(write("anna", 1, "two").version())
                .as("the same, as no answer came")
                .isEqualTo(2);
        assertThat(read("anna").orElseThrow().source()).isEqualTo("two");
    }

    @Test
    void ofManyWindowsAtOnceOneIsKept() {
        write("anna", 0, "begun");

        List<CompletableFuture<String>> windows = IntStream.range(0, 8)
                .mapToObj(i -> CompletableFuture.supplyAsync(
                                () -> write("anna", 1, "window " + i).source())
                        .exceptionally(refused -> ""))
                .toList();

        List<String> kept = windows.stream()
                .map(CompletableFuture::join)
                .filter(source -> !source.isEmpty())
                .toList();
        assertThat(kept).containsExactly(read("anna").orElseThrow().source());
        assertThat(read("anna").orElseThrow().version()).isEqualTo(2);
    }

    @Test
    void isBoundedInSizeAndInALanguageOfThisJudge() {
        String most = "x".repeat(Drafts.MOST_BYTES);

        assertThat(write("anna", 0, most).source()).isEqualTo(most);
        assertThat(refused(() -> write("anna", 1, most + "x"))).isEqualTo("TOO_LARGE draft-too-large");
        assertThat(refused(() -> drafts.put(
                        classroom.viewer("anna"),
                        Classroom.COURSE,
                        Classroom.ASSIGNMENT,
                        Classroom.PROBLEM,
                        1,
                        "klingon",
                        "")))
                .isEqualTo("INVALID language-unknown");
        assertThat(refused(() ->
                        drafts.of(classroom.viewer("anna"), Classroom.COURSE, Classroom.ASSIGNMENT, "another-problem")))
                .isEqualTo("NOT_FOUND not-found");
    }

    @Test
    void isForgottenAfterATermAndWithTheAccount() {
        write("anna", 0, "old");
        write("boris", 0, "old");
        clock.pass(Drafts.KEPT.minusSeconds(1));
        assertThat(read("anna")).isPresent();
        clock.pass(Duration.ofSeconds(2));
        assertThat(read("anna")).isEmpty();
        write("anna", 0, "new");
        assertThat(database.<Boolean>read(tables -> tables.drafts()
                        .find(
                                classroom.viewer("boris").person(),
                                classroom.assigned().problem())
                        .isPresent()))
                .as("gone, and not hidden alone")
                .isFalse();

        Accounts accounts = new Accounts(database, clock, LightPasswords.make());
        Viewer admin = new Viewer(
                accounts.add("root", "Root", SiteRole.ADMIN, null, false).id(), "root", "Root", SiteRole.ADMIN);
        new People(database, clock, accounts).setDisabled(admin, "anna", true);

        assertThat(read("anna")).isEmpty();
    }

    @Test
    void isThereBeforeAndAfterTheEndAndNotBeforeTheBeginning() {
        classroom.homework("later", Scene.START.plusSeconds(60));
        assertThat(refused(() -> drafts.of(classroom.viewer("anna"), Classroom.COURSE, "later", Classroom.PROBLEM)))
                .isEqualTo("NOT_FOUND not-found");
        write("anna", 0, "of the problem, wherever it is set");
        clock.pass(Duration.ofMinutes(2));
        assertThat(drafts.of(classroom.viewer("anna"), Classroom.COURSE, "later", Classroom.PROBLEM))
                .isEqualTo(read("anna"));
    }
}
