package judge.service.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import judge.database.BothDatabases;
import judge.database.Database;
import judge.online.Person;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.TestClock;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The making, changing, setting by a link, and keeping of passwords. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class PasswordsIT {

    @AutoClose
    private final AccountsScene scene;

    private final TestClock clock;
    private final Database database;
    private final Accounts accounts;
    private final People people;
    private final Person anna;

    PasswordsIT(BothDatabases on) {
        scene = new AccountsScene(on);
        clock = scene.clock;
        database = scene.database;
        accounts = scene.accounts;
        people = scene.people;
        anna = scene.anna;
    }

    @Test
    void keepsOfSecretsNothingButDigests() {
        Login login = scene.login("anna", AccountsScene.PASSWORD);
        String token = accounts.tokens().make(anna.id(), "laptop");
        String link = accounts.passwordLink(anna.id());

        assertThat(login.token()).hasSize(43);
        database.read(tables -> {
            assertThat(tables.sessions().find(login.token())).isEmpty();
            assertThat(tables.sessions().find(Secrets.kept(login.token()))).isPresent();
            assertThat(tables.tokens().find(token)).isEmpty();
            assertThat(tables.tokens().linkedPerson(link, clock.instant())).isEmpty();
            assertThat(tables.people().passwordHash(anna.id()).orElseThrow())
                    .startsWith("$argon2id$v=19$m=19456,t=2,p=1$")
                    .doesNotContain(AccountsScene.PASSWORD);
            return tables;
        });
    }

    @Test
    void endsAllSessionsWhenThePasswordIsChanged() {
        Login here = scene.login("anna", AccountsScene.PASSWORD);
        Login elsewhere = scene.login("anna", AccountsScene.PASSWORD);
        accounts.changePassword(here.viewer(), AccountsScene.PASSWORD, AccountsScene.FRESH);

        assertThat(accounts.session(here.token())).isEmpty();
        assertThat(accounts.session(elsewhere.token())).isEmpty();
        assertThat(scene.refused("anna", AccountsScene.PASSWORD).code()).isEqualTo("login-failed");
        assertThat(scene.login("anna", AccountsScene.FRESH).viewer()).isEqualTo(here.viewer());
    }

    @Test
    void changesAPasswordOnlyForWhoKnowsTheOldOne() {
        Viewer viewer = scene.login("anna", AccountsScene.PASSWORD).viewer();

        assertThat(AccountsScene.code(() -> accounts.changePassword(viewer, "wrong", AccountsScene.FRESH)))
                .isEqualTo("password-wrong");
        assertThat(AccountsScene.code(() -> accounts.changePassword(viewer, AccountsScene.PASSWORD, "short")))
                .isEqualTo("password-short");
        assertThat(AccountsScene.code(() -> accounts.changePassword(viewer, AccountsScene.PASSWORD, "12345678")))
                .isEqualTo("password-common");
        assertThat(AccountsScene.code(() -> accounts.changePassword(viewer, AccountsScene.PASSWORD, "x".repeat(201))))
                .isEqualTo("password-long");
        assertThat(AccountsScene.code(
                        () -> accounts.changePassword(viewer, AccountsScene.PASSWORD, AccountsScene.PASSWORD)))
                .isEqualTo("password-same");
        for (int i = 0; i < 9; i++) {
            AccountsScene.refusal(() -> accounts.changePassword(viewer, "wrong", AccountsScene.FRESH));
        }
        assertThat(AccountsScene.code(
                        () -> accounts.changePassword(viewer, AccountsScene.PASSWORD, AccountsScene.FRESH)))
                .as("a browser that was left alone is no way to try passwords")
                .isEqualTo("login-too-often");
    }

    @Test
    void asksForANewPasswordAfterOneThatSomebodyElseGave() {
        FirstPassword ben = people.create(scene.administrator(), "ben", "Ben", SiteRole.STUDENT);
        Login first = scene.login("ben", ben.password());
        assertThat(first.mustChange()).isTrue();
        assertThat(accounts.session(first.token()))
                .hasValueSatisfying(session -> assertThat(session.mustChange()).isTrue());
        accounts.changePassword(first.viewer(), ben.password(), AccountsScene.FRESH);

        assertThat(scene.login("ben", AccountsScene.FRESH).mustChange()).isFalse();
    }

    @Test
    void keepsADigestThatTakesNoTimeOfWhatItHasMadeItselfAlone() {
        Passwords passwords = new Passwords(new SecureRandom());
        Passwords.First first = passwords.first();
        Passwords.First next = passwords.first();

        assertThat(first.password()).matches("([a-z]{4}-){4}[a-z]{4}").isNotEqualTo(next.password());
        assertThat(first.hash()).startsWith("$first$1$").doesNotContain(first.password());
        assertThat(passwords.worked()).isZero();
        assertThat(passwords.matches(first.password(), first.hash())).isTrue();
        assertThat(passwords.matches(next.password(), first.hash())).isFalse();
        assertThat(passwords.matches("", first.hash())).isFalse();
        assertThat(passwords.worked()).as("the time tells nothing").isEqualTo(3);
        for (String none : List.of("$first$1$", "$first$1$$", "$first$1$AAAA$", "$first$1$!$?", "$first$1$A$B$C")) {
            assertThat(passwords.matches("", none)).as(none).isFalse();
        }
        assertThat(passwords.hash(first.password())).as("chosen").startsWith("$argon2id$");
    }

    @Test
    void setsAPasswordByALinkOnce() {
        Login before = scene.login("anna", AccountsScene.PASSWORD);
        String old = accounts.passwordLink(anna.id());
        String link = accounts.passwordLink(anna.id());

        assertThat(accounts.linkedPerson(old)).as("replaced by a newer one").isEmpty();
        assertThat(accounts.linkedPerson(link)).contains(anna);
        assertThat(AccountsScene.code(() -> accounts.redeem(link, "short", ""))).isEqualTo("password-short");
        assertThat(AccountsScene.code(() -> accounts.redeem(link, "Password1", "")))
                .isEqualTo("password-common");
        accounts.redeem(link, AccountsScene.FRESH, "");

        assertThat(accounts.session(before.token())).isEmpty();
        assertThat(scene.login("anna", AccountsScene.FRESH).mustChange()).isFalse();
        assertThat(AccountsScene.code(() -> accounts.redeem(link, AccountsScene.PASSWORD, "")))
                .isEqualTo("link-over");
    }

    @Test
    void setsNoPasswordByALinkThatIsTooOld() {
        String link = accounts.passwordLink(anna.id());
        clock.pass(Duration.ofDays(3));

        assertThat(accounts.linkedPerson(link)).isEmpty();
        assertThat(AccountsScene.code(() -> accounts.redeem(link, AccountsScene.FRESH, "")))
                .isEqualTo("link-over");
    }

    @Test
    void makesFirstPasswordsThatCanBeReadOutAndAreNeverTheSame() {
        List<String> made =
                IntStream.range(0, 200).mapToObj(i -> accounts.firstPassword()).toList();

        assertThat(made).doesNotHaveDuplicates().allMatch(password -> password.matches("([a-z]{4}-){4}[a-z]{4}"));
    }

    @Test
    void hashesWithOwnSaltsWhenManyAskAtOnce() {
        List<String> hashes = IntStream.range(0, 8)
                .parallel()
                .mapToObj(i -> accounts.hashed(AccountsScene.PASSWORD))
                .toList();

        assertThat(hashes).doesNotHaveDuplicates();
        Passwords passwords = new Passwords(new SecureRandom());
        assertThat(hashes).allMatch(hash -> passwords.matches(AccountsScene.PASSWORD, hash));
        assertThat(hashes).noneMatch(hash -> passwords.matches(AccountsScene.FRESH, hash));
    }

    @Test
    void takesAsLongForAnUnknownLoginAsForAKnownOne() {
        scene.refused("warm", "up");
        scene.refused("anna", "warm up");
        long known = Long.MAX_VALUE;
        long unknown = Long.MAX_VALUE;
        for (int i = 0; i < 5; i++) { // In turn, as who else is busy on the host changes.
            known = Math.min(known, nanos("anna", i));
            unknown = Math.min(unknown, nanos("nobody", i));
        }

        // Without a hash for nobody it would be a hundredth.
        assertThat(unknown).isGreaterThan(known / 10).isLessThan(known * 10);
    }

    private long nanos(String login, int number) {
        long begun = System.nanoTime();
        scene.refused(login, "wrong " + number);
        return System.nanoTime() - begun;
    }
}
