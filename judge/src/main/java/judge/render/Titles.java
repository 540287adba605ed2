package judge.render;

import judge.message.Messages;
import judge.message.Visible;
import judge.report.ProblemSection;

/** The title of a problem on a page. */
final class Titles {

    private Titles() {}

    /** Returns the title in the language of the page, else in English, else in any; the id stands beside it. */
    static String of(ProblemSection problem, Messages messages) {
        String fallback = problem.names().values().stream().findFirst().orElse("");
        String name = problem.names()
                .getOrDefault(messages.language().tag(), problem.names().getOrDefault("en", fallback));
        return Visible.of(name.isEmpty() ? problem.id() : name + " (" + problem.id() + ")");
    }
}
