package judge.web.page.workshop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;
import judge.message.Quantity;
import judge.message.Visible;
import judge.online.Refusal;
import judge.service.problem.FileChange;
import judge.service.problem.OpenedPackage;
import judge.service.problem.PackageCases;
import judge.service.problem.PackagePoints;
import judge.service.problem.PackageYaml;
import judge.web.http.Route;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Form.Choice;
import judge.web.page.KeptFiles;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Row;
import judge.web.page.Visit;

/** The test cases of a problem, their groups, and the points of each. */
record CasesPage(Bench bench) {

    private static final String PAGE = Bench.CASES;
    private static final int SHOWN = 1000;
    private static final int TICKED = 60;
    private static final int ROWS = 5;

    List<Route> routes() {
        return List.of(
                bench.get(PAGE, visit -> show(visit, bench.open(visit), Optional.empty())),
                bench.post(PAGE, visit -> bench.save(visit, yaml -> changes(visit, yaml), PAGE, this::show)));
    }

    private void show(Visit visit, OpenedPackage opened, Optional<Refusal> refused) {
        PackageYaml yaml = bench.yaml(visit, opened);
        PackageCases cases = new PackageCases(yaml);
        Sheet sheet = Bench.sheet(visit, opened, refused);
        if (refused.isEmpty() && bench.workshop().hasOlderVerdicts(opened)) {
            sheet.note(Desk.text(visit, "cases-older"));
            String rejudge = Desk.problem(opened.slug()) + "#rejudge";
            sheet.links(List.of(new Link(rejudge, Desk.text(visit, "rejudge-problem"), false)));
        }
        table(visit, opened, cases, sheet);
        sheet.heading("add", Desk.text(visit, "case-add"));
        sheet.form(adding(visit, opened, cases));
        if (yaml.isOlder()) {
            sheet.text(Desk.text(visit, "format-older"));
        } else {
            GroupForms.points(visit, opened, refused, yaml, sheet);
            sheet.heading("move", Desk.text(visit, "case-move"));
            sheet.form(moving(visit, opened, cases));
        }
        sheet.show(visit, Desk.text(visit, "part-cases"));
    }

    private static void table(Visit visit, OpenedPackage opened, PackageCases cases, Sheet sheet) {
        SortedMap<String, Long> files = opened.files();
        List<Row> rows = cases.all().stream()
                .limit(SHOWN)
                .map(name -> new Row(List.of(
                        Cell.row(Visible.of(name)).link(CasePage.address(opened.slug(), name)),
                        size(files, PackageCases.input(name)),
                        size(files, PackageCases.answer(name)),
                        Cell.of(String.join("; ", findings(visit, opened, name)))
                                .kind("reason"))))
                .toList();
        Table.Heads heads = Desk.heads(visit)
                .text("case")
                .number("case-input", "case-answer")
                .text("findings");
        sheet.table(new Table(Desk.text(visit, "part-cases"), null, heads, rows));
    }

    private static List<String> findings(Visit visit, OpenedPackage opened, String name) {
        return Stream.of(PackageCases.input(name), PackageCases.answer(name))
                .flatMap(file -> Bench.findings(visit, opened, file).stream())
                .toList();
    }

    private static Cell size(SortedMap<String, Long> files, String path) {
        Long bytes = files.get(path);
        return Cell.number(bytes == null ? "–" : Quantity.bytes(bytes));
    }

    private static Form adding(Visit visit, OpenedPackage opened, PackageCases cases) {
        return Bench.form(visit, opened, PAGE, "file-add-send")
                .id("new")
                .hidden("deed", "add")
                .select("folder", Desk.text(visit, "case-folder"), folders(visit, cases), null)
                .file("files", Desk.text(visit, "test-data"), null, true, Desk.text(visit, "case-files-hint"))
                .text(
                        "name",
                        Desk.text(visit, "case-name"),
                        visit.field("name"),
                        false,
                        Desk.text(visit, "case-name-hint"))
                .area("input", Desk.text(visit, "case-input"), visit.field("input"), ROWS, false, null)
                .area("answer", Desk.text(visit, "case-answer"), visit.field("answer"), ROWS, false, null);
    }

