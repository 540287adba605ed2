package judge.submission;

import java.util.Set;
import judge.source.LanguageNames;

/**
 * Which submissions of a solutions folder are wanted.
 *
 * @param known ids of all problems that there are
 * @param problems ids of those to judge; all if empty
 * @param contestants names of those to judge; all if empty
 * @param languages what counts as a source
 */
public record Selection(Set<String> known, Set<String> problems, Set<String> contestants, LanguageNames languages) {

    public Selection {
        known = Set.copyOf(known);
        problems = Set.copyOf(problems);
        contestants = Set.copyOf(contestants);
    }

    /** Of sources in the languages that this judge brings. */
    public Selection(Set<String> known, Set<String> problems, Set<String> contestants) {
        this(known, problems, contestants, LanguageNames.BUILT_IN);
    }

    /** Everything that anybody handed in to the problems that there are. */
    public static Selection all(Set<String> known) {
        return new Selection(known, Set.of(), Set.of());
    }

    boolean wantsProblem(String id) {
        return problems.isEmpty() || problems.contains(id);
    }

    boolean wantsContestant(String name) {
        return contestants.isEmpty() || contestants.contains(name);
    }
}
