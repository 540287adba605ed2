package judge.service.account;

import java.time.Clock;
import java.time.Instant;
import judge.database.Database;
import judge.database.Tables;
import judge.database.upkeep.TroubleTable;
import judge.online.AuditEntry;
import judge.online.Person;
import org.jspecify.annotations.Nullable;

/** Tries of passwords, in transactions of their own: who tries too often waits, and what failed is counted. */
final class LoginAttempts {

    private final Database database;
    private final Clock clock;

    LoginAttempts(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Takes one, or refuses it. */
    void take(String login, String address) {
        database.write(tables -> {
            LoginThrottle.take(tables, login, address, clock.instant());
            return login;
        });
    }

    /** Gives it back, as it succeeded. */
    void giveBack(String login, String address) {
        database.write(tables -> {
            LoginThrottle.giveBack(tables, login, address);
            return login;
        });
    }

    /** Counts one that failed. What was typed as a login is told nowhere unless it is one: it may be a password. */
    void failed(@Nullable Person person, String address) {
        Instant now = clock.instant();
        database.writeLoosely(tables -> {
            tables.upkeep().troubles().count(TroubleTable.LOGIN_FAILED, now);
            tell(tables, now, person, "login-failed", address);
            return now;
        });
    }

    /** Tells that somebody has logged in. */
    void succeeded(Tables tables, Person person, String address) {
        tell(tables, clock.instant(), person, "login", address);
    }

    private static void tell(Tables tables, Instant now, @Nullable Person person, String action, String address) {
        @Nullable Long id = person == null ? null : person.id();
        tables.audit().tell(new AuditEntry(0, now, id, action, "", "", address));
    }
}