    /** The choice of a folder; secret cases are the usual ones. */
    private static List<Form.Option> folders(Visit visit, PackageCases cases) {
        String chosen = visit.field("folder");
        List<String> all = cases.folders();
        String usual = chosen.isEmpty() ? all.get(Math.min(1, all.size() - 1)) : chosen;
        return all.stream()
                .map(folder -> new Form.Option(folder, Bench.folder(visit, folder), folder.equals(usual)))
                .toList();
    }

    private static Form moving(Visit visit, OpenedPackage opened, PackageCases cases) {
        Form form =
                Bench.form(visit, opened, PAGE, "case-move-send").id("moving").hidden("deed", "move");
        List<String> all = cases.all();
        if (all.size() <= TICKED) {
            List<String> ticked = visit.context().formParams("case");
            form = form.group(
                    Desk.text(visit, "part-cases"),
                    all.stream()
                            .map(name -> new Choice("case", name, Visible.of(name), ticked.contains(name), null))
                            .toList());
        }
        return form.text(
                        "names",
                        Desk.text(visit, "case-names"),
                        visit.field("names"),
                        false,
                        Desk.text(visit, "case-names-hint"))
                .select("to", Desk.text(visit, "case-to"), targets(visit, cases), null)
                .text("group", Desk.text(visit, "group-name"), visit.field("group"), false, null)
                .number("points", Desk.text(visit, "group-points"), visit.field("points"), "1", null);
    }

    private static List<Form.Option> targets(Visit visit, PackageCases cases) {
        List<Form.Option> targets = new ArrayList<>(List.of(
                new Form.Option("", Desk.text(visit, "group-new"), true),
                new Form.Option("delete", Desk.text(visit, "case-delete"), false)));
        cases.folders().forEach(folder -> targets.add(new Form.Option(folder, Bench.folder(visit, folder), false)));
        return targets;
    }

    private static List<FileChange> changes(Visit visit, PackageYaml yaml) {
        PackagePoints points = new PackagePoints(yaml);
        String deed = visit.field("deed");
        switch (deed) {
            case "scoring", "pass-fail" -> points.score(deed.equals("scoring"));
            case "points" -> points.set(GroupForms.group(visit, yaml), GroupForms.typed(visit));
            case "add" -> {
                return added(visit, yaml);
            }
            case "move" -> {
                return moved(visit, yaml, points);
            }
            default -> throw Desk.noSuchChoice(deed);
        }
        return List.of();
    }

    private static List<FileChange> moved(Visit visit, PackageYaml yaml, PackagePoints points) {
        List<String> chosen = new PackageCases(yaml).named(visit.context().formParams("case"), visit.field("names"));
        String to = visit.field("to");
        return switch (to) {
            case "" -> points.group(visit.field("group"), visit.field("points"), chosen);
            case "delete" -> points.delete(chosen);
            default -> points.move(chosen, to);
        };
    }

    private static List<FileChange> added(Visit visit, PackageYaml yaml) {
        PackageCases cases = new PackageCases(yaml);
        String folder = visit.field("folder");
        Map<String, byte[]> files = new LinkedHashMap<>();
        KeptFiles.filled(visit, "files").forEach(file -> files.put(Bench.last(file.name()), file.content()));
        String input = Bench.text(visit.field("input"));
        String answer = Bench.text(visit.field("answer"));
        String name = visit.field("name").strip();
        List<FileChange> changes = new ArrayList<>(cases.add(folder, files));
        if (!name.isEmpty() || !input.isEmpty() || !answer.isEmpty()) {
            changes.addAll(cases.write(
                    folder,
                    name.isEmpty() ? cases.next(folder) : name,
                    PackageCases.bytes(input),
                    PackageCases.bytes(answer)));
        }
        if (changes.isEmpty()) {
            throw Refusal.invalid("no-file");
        }
        return changes;
    }
}
