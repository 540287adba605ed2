package judge.service.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.AuditEntry;
import judge.online.Person;
import judge.online.SiteRole;
import judge.online.Viewer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

/** People and the tokens of their programs: who is there, what they may, and who changed it. */
@ParameterizedClass
@OnEachDatabase
class AccountsIT {

    @AutoClose
    private final AccountsScene scene;

    private final Accounts accounts;
    private final People people;
    private final SessionsAndTokens keys;
    private final Person anna;

    AccountsIT(BothDatabases on) {
        scene = AccountsScene.quick(on);
        accounts = scene.accounts;
        people = scene.people;
        keys = scene.keys;
        anna = scene.anna;
    }

    @Test
    void knowsProgramsByTheirTokensUntilTheseEnd() {
        String token = accounts.tokens().make(anna.id(), "laptop");
        Viewer viewer = accounts.tokens().viewer(token).orElseThrow();

        assertThat(viewer.login()).isEqualTo("anna");
        assertThat(accounts.tokens().viewer(token + "x")).isEmpty();
        assertThat(accounts.tokens().viewer("")).isEmpty();
        long id = keys.tokens(viewer).get(0).id();
        assertThat(AccountsScene.code(() -> keys.endToken(scene.administrator(), id)))
                .as("of somebody else")
                .isEqualTo("not-found");
        keys.endToken(viewer, id);
        assertThat(accounts.tokens().viewer(token)).isEmpty();
        assertThat(keys.tokens(viewer)).isEmpty();
    }

    @Test
    void shutsOutWhoIsDisabledAtOnceAndEverywhere() {
        Login login = scene.login("anna", AccountsScene.PASSWORD);
        String token = accounts.tokens().make(anna.id(), "laptop");
        String link = accounts.passwordLink(anna.id());
        people.setDisabled(scene.administrator(), "anna", true);

        assertThat(accounts.session(login.token())).isEmpty();
        assertThat(accounts.tokens().viewer(token)).isEmpty();
        assertThat(accounts.linkedPerson(link)).isEmpty();
        assertThat(accounts.viewer(anna.id())).isEmpty();
        people.setDisabled(scene.administrator(), "anna", false);
        assertThat(accounts.session(login.token())).as("of before").isEmpty();
        assertThat(scene.login("anna", AccountsScene.PASSWORD).viewer().login()).isEqualTo("anna");
    }

    @Test
    void setsRolesOfOthersAndEndsTheirSessions() {
        Login login = scene.login("anna", AccountsScene.PASSWORD);
        Viewer admin = scene.administrator();
        people.setRole(admin, "anna", SiteRole.TEACHER);

        assertThat(accounts.session(login.token())).isEmpty();
        assertThat(accounts.viewer(anna.id()).orElseThrow().role()).isEqualTo(SiteRole.TEACHER);
        assertThat(AccountsScene.code(() -> people.setRole(admin, "root", SiteRole.STUDENT)))
                .isEqualTo("own-account");
        assertThat(AccountsScene.code(() -> people.setDisabled(admin, "root", true)))
                .isEqualTo("own-account");
    }

    @Test
    void hidesPeopleFromWhoIsNoAdministrator() {
        for (SiteRole role : List.of(SiteRole.STUDENT, SiteRole.TEACHER)) {
            Viewer viewer = new Viewer(anna.id(), "anna", "Anna", role);
            assertThat(List.of(
                            AccountsScene.code(() -> people.all(viewer)),
                            AccountsScene.code(() -> people.create(viewer, "x", "X", SiteRole.ADMIN)),
                            AccountsScene.code(() -> people.resetPassword(viewer, "anna")),
                            AccountsScene.code(() -> people.setRole(viewer, "anna", SiteRole.ADMIN)),
                            AccountsScene.code(() -> people.setDisabled(viewer, "anna", true)),
                            AccountsScene.code(() -> people.passwordLink(viewer, "anna")),
                            AccountsScene.code(() -> people.log(viewer, null, 10))))
                    .containsOnly("not-found");
        }
    }

    @Test
    void takesNoLoginTwiceAndNoneThatIsMarkup() {
        assertThat(AccountsScene.code(() -> add("ANNA", "Another"))).isEqualTo("login-taken");
        for (String login : List.of("", "a b", "<b>", "=cmd", "../x", "a\u202eb", "-x", "x".repeat(65))) {
            assertThat(AccountsScene.code(() -> add(login, "Name"))).as(login).isEqualTo("login-invalid");
        }
        assertThat(add("学生.01", "李雷").login()).isEqualTo("学生.01");
        assertThat(AccountsScene.code(() -> add("dora", "a\u0000b"))).isEqualTo("name-invalid");
        assertThat(AccountsScene.code(() -> add("dora", " "))).isEqualTo("name-invalid");
        assertThat(add("eve", "<script>alert(1)</script>").name()).isEqualTo("<script>alert(1)</script>");
    }

    @Test
    void writesDownWhoDidWhatTheNewestFirst() {
        Viewer admin = scene.administrator();
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
    void writesDownWhereTheRequestCameFromByWhichItWasDoneAndNotAnotherLogin() {
        Viewer admin = scene.administrator();
        accounts.login("root", AccountsScene.PASSWORD, "2001:db8::7", "Browser");
        people.setRole(admin.from("192.0.2.44"), "anna", SiteRole.TEACHER);

        assertThat(people.log(admin, null, 1)).extracting(AuditEntry::address).containsExactly("192.0.2.44");
    }

    @Test
    void isEmptyUntilAnAdministratorHasAPassword() {
        assertThat(accounts.isEmpty()).isTrue();
        Person admin = accounts.add("admin", "Administrator", SiteRole.ADMIN, null, false);
        assertThat(accounts.isEmpty()).isTrue();
        accounts.redeem(accounts.passwordLink(admin.id()), AccountsScene.PASSWORD, "");

        assertThat(accounts.isEmpty()).isFalse();
    }

    private Person add(String login, String name) {
        return accounts.add(login, name, SiteRole.STUDENT, null, false);
    }
}
