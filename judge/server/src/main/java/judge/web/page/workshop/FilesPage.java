package judge.web.page.workshop;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.message.Quantity;
import judge.message.Visible;
import judge.online.Refusal;
import judge.service.problem.FileChange;
import judge.service.problem.OpenedPackage;
import judge.web.http.Route;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.KeptFiles.KeptFile;
import judge.web.page.Sheet;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Row;
import judge.web.page.Visit;

/** The files of a problem: statement, cases, programs, solutions of the jury; new ones are added here. */
record FilesPage(Bench bench) {

    private static final int SHOWN = 1000;
    private static final int ROWS = 8;
    private static final List<String> FOLDERS = List.of(
            "data/secret",
            "data/sample",
            "statement",
            "input_validators",
            "output_validator",
            "generators",
            "submissions/accepted",
            "submissions/wrong_answer",
            "submissions/time_limit_exceeded",
            "submissions/run_time_error",
            "attachments");

    List<Route> routes() {
        return List.of(
                bench.get("/files", visit -> show(visit, bench.open(visit), Optional.empty())),
                bench.post("/files", visit -> bench.save(visit, yaml -> changes(visit), "/files", this::show)));
    }

    private void show(Visit visit, OpenedPackage opened, Optional<Refusal> refused) {
        Sheet sheet = Bench.sheet(visit, opened, refused);
        List<Row> rows = opened.files().entrySet().stream()
                .limit(SHOWN)
                .map(file -> row(visit, opened, file))
                .toList();
        Table.Heads heads = Desk.heads(visit).text("file").number("file-size").text("findings");
        sheet.table(new Table(Desk.text(visit, "files"), null, heads, rows));
        sheet.heading("add", Desk.text(visit, "file-add"));
        sheet.note(Desk.text(visit, "file-add-said"));
        sheet.form(adding(visit, opened));
        sheet.show(visit, Desk.text(visit, "files"));
    }

    private static Row row(Visit visit, OpenedPackage opened, Map.Entry<String, Long> file) {
        List<String> said = Bench.findings(visit, opened, file.getKey());
        return new Row(List.of(
                Cell.row(Visible.of(file.getKey())).link(Bench.file(opened.slug(), file.getKey())),
                Cell.number(Quantity.bytes(file.getValue())),
                Cell.of(String.join("; ", said)).kind(said.isEmpty() ? "" : "reason")));
    }

    private static Form adding(Visit visit, OpenedPackage opened) {
        String chosen = visit.field("folder");
        List<Form.Option> folders = FOLDERS.stream()
                .map(folder -> new Form.Option(
                        folder,
                        Desk.text(visit, "folder-" + folder.replace('/', '-').replace('_', '-')),
                        folder.equals(chosen)))
                .toList();
        return Bench.form(visit, opened, "/files", "file-add-send")
                .select("folder", Desk.text(visit, "folder"), folders, null)
                .file("files", Desk.text(visit, "files-chosen"), null, true, Desk.text(visit, "files-chosen-hint"))
                .text("name", Desk.text(visit, "file-name"), visit.field("name"), false, null)
                .area("text", Desk.text(visit, "file-text"), visit.field("text"), ROWS, false, null);
    }

    private static List<FileChange> changes(Visit visit) {
        String folder = visit.field("folder");
        if (!FOLDERS.contains(folder)) {
            throw Desk.noSuchChoice(folder);
        }
        List<KeptFile> sent = Bench.sent(visit, "files");
        if (sent.isEmpty()) {
            throw Refusal.invalid("no-file");
        }
        return sent.stream()
                .map(file -> FileChange.written(folder + "/" + named(folder, file.name()), file.content()))
                .toList();
    }

    /** The name in the package: answers of others end in {@code .out}. */
    private static String named(String folder, String name) {
        String own = Bench.last(name);
        return folder.startsWith("data/") ? own.replaceFirst("\\.out$", ".ans") : own;
    }
}
