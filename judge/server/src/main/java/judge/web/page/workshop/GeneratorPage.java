package judge.web.page.workshop;

import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import judge.message.Quantity;
import judge.message.Visible;
import judge.online.Refusal;
import judge.service.problem.CaseMakings;
import judge.service.problem.CaseMakings.AskedCase;
import judge.service.problem.FileChange;
import judge.service.problem.OpenedPackage;
import judge.service.problem.PackageCases;
import judge.service.problem.PackageYaml;
import judge.web.http.Route;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.KeptFiles.KeptFile;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Visit;

/** Generators of a problem, and the test cases that they make: looked at before they are kept. */
record GeneratorPage(Bench bench, CaseMakings makings) {

    private static final String PAGE = "/generators";
    private static final String FOLDER = "generators/";
    private static final int ROWS = 8;
    private static final int SHOWN_CHARACTERS = 1000;
    private static final int REFRESH_SECONDS = 3;

    List<Route> routes() {
        return List.of(
                bench.get(PAGE, visit -> show(visit, bench.open(visit), Optional.empty())),
                bench.post(PAGE, this::change));
    }

    private void show(Visit visit, OpenedPackage opened, Optional<Refusal> refused) {
        PackageYaml yaml = bench.yaml(visit, opened);
        Sheet sheet = Bench.sheet(visit, opened, refused);
        sheet.note(Desk.text(visit, "generators-said"));
        List<String> programs = programs(yaml);
        sheet.links(programs.stream()
                .flatMap(program -> yaml.below(FOLDER + program).stream().limit(1))
                .map(file -> new Link(Bench.file(opened.slug(), file), Visible.of(file), false))
                .toList());
        if (!programs.isEmpty()) {
            sheet.form(making(visit, opened, new PackageCases(yaml), programs));
        }
        for (AskedCase one : makings.of(visit.viewer(), opened.slug())) {
            show(visit, opened, one, sheet);
        }
        sheet.heading("add", Desk.text(visit, "generator-add"));
        sheet.form(Bench.form(visit, opened, PAGE, "file-add-send")
                .id("new")
                .hidden("deed", "add")
                .file("program", Desk.text(visit, "program-files"), null, true, Desk.text(visit, "program-files-hint"))
                .text("name", Desk.text(visit, "file-name"), "", false, null)
                .area("text", Desk.text(visit, "file-text"), "", ROWS, false, null)
                .quiet());
        sheet.show(visit, Desk.text(visit, "part-generators"));
    }

    /** The programs: sources, or folders of such. */
    private static List<String> programs(PackageYaml yaml) {
        return yaml.below(FOLDER).stream()
                .map(file -> file.substring(FOLDER.length()))
                .map(file -> file.contains("/") ? file.substring(0, file.indexOf('/')) : file)
                .filter(file -> !file.matches("generators\\.yaml|.*\\.(?:h|hpp)"))
                .distinct()
                .toList();
    }

    private static Form making(Visit visit, OpenedPackage opened, PackageCases cases, List<String> programs) {
        String chosen = visit.field("generator");
        String folder = visit.field("folder");
        List<String> folders = cases.folders();
        String usual = folder.isEmpty() ? folders.get(folders.size() - 1) : folder;
        return Bench.form(visit, opened, PAGE, "generator-make")
                .id("make")
                .hidden("deed", "make")
                .select("generator", Desk.text(visit, "generator"), options(programs, chosen), null)
                .text(
                        "arguments",
                        Desk.text(visit, "generator-arguments"),
                        visit.field("arguments"),
                        false,
                        Desk.text(visit, "generator-arguments-hint", "seed", "{seed}"))
                .select("folder", Desk.text(visit, "case-folder"), options(folders, usual), null)
                .text("name", Desk.text(visit, "case-name"), visit.field("name"), false, null);
    }

    private static List<Form.Option> options(List<String> all, String chosen) {
        return all.stream()
                .map(one -> new Form.Option(one, Visible.of(one), one.equals(chosen)))
                .toList();
    }

