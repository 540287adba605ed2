package judge.service.course;

import java.time.Clock;
import java.util.Map;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access.Action;
import judge.online.Course;
import judge.online.Logins;
import judge.online.Member;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.access.Audit;
import judge.service.access.Authorization;
import judge.service.account.Accounts;
import judge.service.account.FirstPassword;
import judge.service.account.Passwords;
import judge.service.account.People;

/** The accounts of a course's students, as far as its teacher may change them. */
public final class StudentAccounts {

    private final Database database;
    private final Authorization entry;
    private final Audit audit;
    private final Clock clock;
    private final Passwords passwords;

    StudentAccounts(Database database, Clock clock, Passwords passwords) {
        this.database = database;
        this.clock = clock;
        this.passwords = passwords;
        entry = new Authorization(clock);
        audit = new Audit(clock);
    }

    /**
     * A new first password for a student of the course who has forgotten theirs: not for accounts that are also used
     * where the viewer is no teacher, as whoever has the password sees everything that the account does.
     */
    public FirstPassword newPassword(Viewer viewer, String slug, String login) {
        Passwords.First first = passwords.first();
        return database.write(tables -> {
            Authorization.InCourse in = going(tables, viewer, slug);
            Person person = member(tables, in.course(), login);
            if (!OwnStudents.mayGivePassword(tables, viewer, in.role(), person)) {
                throw Refusal.notAllowed("password-not-yours", Map.of("login", person.login()));
            }
            Accounts.setPassword(tables, person.id(), first.hash(), true);
            audit.note(tables, viewer, "password-reset", Accounts.object(person), "course " + slug);
            return new FirstPassword(tables.people().find(person.id()).orElseThrow(), first.password());
        });
    }

    private Authorization.InCourse going(Tables tables, Viewer viewer, String slug) {
        Authorization.InCourse in = entry.course(tables, viewer, slug, Action.EDIT_COURSE);
        Authorization.requireGoing(in.course());
        return in;
    }

    /**
     * Corrects the name of a student of the course.
     *
     * @return the name as it is now
     */
    public String rename(Viewer viewer, String slug, String login, String name) {
        return database.write(tables -> {
            Authorization.InCourse in = entry.course(tables, viewer, slug, Action.EDIT_COURSE);
            String shown = Logins.requireName(name);
            Person person = member(tables, in.course(), login);
            if (!OwnStudents.mayName(tables, viewer, in.role(), person)) {
                throw Refusal.notAllowed("name-not-yours", Map.of("login", person.login()));
            }
            tables.people().rename(person.id(), shown);
            audit.note(tables, viewer, "person-renamed", Accounts.object(person), person.name() + " -> " + shown);
            return shown;
        });
    }

    /** Lets a student log in no more, or again: everything that was handed in stays where it is. */
    public MemberView setDisabled(Viewer viewer, String slug, String login, boolean disabled) {
        return database.write(tables -> {
            Authorization.InCourse in = entry.course(tables, viewer, slug, Action.EDIT_COURSE);
            Person person = member(tables, in.course(), login);
            if (person.id() == viewer.person()) {
                throw Refusal.conflict("own-account");
            }
            if (!OwnStudents.mayDisable(tables, viewer, in.role(), person)) {
                throw Refusal.notAllowed("disabling-not-yours", Map.of("login", person.login()));
            }
            People.setDisabled(tables, person, disabled ? clock.instant() : null);
            String deed = disabled ? "person-disabled" : "person-enabled";
            audit.note(tables, viewer, deed, Accounts.object(person), "course " + slug);
            Person changed = tables.people().find(person.id()).orElseThrow();
            return MemberView.of(changed, member(tables, in.course(), changed));
        });
    }

    /** A member of the course, and what of the account the viewer may change. */
    public record MemberInHand(MemberView member, boolean mayRename, boolean mayDisable) {}

    /** Returns a member of the course whom its teacher wants to change. */
    public MemberInHand member(Viewer viewer, String slug, String login) {
        return database.read(tables -> {
            Authorization.InCourse in = entry.course(tables, viewer, slug, Action.EDIT_COURSE);
            Person person = Logins.normal(login).flatMap(tables.people()::find).orElseThrow(Refusal::notFound);
            Member member = member(tables, in.course(), person);
            boolean mayDisable =
                    person.id() != viewer.person() && OwnStudents.mayDisable(tables, viewer, in.role(), person);
            return new MemberInHand(
                    MemberView.of(person, member), OwnStudents.mayName(tables, viewer, in.role(), person), mayDisable);
        });
    }

    /** Returns the member of a course who has this login. */
    static Person member(Tables tables, Course course, String login) {
        return Logins.normal(login)
                .flatMap(tables.people()::find)
                .filter(person ->
                        tables.courses().member(course.id(), person.id()).isPresent())
                .orElseThrow(() -> Refusal.invalid("person-no-member", Map.of("login", login)));
    }

    private static Member member(Tables tables, Course course, Person person) {
        return tables.courses().member(course.id(), person.id()).orElseThrow(Refusal::notFound);
    }
}
