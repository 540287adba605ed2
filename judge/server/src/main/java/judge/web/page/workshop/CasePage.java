package judge.web.page.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import judge.web.page.KeptFiles;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Visit;

/** One test case: its input and its answer side by side, to be looked at, written, replaced, renamed, deleted. */
record CasePage(Bench bench) {

    private static final String PAGE = "/case";
    private static final int ROWS = 14;

    static String address(String slug, String name) {
        return Desk.problem(slug) + PAGE + "?name=" + Desk.inPath(name);
    }

    List<Route> routes() {
        return List.of(
                bench.get(PAGE, visit -> show(visit, bench.open(visit), visit.query("name"), Optional.empty())),
                bench.post(
                        PAGE,
                        visit -> bench.save(
                                visit,
                                yaml -> changes(visit, yaml),
                                Bench.CASES,
                                (same, opened, refused) -> show(same, opened, visit.field("case"), refused))));
    }

    private void show(Visit visit, OpenedPackage opened, String name, Optional<Refusal> refused) {
        PackageYaml yaml = bench.yaml(visit, opened);
        if (!new PackageCases(yaml).all().contains(name)) {
            throw Refusal.notFound();
        }
        Sheet sheet = Bench.sheet(visit, opened, refused);
        for (String path : List.of(PackageCases.input(name), PackageCases.answer(name))) {
            Bench.findings(visit, opened, path).forEach(sheet::warning);
        }
        Optional<String> input = text(visit, opened, PackageCases.input(name));
        Optional<String> answer = text(visit, opened, PackageCases.answer(name));
        boolean typed = refused.isPresent() && visit.field("deed").equals("save");
        if (input.isPresent() && answer.isPresent()) {
            String in = typed ? visit.field("input") : input.get();
            String out = typed ? visit.field("answer") : answer.get();
            sheet.form(form(visit, opened, name, "save", "file-save")
                    .parts()
                    .area("input", Desk.text(visit, "case-input"), in, ROWS, false, null)
                    .area("answer", Desk.text(visit, "case-answer"), out, ROWS, false, null));
        } else {
            sheet.text(Desk.text(visit, "file-no-text"));
        }
        others(visit, opened, name, sheet);
        sheet.show(visit, Visible.of(name));
    }

    private static void others(Visit visit, OpenedPackage opened, String name, Sheet sheet) {
        sheet.links(List.of(
                link(visit, opened, PackageCases.input(name), "case-input"),
                link(visit, opened, PackageCases.answer(name), "case-answer")));
        sheet.form(form(visit, opened, name, "replace", "file-replace")
                .file("input", Desk.text(visit, "case-input"), null, false, null)
                .file("answer", Desk.text(visit, "case-answer"), null, false, null)
                .quiet());
        sheet.form(form(visit, opened, name, "rename", "file-move")
                .text("to", Desk.text(visit, "case-name"), name.substring(name.lastIndexOf('/') + 1), true, null)
                .quiet());
        sheet.form(form(visit, opened, name, "delete", "case-delete").quiet());
    }

    private static Link link(Visit visit, OpenedPackage opened, String path, String word) {
        String text = Desk.text(visit, word) + visit.text("colon") + Desk.text(visit, "file-download");
        return new Link(Bench.file(opened.slug(), path) + "&as=file", text, false);
    }

    private static Form form(Visit visit, OpenedPackage opened, String name, String deed, String button) {
        return Bench.form(visit, opened, PAGE, button)
                .id(deed)
                .hidden("deed", deed)
                .hidden("case", name);
    }

    /** The text of a file; empty where it is none; a file that is not there has none yet. */
    private Optional<String> text(Visit visit, OpenedPackage opened, String path) {
        return opened.files().containsKey(path)
                ? FilePage.text(bench.workshop().file(visit.viewer(), opened.slug(), path))
                : Optional.of("");
    }

    private static List<FileChange> changes(Visit visit, PackageYaml yaml) {
        PackageCases cases = new PackageCases(yaml);
        String name = visit.field("case");
        if (!cases.all().contains(name)) {
            throw Refusal.notFound();
        }
        String deed = visit.field("deed");
        return switch (deed) {
            case "save", "replace" -> {
                cases.byHand(name);
                yield deed.equals("save") ? typed(visit, name) : replaced(visit, name);
            }
            case "rename" -> cases.rename(name, visit.field("to").strip());
            case "delete" -> new PackagePoints(yaml).delete(List.of(name));
            default -> throw Desk.noSuchChoice(deed);
        };
    }

    private static List<FileChange> typed(Visit visit, String name) {
        return List.of(
                written(PackageCases.input(name), visit.field("input")),
                written(PackageCases.answer(name), visit.field("answer")));
    }

    private static FileChange written(String path, String typed) {
        return FileChange.written(path, PackageCases.bytes(Bench.text(typed)));
    }

    private static List<FileChange> replaced(Visit visit, String name) {
        List<FileChange> changes = new ArrayList<>();
        KeptFiles.of(visit, "input")
                .forEach(file -> changes.add(FileChange.written(PackageCases.input(name), file.content())));
        KeptFiles.of(visit, "answer")
                .forEach(file -> changes.add(FileChange.written(PackageCases.answer(name), file.content())));
        if (changes.isEmpty()) {
            throw Refusal.invalid("no-file");
        }
        return changes;
    }
}
