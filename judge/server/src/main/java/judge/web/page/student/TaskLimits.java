package judge.web.page.student;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import judge.message.Quantity;
import judge.problem.Problem;
import judge.problem.ProblemLimits;
import judge.problem.TestCase;
import judge.source.LanguageName;
import judge.web.page.Visit;

/** Describes the limits of a submission, for people who are about to write one. */
final class TaskLimits {

    private TaskLimits() {}

    /** Returns the limits in words, such as {@code Time limit: 2 s (Python 3: 10 s). Memory limit: 128 MiB.} */
    static String of(Visit visit, TaskEntry.To to) {
        Problem problem = to.problem();
        ProblemLimits limits = problem.limits();
        if (problem.type().submitAnswer()) {
            return ofAnswers(visit, problem);
        }
        if (problem.lacksTimeLimit()) {
            return visit.text("limits-inferred", "memory", Quantity.bytes(limits.memoryBytes()));
        }
        List<LanguageName> languages = to.languages().all();
        Duration usual = limits.cpuTime(languages.get(0).code());
        List<String> others = new ArrayList<>();
        for (LanguageName language : languages) {
            Duration own = limits.cpuTime(language.code());
            if (!own.equals(usual)) {
                others.add(visit.text("limit-language", "language", language.title(), "time", seconds(own)));
            }
        }
        List<Object> words =
                new ArrayList<>(List.of("time", seconds(usual), "memory", Quantity.bytes(limits.memoryBytes())));
        if (!others.isEmpty()) {
            words.addAll(List.of("others", String.join(visit.text("limit-comma"), others)));
        }
        return visit.text("limits", words.toArray());
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
