package judge.service;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.online.Logins;

/**
 * What a teacher says of those on a list whose logins somebody has already under another name, or who are no students.
 *
 * @param same logins of those who are the same person, and keep the name that they have
 * @param renamed logins of those who are the same person, of whom the list has the right name
 */
public record SamePeople(Set<String> same, Set<String> renamed) {

    /** Nothing was said of anybody. */
    public static final SamePeople NONE = new SamePeople(Set.of(), Set.of());

    public SamePeople {
        same = Set.copyOf(same);
        renamed = Set.copyOf(renamed);
    }

    /** The same of logins as somebody has typed them. */
    public static SamePeople of(List<String> same, List<String> renamed) {
        return new SamePeople(normal(same), normal(renamed));
    }

    private static Set<String> normal(List<String> logins) {
        return logins.stream().map(Logins::normal).flatMap(Optional::stream).collect(Collectors.toSet());
    }

    /** What was said of some. */
    public SamePeople with(SamePeople others) {
        return new SamePeople(
                Stream.concat(same.stream(), others.same.stream()).collect(Collectors.toSet()),
                Stream.concat(renamed.stream(), others.renamed.stream()).collect(Collectors.toSet()));
    }

    /** Whether anything was said of who has that login. */
    public boolean knows(String login) {
        return same.contains(login) || renamed.contains(login);
    }
}
