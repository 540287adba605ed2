package judge.render;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import judge.message.Messages;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.render.SubmissionPage.Source;
import judge.render.SubmissionPage.SourceLine;
import judge.report.CaseSection;
import judge.report.CompileSection.Diagnostic;
import judge.report.Report;
import judge.report.SourceSection;
import org.jspecify.annotations.Nullable;

/** The sources of a submission, with notes at the lines where an exception was thrown or the compiler gave up. */
final class SourceNotes {

    /** The most lines that are shown: no source written by hand is longer, and the page must not grow without bound. */
    private static final int MOST_LINES = 3000;

    private final Messages messages;

    SourceNotes(Messages messages) {
        this.messages = messages;
    }

    List<Source> of(Report report) {
        Map<String, String> notes = new HashMap<>();
        for (Diagnostic diagnostic : report.compile().diagnostics()) {
            notes.putIfAbsent(
                    place(diagnostic.file(), diagnostic.line()),
                    ShownLines.shown(messages.diagnostic(diagnostic.code(), diagnostic.message())));
        }
        report.cases().forEach(one -> note(one, notes));
        return report.sources().stream().map(source -> source(source, notes)).toList();
    }

    /** Stack traces name a file without its folder. */
    private static String place(String file, long line) {
        return file.substring(file.lastIndexOf('/') + 1) + ":" + line;
    }

    private void note(CaseSection one, Map<String, String> notes) {
        @Nullable Reason reason = one.reason();
        if (reason == null || reason.code() != ReasonCode.UNCAUGHT_EXCEPTION) {
            return;
        }
        Object file = reason.parameters().getOrDefault("file", "");
        if (reason.parameters().get("line") instanceof Number line) {
            notes.putIfAbsent(place(file.toString(), line.longValue()), one.name() + ": " + messages.sentence(reason));
        }
    }

    private Source source(SourceSection source, Map<String, String> notes) {
        List<String> lines = ShownLines.of(source.text());
        List<SourceLine> shown = new ArrayList<>();
        for (int i = 0; i < Math.min(lines.size(), MOST_LINES); i++) {
            @Nullable String note = notes.get(place(source.file(), i + 1));
            shown.add(new SourceLine(i + 1, ShownLines.shown(lines.get(i)), note == null ? "" : note, note != null));
        }
        String cut = lines.size() > MOST_LINES ? messages.text("page.cut-lines", "count", lines.size()) : "";
        return new Source(ShownLines.shown(source.file()), shown, cut);
    }
}
