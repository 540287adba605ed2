package judge.web.page.teacher;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.message.Visible;
import judge.service.submission.LineComments;
import judge.service.submission.LineComments.CommentView;
import judge.submission.SourceFile;
import judge.submission.SourceText;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Form.Option;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Comment;
import judge.web.page.Sheet.Line;
import judge.web.page.Sheet.Listing;
import judge.web.page.Visit;

/** Sources with what is said of them: a click on the number of a line opens the form for it, below the line. */
record SourceComments(LineComments comments) {

    private static final String FILE = "file";
    private static final String LINE = "line";
    private static final String TEXT = "text";
    private static final String BEFORE = "before";
    private static final int SHORT = 60;

    /**
     * The place in sources that a visit is about.
     *
     * @param before texts that can be said again
     */
    private record Asked(Visit visit, long submission, String file, int line, List<String> before) {

        String action() {
            return ClassFilter.of(visit).link(Desk.submission(submission) + "/comments");
        }

        /** The address at which the form for a line is open. */
        String at(String file, int line) {
            String page = ClassFilter.of(visit).link(Desk.submission(submission));
            return page + (page.contains("?") ? "&" : "?") + FILE + "="
                    + URLEncoder.encode(file, StandardCharsets.UTF_8) + "&" + LINE + "=" + line;
        }

        Form form(String id, String file, int line) {
            Form form = Desk.post(visit, action(), "comment-send")
                    .quiet()
                    .id(id)
                    .hidden(FILE, file)
                    .hidden(LINE, String.valueOf(line))
                    .area(TEXT, Desk.text(visit, "comment-text"), "", 3, before.isEmpty(), null);
            if (before.isEmpty()) {
                return form;
            }
            List<Option> options = new ArrayList<>(List.of(new Option("", "–", true)));
            before.forEach(text -> options.add(new Option(text, inShort(Visible.of(text)), false)));
            return form.select(
                    BEFORE, Desk.text(visit, "comment-before"), options, Desk.text(visit, "comment-before-hint"));
        }

        private static String inShort(String text) {
            int end = text.offsetByCodePoints(0, Math.min(SHORT, text.codePointCount(0, text.length())));
            return end < text.length() ? text.substring(0, end) + " …" : text;
        }
    }

    /** Shows sources with all comments, and forms for more to those who may comment. */
    void show(Visit visit, Sheet sheet, long submission, List<SourceFile> files, boolean says) {
        List<CommentView> all = comments.of(visit.viewer(), submission);
        Asked asked = asked(visit, submission, says);
        sheet.heading("source", Desk.text(visit, "source"));
        if (says && !files.isEmpty()) {
            sheet.note(Desk.text(visit, "comment-how"));
        }
        for (int i = 0; i < files.size(); i++) {
            String path = files.get(i).path();
            List<CommentView> said =
                    all.stream().filter(one -> one.file().equals(path)).toList();
            sheet.listing(listing(asked, says, i, files.get(i), said));
        }
        sheet.heading("comment", Desk.text(visit, "comment"));
        sheet.comments(all.stream()
                .filter(one -> one.file().isEmpty())
                .map(one -> shown(visit, one))
                .toList());
        if (says) {
            sheet.form(asked.form("say", "", 0));
        }
    }

    private Asked asked(Visit visit, long submission, boolean says) {
        String line = visit.query(LINE);
        return new Asked(
                visit,
                submission,
                visit.query(FILE),
                says && line.matches("[0-9]{1,7}") ? Integer.parseInt(line) : 0,
                says ? comments.usedBefore(visit.viewer()) : List.of());
    }

    private static Comment shown(Visit visit, CommentView one) {
        return new Comment(Visible.of(one.by()), visit.time(one.at()), Visible.lines(one.text()));
    }

    private static Listing listing(Asked asked, boolean says, int number, SourceFile file, List<CommentView> comments) {
        Optional<SourceText> text = SourceText.decode(file.content());
        String shown = text.map(SourceText::text).orElse("");
        List<Line> lines = new ArrayList<>();
        String[] all = shown.split("\r\n|\n|\r", -1);
        int count = all.length > 0 && all[all.length - 1].isEmpty() ? all.length - 1 : all.length;
        for (int i = 0; i < Math.max(count, 1); i++) {
            int line = i + 1;
            List<Comment> said = said(asked.visit(), comments, line, count);
            String id = "f" + number + "-" + line;
            boolean here = says && line == asked.line() && file.path().equals(asked.file());
            lines.add(new Line(
                    id,
                    line,
                    says ? asked.at(file.path(), line) + "#" + id : null,
                    said.isEmpty() ? "" : " said",
                    Visible.of(i < all.length ? all[i].replace("\t", "    ") : ""),
                    said,
                    here ? List.of(asked.form("say-" + id, file.path(), line)) : List.of()));
        }
        return new Listing(Visible.of(file.path()), lines);
    }

    /** The comments on a line; those on a line that is not there are on the nearest one. */
    private static List<Comment> said(Visit visit, List<CommentView> comments, int line, int count) {
        return comments.stream()
                .filter(one ->
                        one.line() == line || (line == 1 && one.line() < 1) || (line == count && one.line() > count))
                .map(one -> shown(visit, one))
                .toList();
    }

    /** Adds the comment that a form has sent: the text that was typed, or else the one that was chosen. */
    void said(Visit visit, long submission) {
        String text = visit.field(TEXT).strip();
        comments.add(
                visit.viewer(),
                submission,
                visit.field(FILE),
                (int) AssignmentDraft.number(visit.field(LINE).strip(), 0),
                text.isEmpty() ? visit.field(BEFORE) : text);
    }
}
