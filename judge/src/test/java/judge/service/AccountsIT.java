package judge.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import judge.database.BothDatabases;
import judge.database.Database;
import judge.online.AuditEntry;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.Viewer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource
class AccountsIT {

    private static final String PASSWORD = "correct horse 9";
    private static final String FRESH = "battery staple 4";
    private static final String HERE = "192.0.2.7";

    private final TestClock clock = new TestClock();
    private final Database database;
    private final Accounts accounts;
    private final People people;
    private final Keys keys;
    private final Person anna;

    AccountsIT(BothDatabases on) {
        database = Database.open(on.fresh());
        accounts = new Accounts(database, clock);
        people = new People(database, clock, accounts);
        keys = new Keys(database, clock);
        anna = accounts.add("anna", "Anna Ångström", SiteRole.STUDENT, PASSWORD, false);
    }

    @AfterEach
    void closes() {
        database.close();
    }

    @Test
    void letsInWhoKnowsThePasswordHoweverTheLoginIsTyped() {
        Login login = login(" ANNA ", PASSWORD);

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
        accounts.add("cleo", "Cleo", SiteRole.STUDENT, PASSWORD, false);
        people.setDisabled(administrator(), "cleo", true);

        List<Refusal> refusals = List.of(
                refused("anna", "not this one"),
                refused("nobody", PASSWORD),
                refused("ben", ""),
                refused("cleo", PASSWORD),
                refused("'; drop table person; --", PASSWORD));

        assertThat(refusals).extracting(Refusal::code).containsOnly("login-failed");
        assertThat(refusals).extracting(Refusal::kind).containsOnly(Refusal.Kind.INVALID);
        assertThat(refusals).extracting(Throwable::getMessage).hasSize(5).containsOnly("login-failed {}");
    }

    @Test
    void takesAsLongForAnUnknownLoginAsForAKnownOne() {
        refused("warm", "up");
        refused("anna", "warm up");
        long known = fastest("anna");
        long unknown = fastest("nobody");

        // Without a hash for nobody it would be a hundredth.
        assertThat(unknown).isGreaterThan(known / 3).isLessThan(known * 3);
    }

    private long fastest(String login) {
        return IntStream.range(0, 3)
                .mapToLong(i -> {
                    long begun = System.nanoTime();
                    refused(login, "wrong " + i);
                    return System.nanoTime() - begun;
                })
                .min()
                .orElseThrow();
    }

    @Test
    void refusesTheEleventhAttemptAtALoginWhetherThereIsOneOrNotAndSaysWhenTheNextIsPossible() {
        for (String login : List.of("anna", "nobody")) {
            for (int i = 0; i < 10; i++) {
                assertThat(refused(login, "wrong", "192.0.2." + i).code()).isEqualTo("login-failed");
            }
            Refusal refusal = refused(login, PASSWORD, "198.51.100.1");

            assertThat(refusal.kind()).isEqualTo(Refusal.Kind.TOO_OFTEN);
            assertThat(refusal.code()).isEqualTo("login-too-often");
            assertThat(refusal.retry()).isEqualTo(clock.instant().plusSeconds(30));
        }
        clock.pass(Duration.ofSeconds(30));

        assertThat(login("anna", PASSWORD).viewer().login()).isEqualTo("anna");
    }

    @Test
    void letsInWhoseAttemptsWereCountedByAClockThatWasHoursAhead() {
        clock.pass(Duration.ofHours(8));
        refused("anna", "wrong");
        clock.pass(Duration.ofHours(-8));

        assertThat(login("anna", PASSWORD).viewer().login()).isEqualTo("anna");
    }

    @Test
    void countsAttemptsByAddressToo() {
        for (int i = 0; i < 100; i++) {
            database.write(tables -> {
                LoginThrottle.take(tables, "login " + clock.millis(), HERE, clock.instant());
                return clock;
            });
            clock.pass(Duration.ofMillis(1));
        }

        assertThat(refused("anna", PASSWORD).code()).isEqualTo("login-too-often");
        assertThat(accounts.login("anna", PASSWORD, "192.0.2.8", "").viewer().login())
                .isEqualTo("anna");
    }

    @Test
    void doesNotCountWhatSucceeds() {
        for (int i = 0; i < 12; i++) {
            login("anna", PASSWORD);
        }
        assertThat(login("anna", PASSWORD).viewer().login()).isEqualTo("anna");
    }