    private static void show(Visit visit, OpenedPackage opened, AskedCase one, Sheet sheet) {
        sheet.heading("made-" + one.id(), Visible.of(one.name()));
        sheet.code(one.command());
        byte[] input = one.input();
        byte[] answer = one.answer();
        if (!one.done()) {
            sheet.text(Desk.text(visit, "generator-waiting"));
            visit.refreshAfter(REFRESH_SECONDS);
            return;
        }
        one.faults().forEach(fault -> sheet.warning(visit.messages().sentence(fault)));
        if (input != null && answer != null) {
            shown(visit, "case-input", input, sheet);
            shown(visit, "case-answer", answer, sheet);
            sheet.form(deed(visit, opened, one, "keep", "generator-keep"));
        }
        sheet.form(deed(visit, opened, one, "drop", "generator-drop").quiet());
    }

    private static void shown(Visit visit, String word, byte[] content, Sheet sheet) {
        sheet.small(Desk.text(visit, word) + " · " + Quantity.bytes(content.length));
        String text = new String(content, StandardCharsets.UTF_8);
        sheet.code(text.length() <= SHOWN_CHARACTERS ? text : text.substring(0, SHOWN_CHARACTERS) + "…");
    }

    private static Form deed(Visit visit, OpenedPackage opened, AskedCase one, String deed, String button) {
        return Bench.form(visit, opened, PAGE, button)
                .id(deed + "-" + one.id())
                .hidden("deed", deed)
                .hidden("case", String.valueOf(one.id()));
    }

    private void change(Visit visit) {
        String deed = visit.field("deed");
        switch (deed) {
            case "add" -> bench.save(visit, yaml -> added(visit), PAGE, this::show);
            case "keep" -> {
                long number = number(visit);
                bench.save(visit, yaml -> kept(visit, yaml), PAGE, this::show);
                if (visit.context().statusCode() == HttpStatus.SEE_OTHER.getCode()) {
                    makings.forget(visit.viewer(), visit.path("problem"), number);
                }
            }
            case "make" -> make(visit);
            case "drop" -> {
                makings.forget(visit.viewer(), visit.path("problem"), number(visit));
                visit.seeOther(Desk.problem(visit.path("problem")) + PAGE);
            }
            default -> throw Desk.noSuchChoice(deed);
        }
    }

    private void make(Visit visit) {
        OpenedPackage opened = bench.open(visit);
        try {
            PackageYaml yaml = bench.yaml(visit, opened);
            PackageCases cases = new PackageCases(yaml);
            String program = visit.field("generator");
            if (!programs(yaml).contains(program)) {
                throw Desk.noSuchChoice(program);
            }
            String folder = visit.field("folder");
            String name = visit.field("name").strip();
            String place = cases.place(folder, name.isEmpty() ? cases.next(folder) : name);
            String command = program + " " + visit.field("arguments").strip();
            makings.ask(visit.viewer(), opened, place, command.strip());
            visit.seeOther(Desk.problem(opened.slug()) + PAGE);
        } catch (Refusal refusal) {
            Bench.sentence(visit, refusal);
            show(visit, opened, Optional.of(refusal));
        }
    }

    private static List<FileChange> added(Visit visit) {
        List<KeptFile> sent = Bench.sent(visit, "program");
        if (sent.isEmpty()) {
            throw Refusal.invalid("no-file");
        }
        return sent.stream()
                .map(file -> FileChange.written(FOLDER + Bench.last(file.name()), file.content()))
                .toList();
    }

    private List<FileChange> kept(Visit visit, PackageYaml yaml) {
        AskedCase one = makings.one(visit.viewer(), visit.path("problem"), number(visit));
        byte[] input = one.input();
        if (input == null) {
            throw Refusal.notFound();
        }
        byte[] answer = Objects.requireNonNullElse(one.answer(), new byte[0]);
        return new PackageCases(yaml).writeMade(one.name(), one.command(), input, answer);
    }

    private static long number(Visit visit) {
        String sent = visit.field("case");
        if (!sent.matches("[0-9]{1,18}")) {
            throw Refusal.notFound();
        }
        return Long.parseLong(sent);
    }
}
