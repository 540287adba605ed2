package judge.service.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import judge.database.BothDatabases;
import judge.database.Database;
import judge.database.OnEachDatabase;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.TestClock;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

/** The login: who is let in, the message to others, and the length of a session. */
@ParameterizedClass
@OnEachDatabase
class LoginsIT {

    @AutoClose
    private final AccountsScene scene;

    private final TestClock clock;
    private final Database database;
    private final Accounts accounts;
    private final People people;
    private final Person anna;

    LoginsIT(BothDatabases on) {
        scene = AccountsScene.quick(on);
        clock = scene.clock;
        database = scene.database;
        accounts = scene.accounts;
        people = scene.people;
        anna = scene.anna;
    }

    @Test
    void letsInWhoKnowsThePasswordHoweverTheLoginIsTyped() {
        Login login = scene.login(" ANNA ", AccountsScene.PASSWORD);

        assertThat(login.viewer()).isEqualTo(new Viewer(anna.id(), "anna", "Anna Ångström", SiteRole.STUDENT));
        assertThat(login.mustChange()).isFalse();
        assertThat(accounts.session(login.token())).hasValueSatisfying(session -> {
            assertThat(session.viewer()).isEqualTo(login.viewer());
            assertThat(session.csrf()).isEqualTo(login.csrf());
        });
    }

    @Test
    void saysTheSameToAWrongPasswordAnUnknownLoginOneWithoutAPasswordAndOneThatIsDisabled() {
        accounts.add("ben", "Ben", SiteRole.STUDENT, null, false);
        accounts.add("cleo", "Cleo", SiteRole.STUDENT, AccountsScene.PASSWORD, false);
        people.setDisabled(scene.administrator(), "cleo", true);

        List<Refusal> refusals = List.of(
                scene.refused("anna", "not this one"),
                scene.refused("nobody", AccountsScene.PASSWORD),
                scene.refused("ben", ""),
                scene.refused("cleo", AccountsScene.PASSWORD),
                scene.refused("'; drop table person; --", AccountsScene.PASSWORD));

        assertThat(refusals).extracting(Refusal::code).containsOnly("login-failed");
        assertThat(refusals).extracting(Refusal::kind).containsOnly(Refusal.Kind.INVALID);
        assertThat(refusals).extracting(Throwable::getMessage).hasSize(5).containsOnly("login-failed {}");
    }

    @Test
    void worksAsOftenOnThePasswordsOfEverybodyWhetherTheyAreThereOrNot() {
        accounts.add("ben", "Ben", SiteRole.STUDENT, null, false);
        accounts.add("cleo", "Cleo", SiteRole.STUDENT, AccountsScene.PASSWORD, false);
        people.setDisabled(scene.administrator(), "cleo", true);
        for (String password : List.of("wrong", "", "x".repeat(10_000))) {
            for (String login : List.of("nobody", "anna", "ben", "cleo", "no login at all", "anna")) {
                long before = accounts.worked();
                assertThat(AccountsScene.code(() -> accounts.login(login, password, "192.0.2.1", "")))
                        .isEqualTo("login-failed");
                assertThat(accounts.worked() - before).as(login).isEqualTo(1);
            }
        }
    }

    @Test
    void refusesTheEleventhAttemptAtALoginWhetherThereIsOneOrNotAndSaysWhenTheNextIsPossible() {
        for (String login : List.of("anna", "nobody")) {
            for (int i = 0; i < 10; i++) {
                assertThat(scene.refused(login, "wrong", "192.0.2." + i).code()).isEqualTo("login-failed");
            }
            Refusal refusal = scene.refused(login, AccountsScene.PASSWORD, "198.51.100.1");

            assertThat(refusal.kind()).isEqualTo(Refusal.Kind.TOO_OFTEN);
            assertThat(refusal.code()).isEqualTo("login-too-often");
            assertThat(refusal.retry()).isEqualTo(clock.instant().plusSeconds(30));
            assertThat(refusal.parameters()).isEqualTo(Map.of("seconds", 30L));
        }
        clock.pass(Duration.ofSeconds(30));

        assertThat(scene.login("anna", AccountsScene.PASSWORD).viewer().login()).isEqualTo("anna");
    }

    @Test
    void letsInWhoseAttemptsWereCountedByAClockThatWasHoursAhead() {
        clock.pass(Duration.ofHours(8));
        scene.refused("anna", "wrong");
        clock.pass(Duration.ofHours(-8));

        assertThat(scene.login("anna", AccountsScene.PASSWORD).viewer().login()).isEqualTo("anna");
    }

    @Test
    void tiresOfALoginThatIsNotThereAsOfOneThatIs() {
        for (String login : List.of("anna", "nobody")) {
            String address = "192.0.2." + login.length();
            List<String> said = new ArrayList<>();
            for (int i = 0; i < 14; i++) {
                long before = accounts.worked();
                String code = AccountsScene.code(() -> accounts.login(login, "wrong", address, ""));
                said.add(code + (accounts.worked() - before));
            }
            assertThat(said.subList(0, 10)).as(login).containsOnly("login-failed1");
            assertThat(said.subList(10, 14)).as(login).containsOnly("login-too-often0");
        }
    }

    @Test
    void countsAttemptsByAddressToo() {
        for (int i = 0; i < 100; i++) {
            database.write(tables -> {
                LoginThrottle.take(tables, "login " + clock.millis(), AccountsScene.HERE, clock.instant());
                return clock;
            });
            clock.pass(Duration.ofMillis(1));
        }

        assertThat(scene.refused("anna", AccountsScene.PASSWORD).code()).isEqualTo("login-too-often");
        assertThat(accounts.login("anna", AccountsScene.PASSWORD, "192.0.2.8", "")
                        .viewer()
                        .login())
                .isEqualTo("anna");
    }

    @Test
    void doesNotCountWhatSucceeds() {
        for (int i = 0; i < 12; i++) {
            scene.login("anna", AccountsScene.PASSWORD);
        }
        assertThat(scene.login("anna", AccountsScene.PASSWORD).viewer().login()).isEqualTo("anna");
    }

    @Test
    void beginsASessionOfItsOwnAtEachLogin() {
        Login first = scene.login("anna", AccountsScene.PASSWORD);
        Login second = scene.login("anna", AccountsScene.PASSWORD);

        assertThat(second.token()).isNotEqualTo(first.token());
        assertThat(second.csrf()).isNotEqualTo(first.csrf());
        accounts.logout(first.token());
        assertThat(accounts.session(first.token())).isEmpty();
        assertThat(accounts.session(second.token())).isPresent();
    }

    @Test
    void endsASessionThatIsNotUsedForTwelveHours() {
        Login login = scene.login("anna", AccountsScene.PASSWORD);
        clock.pass(Duration.ofHours(11));
        assertThat(accounts.session(login.token())).isPresent();
        clock.pass(Duration.ofHours(11));
        assertThat(accounts.session(login.token())).as("used in between").isPresent();
        clock.pass(Duration.ofHours(12));

        assertThat(accounts.session(login.token())).isEmpty();
    }

    @Test
    void endsASessionAfterAWeekHoweverOftenItIsUsed() {
        Login login = scene.login("anna", AccountsScene.PASSWORD);
        for (int hours = 0; hours < 7 * 24 - 6; hours += 6) {
            clock.pass(Duration.ofHours(6));
            assertThat(accounts.session(login.token())).isPresent();
        }
        clock.pass(Duration.ofHours(6));

        assertThat(accounts.session(login.token())).isEmpty();
    }
}
