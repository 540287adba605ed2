package judge.render;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import judge.message.Messages;
import judge.render.ClassPage.Cell;
import judge.render.SubmissionPage.Board;
import judge.render.SubmissionPage.Detail;
import judge.render.SubmissionPage.Text;
import judge.render.SubmissionPage.TextLine;
import judge.report.CaseSection;
import judge.report.ProblemSection;
import judge.report.ProblemSection.CaseData;
import judge.report.Report;
import judge.report.TextSection;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/** The data of cases beside the program's output, as far as it may be shown. */
record Details(Messages messages) {

    /** A page with forty revealed secret cases must still open; accepted ones show nothing new. */
    private static final int MOST_LINES = 200;

    List<Detail> of(Report report, ProblemSection problem) {
        Map<String, CaseData> data = new HashMap<>();
        problem.cases().forEach(one -> data.put(one.name(), one));
        List<Detail> details = new ArrayList<>();
        for (CaseSection one : report.cases()) {
            @Nullable CaseData known = data.get(one.name());
            boolean telling = one.sample() || one.verdict() != Verdict.AC;
            if (known != null && known.input() != null && telling && one.verdict() != Verdict.SK) {
                details.add(detail(one, known, known.input(), problem, "c" + (details.size() + 1)));
            }
        }
        return details;
    }

    private Detail detail(CaseSection one, CaseData data, TextSection input, ProblemSection problem, String anchor) {
        List<String> expected =
                data.answer() == null ? List.of() : ShownLines.of(data.answer().text());
        List<Text> texts = new ArrayList<>();
        texts.add(text("page.input", input, List.of()));
        if (data.answer() != null && !one.conversed()) {
            texts.add(text("page.expected", data.answer(), List.of()));
        }
        if (one.output() != null && one.conversed()) {
            texts.add(text("page.conversation", one.output(), List.of()));
        } else if (one.output() != null) {
            texts.add(text("page.found", one.output(), one.verdict() == Verdict.WA ? expected : List.of()));
        }
        List<Board> boards = new Boards(messages).of(problem, input, one.output());
        return new Detail(
                anchor,
                one.name(),
                new Cell(one.verdict().name(), messages.name(one.verdict())),
                texts,
                boards.subList(0, Math.min(boards.size(), Boards.MOST)),
                boards.stream().anyMatch(Board::wrong) ? messages.text("page.wrong-cells") : "",
                boards.size() > Boards.MOST ? messages.text("page.more-boards") : "");
    }

    /** A text; with what was expected, the lines that are not as they should be are marked. */
    private Text text(String name, TextSection text, List<String> expected) {
        List<String> lines = ShownLines.of(text.text());
        List<TextLine> shown = new ArrayList<>();
        for (int i = 0; i < Math.min(lines.size(), MOST_LINES); i++) {
            boolean bad = !expected.isEmpty()
                    && (i >= expected.size()
                            || !lines.get(i).strip().equals(expected.get(i).strip()));
            shown.add(new TextLine(ShownLines.shown(lines.get(i)), bad));
        }
        boolean whole = text.whole() && lines.size() <= MOST_LINES;
        String cut = whole ? "" : messages.text("page.cut", "bytes", text.bytes());
        return new Text(messages.text(name), shown, text.bytes() == 0 ? messages.text("page.empty") : cut);
    }
}
