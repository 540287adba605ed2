package judge.submission;

import java.util.Set;
import judge.source.LanguageNames;

/**
 * The submissions of a folder of solutions that are wanted.
 *
 * @param known ids of all problems that there are
 * @param problems ids of the problems to judge; all if empty
 * @param contestants names of the contestants to judge; all if empty
 * @param languages languages whose files count as sources
 * @param answers ids of problems to which answers are handed in instead of sources
 */
public record Selection(
        Set<String> known,
        Set<String> problems,
        Set<String> contestants,
        LanguageNames languages,
        Set<String> answers) {

    public Selection {
        known = Set.copyOf(known);
        problems = Set.copyOf(problems);
        contestants = Set.copyOf(contestants);
        answers = Set.copyOf(answers);
    }

    /** Selects sources to all problems. */
    public Selection(Set<String> known, Set<String> problems, Set<String> contestants, LanguageNames languages) {
        this(known, problems, contestants, languages, Set.of());
    }

    /** Selects sources in the languages that this judge brings. */
    public Selection(Set<String> known, Set<String> problems, Set<String> contestants) {
        this(known, problems, contestants, LanguageNames.known());
    }

    /** Selects all submissions to all known problems. */
    public static Selection all(Set<String> known) {
        return new Selection(known, Set.of(), Set.of());
    }

    /** The same where these of the problems take answer files. */
    public Selection withAnswersTo(Set<String> others) {
        return new Selection(known, problems, contestants, languages, others);
    }

    /** Returns the languages of the files that a submission to a problem may have. */
    LanguageNames languages(String problem) {
        return answers.contains(problem) ? LanguageNames.ANY_ANSWERS : languages;
    }

    boolean wantsProblem(String id) {
        return problems.isEmpty() || problems.contains(id);
    }

    boolean wantsContestant(String name) {
        return contestants.isEmpty() || contestants.contains(name);
    }
}
