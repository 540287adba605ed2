package judge.render;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import judge.gradebook.Gradebook;
import judge.gradebook.Paper;
import judge.gradebook.RollCall;
import judge.gradebook.Standing;
import judge.message.Messages;
import judge.message.Quantity;
import judge.report.CaseSection;
import judge.report.Report;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * Tables for spreadsheets: {@code scores.csv} has a row for each contestant, {@code cases.csv} one for each case.
 */
record CsvView(Messages messages) {

    static final String SCORES = "scores.csv";
    static final String CASES = "cases.csv";

    Path write(Gradebook book, Output output) throws IOException {
        output.write(CASES, Spreadsheets.csv(cases(book)));
        return output.write(SCORES, Spreadsheets.csv(scores(book)));
    }

    private List<List<String>> scores(Gradebook book) {
        List<List<String>> rows = new ArrayList<>();
        List<String> heads = new ArrayList<>();
        if (book.rollCall().isPresent()) {
            heads.addAll(List.of(messages.text("page.student-id"), messages.text("page.student-name")));
        }
        if (book.rollCall().map(RollCall::isGrouped).orElse(false)) {
            heads.add(messages.text("page.group"));
        }
        heads.add(messages.text("head.contestant"));
        book.papers()
                .forEach(paper -> heads.add(Spreadsheets.text(paper.problem().id())));
        heads.add(messages.text("page.total"));
        rows.add(heads);
        book.rollCall().ifPresentOrElse(call -> call(book, call, rows), () -> book.standings()
                .forEach(standing -> rows.add(row(book, List.of(), standing))));
        return rows;
    }

    /** The class in the order of its roster, then those who are not on it, as gradebooks expect. */
    private static void call(Gradebook book, RollCall call, List<List<String>> rows) {
        for (RollCall.Line line : call.lines()) {
            List<String> who = new ArrayList<>(List.of(
                    Spreadsheets.text(line.student().id()),
                    Spreadsheets.text(line.student().name())));
            if (call.isGrouped()) {
                who.add(Spreadsheets.text(line.student().group()));
            }
            line.standings().forEach(standing -> rows.add(row(book, who, standing)));
            if (line.standings().isEmpty()) {
                List<String> row = new ArrayList<>(who);
                row.addAll(Collections.nCopies(2 + book.papers().size(), ""));
                rows.add(row);
            }
        }
        call.strangers()
                .forEach(standing -> rows.add(row(book, Collections.nCopies(call.isGrouped() ? 3 : 2, ""), standing)));
    }

    private static List<String> row(Gradebook book, List<String> who, Standing standing) {
        List<String> row = new ArrayList<>(who);
        row.add(Spreadsheets.text(standing.contestant()));
        for (Paper paper : book.papers()) {
            row.add(score(standing.report(paper.problem().id())));
        }
        row.add(Quantity.points(standing.total()));
        return row;
    }

    /** Empty where nothing was handed in; a judge error does not count as zero. */
    private static String score(Optional<Report> report) {
        return report.map(one -> one.verdict() == Verdict.JE ? Verdict.JE.name() : Quantity.points(one.score()))
                .orElse("");
    }

    private List<List<String>> cases(Gradebook book) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                messages.text("head.contestant"),
                messages.text("head.problem"),
                messages.text("head.case"),
                messages.text("head.verdict"),
                messages.text("head.score"),
                messages.text("page.max-score"),
                messages.text("page.cpu-millis"),
                messages.text("page.wall-millis"),
                messages.text("page.memory-bytes"),
                messages.text("head.reason")));
        for (Report report : book.run().reports()) {
            report.cases().forEach(one -> rows.add(row(report, one)));
        }
        return rows;
    }

    private List<String> row(Report report, CaseSection one) {
        return List.of(
                Spreadsheets.text(report.contestant()),
                Spreadsheets.text(report.problem()),
                Spreadsheets.text(one.name()),
                one.verdict().name(),
                Quantity.points(one.score()),
                Double.isInfinite(one.maxScore()) ? "" : Quantity.points(one.maxScore()),
                millis(one.cpuTimeMillis()),
                millis(one.wallTimeMillis()),
                one.peakMemoryBytes() == null ? "" : one.peakMemoryBytes().toString(),
                Spreadsheets.text(new Reasons(messages).of(report, one)));
    }

    private static String millis(@Nullable Double millis) {
        return millis == null ? "" : String.format(Locale.ROOT, "%.3f", millis);
    }
}
