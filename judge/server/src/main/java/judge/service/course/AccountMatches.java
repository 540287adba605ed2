package judge.service.course;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.online.Logins;

/**
 * A teacher's answers about people on a list whose logins belong to an account with another name, or to one that is no
 * student's.
 *
 * @param same logins of people who are the same, and keep the account's name
 * @param renamed logins of people who are the same, and get the list's name
 */
public record AccountMatches(Set<String> same, Set<String> renamed) {

    /** The answers about nobody. */
    public static final AccountMatches NONE = new AccountMatches(Set.of(), Set.of());

    public AccountMatches {
        same = Set.copyOf(same);
        renamed = Set.copyOf(renamed);
    }

    /** The same of logins as somebody has typed them. */
    public static AccountMatches of(List<String> same, List<String> renamed) {
        return new AccountMatches(normal(same), normal(renamed));
    }

    private static Set<String> normal(List<String> logins) {
        return logins.stream().map(Logins::normal).flatMap(Optional::stream).collect(Collectors.toSet());
    }

    /** Returns these answers and some others. */
    public AccountMatches with(AccountMatches others) {
        return new AccountMatches(
                Stream.concat(same.stream(), others.same.stream()).collect(Collectors.toSet()),
                Stream.concat(renamed.stream(), others.renamed.stream()).collect(Collectors.toSet()));
    }

    /** Tells whether there is an answer about the login. */
    public boolean knows(String login) {
        return same.contains(login) || renamed.contains(login);
    }
}