    @Test
    void keepsOfSecretsNothingButDigests() {
        Login login = login("anna", PASSWORD);
        String token = accounts.apiToken(anna.id(), "laptop");
        String link = accounts.passwordLink(anna.id());

        assertThat(login.token()).hasSize(43);
        database.read(tables -> {
            assertThat(tables.sessions().find(login.token())).isEmpty();
            assertThat(tables.sessions().find(Secrets.kept(login.token()))).isPresent();
            assertThat(tables.tokens().find(token)).isEmpty();
            assertThat(tables.tokens().linkedPerson(link, clock.instant())).isEmpty();
            assertThat(tables.people().passwordHash(anna.id()).orElseThrow())
                    .startsWith("$argon2id$v=19$m=19456,t=2,p=1$")
                    .doesNotContain(PASSWORD);
            return tables;
        });
    }

    @Test
    void beginsASessionOfItsOwnAtEachLogin() {
        Login first = login("anna", PASSWORD);
        Login second = login("anna", PASSWORD);

        assertThat(second.token()).isNotEqualTo(first.token());
        assertThat(second.csrf()).isNotEqualTo(first.csrf());
        accounts.logout(first.token());
        assertThat(accounts.session(first.token())).isEmpty();
        assertThat(accounts.session(second.token())).isPresent();
    }

    @Test
    void endsASessionThatIsNotUsedForTwelveHours() {
        Login login = login("anna", PASSWORD);
        clock.pass(Duration.ofHours(11));
        assertThat(accounts.session(login.token())).isPresent();
        clock.pass(Duration.ofHours(11));
        assertThat(accounts.session(login.token())).as("used in between").isPresent();
        clock.pass(Duration.ofHours(12));

        assertThat(accounts.session(login.token())).isEmpty();
    }

    @Test
    void endsASessionAfterAWeekHoweverOftenItIsUsed() {
        Login login = login("anna", PASSWORD);
        for (int hours = 0; hours < 7 * 24 - 6; hours += 6) {
            clock.pass(Duration.ofHours(6));
            assertThat(accounts.session(login.token())).isPresent();
        }
        clock.pass(Duration.ofHours(6));

        assertThat(accounts.session(login.token())).isEmpty();
    }

    @Test
    void endsAllSessionsWhenThePasswordIsChanged() {
        Login here = login("anna", PASSWORD);
        Login elsewhere = login("anna", PASSWORD);
        accounts.changePassword(here.viewer(), PASSWORD, FRESH);

        assertThat(accounts.session(here.token())).isEmpty();
        assertThat(accounts.session(elsewhere.token())).isEmpty();
        assertThat(refused("anna", PASSWORD).code()).isEqualTo("login-failed");
        assertThat(login("anna", FRESH).viewer()).isEqualTo(here.viewer());
    }

    @Test
    void changesAPasswordOnlyForWhoKnowsTheOldOne() {
        Viewer viewer = login("anna", PASSWORD).viewer();

        assertThat(code(() -> accounts.changePassword(viewer, "wrong", FRESH))).isEqualTo("password-wrong");
        assertThat(code(() -> accounts.changePassword(viewer, PASSWORD, "short")))
                .isEqualTo("password-short");
        assertThat(code(() -> accounts.changePassword(viewer, PASSWORD, "x".repeat(201))))
                .isEqualTo("password-long");
        assertThat(code(() -> accounts.changePassword(viewer, PASSWORD, PASSWORD)))
                .isEqualTo("password-same");
        for (int i = 0; i < 9; i++) {
            catchRefusal(() -> accounts.changePassword(viewer, "wrong", FRESH));
        }
        assertThat(code(() -> accounts.changePassword(viewer, PASSWORD, FRESH)))
                .as("a browser that was left alone is no way to try passwords")
                .isEqualTo("login-too-often");
    }

    @Test
    void asksForANewPasswordAfterOneThatSomebodyElseGave() {
        FirstPassword ben = people.create(administrator(), "ben", "Ben", SiteRole.STUDENT);
        Login first = login("ben", ben.password());
        assertThat(first.mustChange()).isTrue();
        assertThat(accounts.session(first.token()))
                .hasValueSatisfying(session -> assertThat(session.mustChange()).isTrue());
        accounts.changePassword(first.viewer(), ben.password(), FRESH);

        assertThat(login("ben", FRESH).mustChange()).isFalse();
    }

    @Test
    void setsAPasswordByALinkOnce() {
        Login before = login("anna", PASSWORD);
        String old = accounts.passwordLink(anna.id());
        String link = accounts.passwordLink(anna.id());

        assertThat(accounts.linkedPerson(old)).as("replaced by a newer one").isEmpty();
        assertThat(accounts.linkedPerson(link)).contains(anna);
        assertThat(code(() -> accounts.redeem(link, "short", ""))).isEqualTo("password-short");
        accounts.redeem(link, FRESH, "");

        assertThat(accounts.session(before.token())).isEmpty();
        assertThat(login("anna", FRESH).mustChange()).isFalse();
        assertThat(code(() -> accounts.redeem(link, PASSWORD, ""))).isEqualTo("link-over");
    }

