package judge.web.contest;

import static judge.web.contest.BoardRows.escaped;

import java.util.ArrayList;
import java.util.List;
import judge.message.Visible;
import judge.online.contest.ContestProblem;
import judge.service.contest.ContestView;
import judge.service.contest.ContestView.ContestTask;
import judge.web.page.Form.Option;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** Problems of a contest by their labels and colours. */
final class Labels {

    private Labels() {}

    /** Returns the label and title, such as {@code A · Sums}. */
    static String of(Visit visit, ContestTask problem) {
        return Visible.of(problem.problem().label()) + " · " + Words.title(visit, problem.names(), problem.slug());
    }

    /** The dot of its colour and the label, as HTML. */
    static String html(Visit visit, ContestProblem problem) {
        String color = color(visit, problem);
        return "<span class=\"label\"" + (color.isEmpty() ? "" : " title=\"" + escaped(color) + '"') + '>'
                + BoardFrame.colour(problem) + escaped(Visible.of(problem.label())) + "</span>";
    }

    /** The name of its colour in the reader's language; empty: it has none. */
    static String color(Visit visit, ContestProblem problem) {
        @Nullable String color = problem.color();
        return color == null
                ? ""
                : Visible.of(Colours.shown(color, visit.messages().language()));
    }

    /** Returns the problems that count, to choose one or none. */
    static List<Option> options(Visit visit, ContestView view) {
        List<Option> options = new ArrayList<>();
        options.add(new Option("", ContestPaths.text(visit, "no-problem"), true));
        for (ContestTask problem : view.problems()) {
            if (problem.problem().removed() == null) {
                options.add(new Option(problem.slug(), of(visit, problem), false));
            }
        }
        return options;
    }
}
