package judge.web.page.workshop;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.online.Refusal;
import judge.service.problem.FileChange;
import judge.service.problem.OpenedPackage;
import judge.web.http.Route;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.KeptFiles;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Visit;
import judge.web.page.statement.QuestionTexts;
import judge.web.page.statement.StatementFiles;
import judge.web.page.statement.StatementPreview;

/**
 * One file of a problem: looked at, written, replaced, renamed, deleted. A form names the version that it was made of;
 * where there is a newer one nothing is saved, and the page shows both texts.
 */
record FilePage(Bench bench) {

    private static final int MOST_TYPED_BYTES = 256 << 10;
    private static final int ROWS = 24;

    private static final StatementPreview PREVIEW = new StatementPreview();

    List<Route> routes() {
        return List.of(
                bench.get("/file", this::look),
                bench.post("/file", this::change),
                bench.get("/statement/<file>", this::picture));
    }

    private void look(Visit visit) {
        OpenedPackage opened = bench.open(visit);
        String path = visit.query("path");
        byte[] content = bench.workshop().file(visit.viewer(), opened.slug(), path);
        if (visit.query("as").equals("file")) {
            Desk.download(visit, path.replaceAll(".*/", ""), "application/octet-stream", content);
            return;
        }
        show(visit, opened, path, text(content), new Sheet().crumbs(crumbs(visit, opened)));
    }

    /** Answers with a picture beside a statement, which can start nothing. */
    private void picture(Visit visit) {
        String path = "statement/" + visit.path("file");
        byte[] content = bench.workshop().file(visit.viewer(), visit.path("problem"), path);
        String type = StatementFiles.type(path).orElseThrow(Refusal::notFound);
        visit.context()
                .header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
                .header("Cache-Control", "private, no-cache")
                .contentType(type)
                .result(content);
    }

    private static List<Link> crumbs(Visit visit, OpenedPackage opened) {
        List<Link> crumbs = new ArrayList<>(Bench.crumbs(visit, opened));
        crumbs.add(Desk.crumb(Bench.files(opened.slug()), Desk.text(visit, "files")));
        return crumbs;
    }

    /** Shows a file; {@code text}: what is to be in the field, empty where nobody can type it. */
    private void show(Visit visit, OpenedPackage opened, String path, Optional<String> text, Sheet sheet) {
        Bench.findings(visit, opened, path).forEach(sheet::warning);
        if (text.isEmpty()) {
            sheet.text(Desk.text(visit, "file-no-text"));
        } else if (StatementPreview.is(path)) {
            sheet.writing(new Sheet.Writing(
                    typing(visit, opened, path, text.get()),
                    Desk.text(visit, "preview"),
                    PREVIEW.of(text.get(), Desk.problem(opened.slug()))));
            QuestionTexts.drawFormulas(visit);
            visit.useScript("workshop.js");
        } else {
            sheet.form(typing(visit, opened, path, text.get()));
        }
        others(visit, opened, path, sheet);
        sheet.show(visit, path);
    }

    private static void others(Visit visit, OpenedPackage opened, String path, Sheet sheet) {
        sheet.links(List.of(
                new Link(Bench.file(opened.slug(), path) + "&as=file", Desk.text(visit, "file-download"), false)));
        sheet.form(form(visit, opened, path, "replace", "file-replace")
                .file("files", Desk.text(visit, "file-other"), null, false, null)
                .quiet());
        sheet.form(form(visit, opened, path, "move", "file-move")
                .text("to", Desk.text(visit, "file-new-path"), path, true, Desk.text(visit, "file-new-path-hint"))
                .quiet());
        sheet.form(form(visit, opened, path, "delete", "file-delete").quiet());
    }

    private static Form form(Visit visit, OpenedPackage opened, String path, String deed, String button) {
        return Desk.post(visit, Desk.problem(opened.slug()) + "/file", button)
                .id(deed)
                .hidden("deed", deed)
                .hidden("path", path)
                .hidden("base", String.valueOf(opened.version()));
    }

    private static Form typing(Visit visit, OpenedPackage opened, String path, String text) {
        return form(visit, opened, path, "save", "file-save")
                .parts()
                .area("text", Desk.text(visit, "file-text"), text, ROWS, false, null);
    }

    private void change(Visit visit) {
        String path = visit.field("path");
        OpenedPackage opened = bench.open(visit);
        String typed = Bench.text(visit.field("text"));
        if (visit.field("preview").equals("yes")) {
            show(visit, opened, path, Optional.of(typed), new Sheet().crumbs(crumbs(visit, opened)));
            return;
        }
        try {
            FileChange change = change(visit, path, typed);
            bench.workshop().save(visit.viewer(), opened.slug(), Bench.base(visit), List.of(change));
            visit.flash(Desk.text(visit, "file-saved"));
            boolean gone = change.content() == null && change.to() == null;
            String to = change.to();
            visit.seeOther(gone ? Bench.files(opened.slug()) : Bench.file(opened.slug(), to == null ? path : to));
        } catch (Refusal refusal) {
            refused(visit, path, typed, refusal);
        }
    }

    private static FileChange change(Visit visit, String path, String typed) {
        String deed = visit.field("deed");
        return switch (deed) {
            case "save" -> FileChange.written(path, typed.getBytes(StandardCharsets.UTF_8));
            case "replace" -> FileChange.written(path, KeptFiles.one(visit, "files"));
            case "move" -> FileChange.moved(path, visit.field("to").strip());
            case "delete" -> FileChange.deleted(path);
            default -> throw Desk.noSuchChoice(deed);
        };
    }

    /** Shows why nothing was saved, with what was typed, and what is there now where somebody else has saved. */
    private void refused(Visit visit, String path, String typed, Refusal refusal) {
        String sentence = Bench.sentence(visit, refusal);
        OpenedPackage now = bench.open(visit);
        Optional<String> there = now.files().containsKey(path)
                ? text(bench.workshop().file(visit.viewer(), now.slug(), path))
                : Optional.empty();
        boolean saving = visit.field("deed").equals("save");
        Sheet sheet = new Sheet().crumbs(crumbs(visit, now)).warning(sentence);
        if (refusal.kind() == Refusal.Kind.CONFLICT && there.isPresent() && saving) {
            sheet.small(Desk.text(visit, "file-now"));
            sheet.code(there.get());
            sheet.small(Desk.text(visit, "file-yours"));
        }
        show(visit, now, path, saving ? Optional.of(typed) : there, sheet);
    }

    /** The content as text to type in; empty where it is none, or too much. */
    static Optional<String> text(byte[] content) {
        if (content.length > MOST_TYPED_BYTES) {
            return Optional.empty();
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(content))
                    .toString();
            return text.indexOf('\0') >= 0 ? Optional.empty() : Optional.of(text);
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }
}
