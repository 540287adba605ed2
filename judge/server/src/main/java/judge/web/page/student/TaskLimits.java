package judge.web.page.student;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import judge.message.Quantity;
import judge.problem.Problem;
import judge.problem.ProblemLimits;
import judge.problem.TestCase;
import judge.source.LanguageName;
import judge.web.page.Visit;

/**
 * The limits of a submission, where it reads from and how it earns points, for people who are about to write one.
 *
 * @param limits the limit of each language in words, or one sentence for all of them
 * @param memory the memory limit in words; empty: the sentence has it
 * @param all the time limits of all languages; empty where they are the same
 * @param rest where a program reads from and prints to, unless it need not, and {@link #whole}
 */
record TaskLimits(List<Limit> limits, String memory, String all, String rest) {

    /**
     * A limit in words.
     *
     * @param code the language that it is of; empty: of all
     * @param chosen whether it is that of the language that the form begins with
     */
    record Limit(String code, String words, boolean chosen) {}

    /** The limits of a problem in these languages. */
    static TaskLimits of(Visit visit, Problem problem, List<LanguageName> languages, LanguageName chosen) {
        ProblemLimits limits = problem.limits();
        String memory = Quantity.bytes(limits.memoryBytes());
        if (problem.type().submitAnswer()) {
            return same(ofAnswers(visit, problem), "");
        }
        // With files of the package beside it, it may be a function that reads nothing.
        String rest = (problem.extras().hasIncluded() ? "" : visit.text("program-streams")) + whole(visit, problem);
        if (problem.lacksTimeLimit()) {
            return same(visit.text("limits-inferred", "memory", memory), rest);
        }
        Duration first = limits.cpuTime(languages.get(0).code());
        if (languages.stream().allMatch(one -> limits.cpuTime(one.code()).equals(first))) {
            return same(visit.text("limits", "time", seconds(first), "memory", memory), rest);
        }
        return new TaskLimits(
                languages.stream()
                        .map(one -> new Limit(one.code(), words(visit, "limits-one", limits, one), one.equals(chosen)))
                        .toList(),
                visit.text("limits-memory", "memory", memory),
                languages.stream()
                        .map(one -> words(visit, "limit-language", limits, one))
                        .collect(Collectors.joining(visit.text("comma"))),
                rest);
    }

    /** Returns the sentence that a program with one wrong case earns nothing; empty where it may earn something. */
    static String whole(Visit visit, Problem problem) {
        return problem.type().scoring() ? "" : visit.text("points-whole");
    }

    private static TaskLimits same(String words, String rest) {
        return new TaskLimits(List.of(new Limit("", words, true)), "", "", rest);
    }

    private static String words(Visit visit, String key, ProblemLimits limits, LanguageName language) {
        return visit.text(key, "language", language.title(), "time", seconds(limits.cpuTime(language.code())));
    }

    private static String ofAnswers(Visit visit, Problem problem) {
        List<TestCase> cases = problem.data().cases();
        return problem.type().questions()
                ? visit.text("limits-questions", "count", cases.size())
                : visit.text("limits-answers", "example", cases.get(0).name() + ".out");
    }

    private static String seconds(Duration time) {
        return Quantity.points(time.toMillis() / 1000.0) + " s";
    }
}