    @Test
    void setsNoPasswordByALinkThatIsTooOld() {
        String link = accounts.passwordLink(anna.id());
        clock.pass(Duration.ofDays(3));

        assertThat(accounts.linkedPerson(link)).isEmpty();
        assertThat(code(() -> accounts.redeem(link, FRESH, ""))).isEqualTo("link-over");
    }

    @Test
    void isEmptyUntilAnAdministratorHasAPassword() {
        assertThat(accounts.isEmpty()).isTrue();
        Person admin = accounts.add("admin", "Administrator", SiteRole.ADMIN, null, false);
        assertThat(accounts.isEmpty()).isTrue();
        accounts.redeem(accounts.passwordLink(admin.id()), PASSWORD, "");

        assertThat(accounts.isEmpty()).isFalse();
    }

    @Test
    void knowsProgramsByTheirTokensUntilTheseEnd() {
        String token = accounts.apiToken(anna.id(), "laptop");
        Viewer viewer = accounts.byApiToken(token).orElseThrow();

        assertThat(viewer.login()).isEqualTo("anna");
        assertThat(accounts.byApiToken(token + "x")).isEmpty();
        assertThat(accounts.byApiToken("")).isEmpty();
        long id = keys.tokens(viewer).get(0).id();
        assertThat(code(() -> keys.endToken(administrator(), id)))
                .as("of somebody else")
                .isEqualTo("not-found");
        keys.endToken(viewer, id);
        assertThat(accounts.byApiToken(token)).isEmpty();
        assertThat(keys.tokens(viewer)).isEmpty();
    }

    @Test
    void shutsOutWhoIsDisabledAtOnceAndEverywhere() {
        Login login = login("anna", PASSWORD);
        String token = accounts.apiToken(anna.id(), "laptop");
        String link = accounts.passwordLink(anna.id());
        people.setDisabled(administrator(), "anna", true);

        assertThat(accounts.session(login.token())).isEmpty();
        assertThat(accounts.byApiToken(token)).isEmpty();
        assertThat(accounts.linkedPerson(link)).isEmpty();
        assertThat(accounts.viewer(anna.id())).isEmpty();
        people.setDisabled(administrator(), "anna", false);
        assertThat(accounts.session(login.token())).as("of before").isEmpty();
        assertThat(login("anna", PASSWORD).viewer().login()).isEqualTo("anna");
    }

    @Test
    void setsRolesOfOthersAndEndsTheirSessions() {
        Login login = login("anna", PASSWORD);
        Viewer admin = administrator();
        people.setRole(admin, "anna", SiteRole.TEACHER);

        assertThat(accounts.session(login.token())).isEmpty();
        assertThat(accounts.viewer(anna.id()).orElseThrow().role()).isEqualTo(SiteRole.TEACHER);
        assertThat(code(() -> people.setRole(admin, "root", SiteRole.STUDENT))).isEqualTo("own-account");
        assertThat(code(() -> people.setDisabled(admin, "root", true))).isEqualTo("own-account");
    }

    @Test
    void hidesPeopleFromWhoIsNoAdministrator() {
        for (SiteRole role : List.of(SiteRole.STUDENT, SiteRole.TEACHER)) {
            Viewer viewer = new Viewer(anna.id(), "anna", "Anna", role);
            assertThat(List.of(
                            code(() -> people.all(viewer)),
                            code(() -> people.create(viewer, "x", "X", SiteRole.ADMIN)),
                            code(() -> people.resetPassword(viewer, "anna")),
                            code(() -> people.setRole(viewer, "anna", SiteRole.ADMIN)),
                            code(() -> people.setDisabled(viewer, "anna", true)),
                            code(() -> people.passwordLink(viewer, "anna")),
                            code(() -> people.log(viewer, null, 10))))
                    .containsOnly("not-found");
        }
    }

    @Test
    void takesNoLoginTwiceAndNoneThatIsMarkup() {
        assertThat(code(() -> add("ANNA", "Another"))).isEqualTo("login-taken");
        for (String login : List.of("", "a b", "<b>", "=cmd", "../x", "a\u202eb", "-x", "x".repeat(65))) {
            assertThat(code(() -> add(login, "Name"))).as(login).isEqualTo("login-invalid");
        }
        assertThat(add("学生.01", "李雷").login()).isEqualTo("学生.01");
        assertThat(code(() -> add("dora", "a\u0000b"))).isEqualTo("name-invalid");
        assertThat(code(() -> add("dora", " "))).isEqualTo("name-invalid");
        assertThat(add("eve", "<script>alert(1)</script>").name()).isEqualTo("<script>alert(1)</script>");
    }

