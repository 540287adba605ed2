package judge.render;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import judge.message.Messages;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.render.SubmissionPage.Source;
import judge.render.SubmissionPage.SourceLine;
import judge.report.CaseSection;
import judge.report.CompileSection.Diagnostic;
import judge.report.Report;
import judge.report.SourceSection;
import judge.source.SourceColours;
import judge.source.SourceColours.Piece;
import org.jspecify.annotations.Nullable;

/**
 * The sources of a submission in colours, with notes at the lines where an exception was thrown or the compiler gave
 * up, and at those that a cause or somebody's comment names.
 */
record SourceNotes(Messages messages) {

    /** The most lines that are shown: no source written by hand is longer, and the page must not grow without bound. */
    private static final int MOST_LINES = 3000;

    /**
     * The sources with their notes.
     *
     * @param remarks of people, by file and line such as {@code Main.java:7}
     */
    List<Source> of(Report report, Map<String, String> remarks) {
        Map<String, String> notes = new HashMap<>();
        for (Diagnostic diagnostic : report.compile().diagnostics()) {
            notes.putIfAbsent(
                    place(diagnostic.file(), diagnostic.line()),
                    ShownLines.shown(messages.diagnostic(diagnostic.code(), diagnostic.message())));
        }
        report.cases().forEach(one -> note(one, notes));
        Stream.concat(
                        Stream.ofNullable(report.compile().reason()),
                        report.firstFailing().stream().flatMap(one -> Stream.ofNullable(one.reason())))
                .flatMap(reason -> reason.hints().stream())
                .forEach(hint -> note(report, hint, notes));
        remarks.forEach((place, remark) -> add(notes, place.substring(place.lastIndexOf('/') + 1), remark));
        return report.sources().stream().map(source -> source(source, notes)).toList();
    }

    private static void add(Map<String, String> notes, String place, String note) {
        notes.merge(place, note, (one, other) -> one.contains(other) ? one : one + "\n" + other);
    }

    /** Notes a cause at its line; it names no file where there is only one. */
    private void note(Report report, Hint hint, Map<String, String> notes) {
        String file = hint.parameters().get("file") instanceof String named
                ? named
                : report.sources().size() == 1 ? report.sources().get(0).file() : "";
        if (hint.parameters().get("line") instanceof Number line && !file.isEmpty()) {
            add(notes, place(file, line.longValue()), messages.sentence(hint));
        }
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
        List<List<Piece>> pieces = SourceColours.of(
                source.file(),
                lines.stream().limit(MOST_LINES).map(ShownLines::shown).toList());
        List<SourceLine> shown = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            @Nullable String note = notes.get(place(source.file(), i + 1));
            shown.add(new SourceLine(i + 1, pieces.get(i), note == null ? "" : note, note != null));
        }
        String cut = lines.size() > MOST_LINES ? messages.text("page.cut-lines", "count", lines.size()) : "";
        return new Source(ShownLines.shown(source.file()), shown, cut);
    }
}
