package judge.web.page.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import judge.message.Visible;
import judge.online.Refusal;
import judge.service.problem.FileChange;
import judge.service.problem.JuryPrograms;
import judge.service.problem.JuryPrograms.Program;
import judge.service.problem.OpenedPackage;
import judge.service.problem.PackageYaml;
import judge.service.problem.ProblemView.JuryLine;
import judge.web.http.Route;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.KeptFiles.KeptFile;
import judge.web.page.Sheet;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Row;
import judge.web.page.Visit;

/** The jury's solutions, with the verdict that each must get and the one that it gets. */
record SolutionsPage(Bench bench) {

    private static final String PAGE = "/solutions";
    private static final int ROWS = 12;

    List<Route> routes() {
        return List.of(
                bench.get(PAGE, visit -> show(visit, bench.open(visit), Optional.empty())),
                bench.post(PAGE, visit -> bench.save(visit, yaml -> changes(visit, yaml), PAGE, this::show)));
    }

    private void show(Visit visit, OpenedPackage opened, Optional<Refusal> refused) {
        PackageYaml yaml = bench.yaml(visit, opened);
        boolean scoring = yaml.words(PackageYaml.PROBLEM, "type").contains("scoring");
        Sheet sheet = Bench.sheet(visit, opened, refused);
        sheet.note(Desk.text(visit, "solutions-said"));
        List<Row> rows = new ArrayList<>();
        for (Program one : new JuryPrograms(yaml).all()) {
            rows.add(row(visit, opened, one, scoring, rows.size()));
        }
        if (!rows.isEmpty()) {
            Table.Heads heads = Desk.heads(visit).text("jury-submission", "solution-must", "jury-verdict", "findings");
            sheet.table(new Table(Desk.text(visit, "part-solutions"), null, heads, rows));
        }
        sheet.heading("add", Desk.text(visit, "solution-add"));
        sheet.form(adding(visit, opened, scoring));
        sheet.show(visit, Desk.text(visit, "part-solutions"));
    }

    private static Form adding(Visit visit, OpenedPackage opened, boolean scoring) {
        Form form = Bench.form(visit, opened, PAGE, "file-add-send")
                .id("new")
                .hidden("deed", "add")
                .select("folder", Desk.text(visit, "solution-must"), folders(visit, visit.field("folder")), null)
                .file("program", Desk.text(visit, "program-files"), null, true, Desk.text(visit, "solution-files-hint"))
                .text("name", Desk.text(visit, "file-name"), visit.field("name"), false, null)
                .area("text", Desk.text(visit, "file-text"), visit.field("text"), ROWS, false, null);
        return scoring
                ? form.text("score", Desk.text(visit, "solution-score"), visit.field("score"), false, null)
                : form;
    }

    private static List<Form.Option> folders(Visit visit, String chosen) {
        List<String> all = new ArrayList<>(JuryPrograms.FOLDERS);
        if (!chosen.isEmpty() && !all.contains(chosen)) {
            all.add(chosen);
        }
        return all.stream()
                .map(folder -> new Form.Option(folder, word(visit, folder), folder.equals(chosen)))
                .toList();
    }

    private static String word(Visit visit, String folder) {
        return JuryPrograms.FOLDERS.contains(folder)
                ? Desk.text(visit, "must-" + folder.replace('_', '-'))
                : Visible.of(folder);
    }

    private static Row row(Visit visit, OpenedPackage opened, Program one, boolean scoring, int number) {
        Form form = Bench.form(visit, opened, PAGE, "solution-change")
                .id("solution-" + number)
                .hidden("deed", "change")
                .hidden("program", one.path())
                .select("folder", Desk.text(visit, "solution-must"), folders(visit, one.folder()), null);
        Form whole = scoring
                ? form.beside().quiet().text("score", Desk.text(visit, "solution-score"), one.score(), false, null)
                : form.inline();
        Cell name = Cell.row(Visible.of(one.path()));
        Optional<JuryLine> line = opened.view().versions().get(0).submissions().stream()
                .filter(said -> said.path().equals(one.path()))
                .findFirst();
        return new Row(List.of(
                one.files().isEmpty()
                        ? name
                        : name.link(Bench.file(opened.slug(), one.files().get(0))),
                Cell.of("").with(whole),
                line.map(said -> Desk.badge(visit, Cell.of(Desk.points(said.score())), said.verdict()))
                        .orElse(Cell.of("")),
                line.map(said -> said(visit, said)).orElse(Cell.of(""))));
    }

    private static Cell said(Visit visit, JuryLine line) {
        if (line.complaints().isEmpty()) {
            return Cell.of(Desk.text(visit, "jury-right")).kind("sound");
        }
        String said = line.complaints().stream().map(visit.messages()::sentence).collect(Collectors.joining("; "));
        return Cell.of(said).kind("reason unsound");
    }

    private static List<FileChange> changes(Visit visit, PackageYaml yaml) {
        JuryPrograms programs = new JuryPrograms(yaml);
        String folder = visit.field("folder");
        if (visit.field("deed").equals("change")) {
            return programs.change(visit.field("program"), folder, visit.field("score"));
        }
        JuryPrograms.requireFolder(folder, "");
        List<KeptFile> sent = Bench.sent(visit, "program");
        if (sent.isEmpty()) {
            throw Refusal.invalid("no-file");
        }
        for (KeptFile file : sent) {
            programs.score(folder + "/" + Bench.last(file.name()), visit.field("score"));
        }
        return sent.stream()
                .map(file ->
                        FileChange.written("submissions/" + folder + "/" + Bench.last(file.name()), file.content()))
                .toList();
    }
}