    @Test
    void writesDownWhoDidWhatTheNewestFirst() {
        Viewer admin = administrator();
        people.create(admin, "ben", "Ben", SiteRole.STUDENT);
        people.setRole(admin, "ben", SiteRole.TEACHER);
        FirstPassword reset = people.resetPassword(admin, "ben");

        List<AuditEntry> log = people.log(admin, null, 3);
        assertThat(log).extracting(AuditEntry::action).containsExactly("password-reset", "role-set", "person-added");
        assertThat(log).extracting(AuditEntry::person).containsOnly(admin.person());
        assertThat(log)
                .extracting(AuditEntry::object)
                .containsOnly("person " + reset.person().id());
        assertThat(log.toString()).doesNotContain(reset.password());
        assertThat(people.log(admin, log.get(1).seq(), 1)).containsExactly(log.get(2));
    }

    @Test
    void worksAsOftenOnThePasswordsOfEverybodyWhetherTheyAreThereOrNot() {
        accounts.add("ben", "Ben", SiteRole.STUDENT, null, false);
        accounts.add("cleo", "Cleo", SiteRole.STUDENT, PASSWORD, false);
        people.setDisabled(administrator(), "cleo", true);
        for (String password : List.of("wrong", "", "x".repeat(10_000))) {
            for (String login : List.of("nobody", "anna", "ben", "cleo", "no login at all", "anna")) {
                long before = accounts.worked();
                assertThat(code(() -> accounts.login(login, password, "192.0.2.1", "")))
                        .isEqualTo("login-failed");
                assertThat(accounts.worked() - before).as(login).isEqualTo(1);
            }
        }
    }

    @Test
    void tiresOfALoginThatIsNotThereAsOfOneThatIs() {
        for (String login : List.of("anna", "nobody")) {
            String address = "192.0.2." + login.length();
            List<String> said = new ArrayList<>();
            for (int i = 0; i < 14; i++) {
                long before = accounts.worked();
                String code = code(() -> accounts.login(login, "wrong", address, ""));
                said.add(code + (accounts.worked() - before));
            }
            assertThat(said.subList(0, 10)).as(login).containsOnly("login-failed1");
            assertThat(said.subList(10, 14)).as(login).containsOnly("login-too-often0");
        }
    }

    @Test
    void writesDownWhereTheRequestCameFromByWhichItWasDoneAndNotAnotherLogin() {
        Viewer admin = administrator();
        accounts.login("root", PASSWORD, "2001:db8::7", "Browser");
        people.setRole(admin.from("192.0.2.44"), "anna", SiteRole.TEACHER);

        assertThat(people.log(admin, null, 1)).extracting(AuditEntry::address).containsExactly("192.0.2.44");
    }

    @Test
    void makesFirstPasswordsThatCanBeReadOutAndAreNeverTheSame() {
        List<String> made =
                IntStream.range(0, 200).mapToObj(i -> accounts.firstPassword()).toList();

        assertThat(made).doesNotHaveDuplicates().allMatch(password -> password.matches("([a-z]{4}-){3}[a-z]{4}"));
    }

    @Test
    void hashesWithOwnSaltsWhenManyAskAtOnce() {
        List<String> hashes = IntStream.range(0, 8)
                .parallel()
                .mapToObj(i -> accounts.hashed(PASSWORD))
                .toList();

        assertThat(hashes).doesNotHaveDuplicates();
        Passwords passwords = new Passwords(new java.security.SecureRandom());
        assertThat(hashes).allMatch(hash -> passwords.matches(PASSWORD, hash));
        assertThat(hashes).noneMatch(hash -> passwords.matches(FRESH, hash));
    }

    private Viewer administrator() {
        Person root =
                accounts.find("root").orElseGet(() -> accounts.add("root", "Root", SiteRole.ADMIN, PASSWORD, false));
        return new Viewer(root.id(), root.login(), root.name(), root.role());
    }

    private Person add(String login, String name) {
        return accounts.add(login, name, SiteRole.STUDENT, null, false);
    }

    private Login login(String login, String password) {
        return accounts.login(login, password, HERE, "Browser");
    }

    private Refusal refused(String login, String password) {
        return refused(login, password, HERE);
    }

    private Refusal refused(String login, String password, String address) {
        return catchRefusal(() -> accounts.login(login, password, address, "Browser"));
    }

    private static String code(Runnable refused) {
        return catchRefusal(refused).code();
    }

    private static Refusal catchRefusal(Runnable refused) {
        Refusal refusal = catchThrowableOfType(Refusal.class, refused::run);
        assertThat(Optional.ofNullable(refusal)).as("a refusal").isPresent();
        return refusal;
    }
}
