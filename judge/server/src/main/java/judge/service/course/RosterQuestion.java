package judge.service.course;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.SiteRole;
import org.jspecify.annotations.Nullable;

/**
 * A line of a list whose login somebody has already who may be somebody else: only who knows both can say.
 *
 * @param line of the list, from 1
 * @param listed the name on the list; null: it has none, so that nothing says who is meant
 * @param there the person who has the login
 * @param mayRename whether who brings the list may give the account the name of the list
 */
public record RosterQuestion(long line, @Nullable String listed, Person there, boolean mayRename) {

    /** Tells whether the question is about a person who is more than a student outside of courses. */
    public boolean isOfStaff() {
        return there.role() != SiteRole.STUDENT;
    }

    /** The sentence that asks. */
    public Refusal.Detail detail() {
        String login = there.login();
        String name = there.name();
        if (isOfStaff()) {
            String role = there.role().name().toLowerCase(Locale.ROOT);
            return new Refusal.Detail(
                    "roster-is-staff", Map.of("line", line, "login", login, "name", name, "siterole", role));
        }
        return listed == null
                ? new Refusal.Detail("roster-is-unnamed", Map.of("line", line, "login", login, "name", name))
                : new Refusal.Detail(
                        "roster-is-other", Map.of("line", line, "login", login, "name", name, "listed", listed));
    }

    /**
     * Tells whether two names differ only in how they are typed: widths of letters, blanks, small and capital letters.
     */
    static boolean isSameName(String one, String other) {
        return plain(one).equals(plain(other));
    }

    private static String plain(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKC)
                .replaceAll("[\\p{Z}\\s]+", "")
                .toLowerCase(Locale.ROOT);
    }
}
