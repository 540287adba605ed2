package judge.render;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import judge.gradebook.Gradebook;
import judge.gradebook.Paper;
import judge.gradebook.RollCall;
import judge.gradebook.Standing;
import judge.message.Messages;
import judge.message.Quantity;
import judge.message.Visible;
import judge.report.Report;
import judge.verdict.Verdict;

/** A comment on a pull request: a table, and what went wrong below it. */
record MarkdownView(Messages messages) {

    static final String FILE = "report.md";

    private static final String NOTHING = "–";

    Path write(Gradebook book, Output output) throws IOException {
        StringBuilder text =
                new StringBuilder("### ").append(messages.text("page.title")).append("\n\n");
        table(book, text);
        String failures = book.run().reports().stream()
                .filter(report -> report.verdict() != Verdict.AC)
                .map(this::failure)
                .collect(Collectors.joining());
        if (!failures.isEmpty()) {
            text.append('\n').append(failures);
        }
        text.append("\njudge ")
                .append(book.run().summary().judgeVersion())
                .append(", ")
                .append(book.run().name());
        return output.write(FILE, text.append('\n').toString());
    }

    private void table(Gradebook book, StringBuilder text) {
        text.append("| ").append(messages.text("head.contestant"));
        book.papers().forEach(paper -> text.append(" | ")
                .append(inTable(paper.problem().id())));
        text.append(" |\n|---");
        book.papers().forEach(paper -> text.append("|---"));
        text.append("|\n");
        book.rollCall().ifPresentOrElse(call -> rows(book, call, text), () -> book.standings()
                .forEach(standing -> row(book, standing, "", text)));
    }

    /** The class in the order of its roster, then those who are not on it. */
    private void rows(Gradebook book, RollCall call, StringBuilder text) {
        for (RollCall.Line line : call.lines()) {
            String who = line.student().label();
            line.standings()
                    .forEach(standing ->
                            row(book, standing, standing.contestant().equals(who) ? "" : who, text));
            if (line.standings().isEmpty()) {
                text.append("| ").append(inTable(who));
                book.papers().forEach(paper -> text.append(" | ").append(NOTHING));
                text.append(" |\n");
            }
        }
        String stranger = messages.text("page.stranger");
        call.strangers().forEach(standing -> row(book, standing, stranger, text));
    }

    private static void row(Gradebook book, Standing standing, String who, StringBuilder text) {
        text.append("| ").append(inTable(standing.contestant()));
        if (!who.isEmpty()) {
            text.append(' ').append(inTable("(" + who + ")"));
        }
        for (Paper paper : book.papers()) {
            text.append(" | ")
                    .append(standing.report(paper.problem().id())
                            .map(MarkdownView::cell)
                            .orElse(NOTHING));
        }
        text.append(" |\n");
    }

    private static String cell(Report report) {
        return report.verdict().name() + " " + Quantity.points(report.score(), report.maxScore());
    }

    private String failure(Report report) {
        return "- " + code(report.contestant()) + ", " + code(report.problem()) + ": **" + report.verdict() + "** "
                + code(new Reasons(messages).of(report)) + "\n";
    }

    /** A pipe ends the cell of a table in code too, and a backslash before it may itself be escaped. */
    static String inTable(String stranger) {
        return code(stranger.replace('|', '¦'));
    }

    /**
     * Text from strangers: as code it makes no markup, mentions nobody and links to nothing.
     */
    static String code(String stranger) {
        String visible = Visible.of(stranger);
        if (visible.isBlank()) {
            return "";
        }
        int longest = 0;
        int run = 0;
        for (int i = 0; i < visible.length(); i++) {
            run = visible.charAt(i) == '`' ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        String fence = "`".repeat(longest + 1);
        return longest == 0 ? fence + visible + fence : fence + " " + visible + " " + fence;
    }
}
