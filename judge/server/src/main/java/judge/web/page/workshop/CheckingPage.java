package judge.web.page.workshop;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import judge.message.Visible;
import judge.online.Refusal;
import judge.service.problem.CheckingSettings;
import judge.service.problem.CheckingSettings.Way;
import judge.service.problem.FileChange;
import judge.service.problem.OpenedPackage;
import judge.service.problem.PackageYaml;
import judge.web.http.Route;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Form.Choice;
import judge.web.page.KeptFiles.KeptFile;
import judge.web.page.Sheet;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Row;
import judge.web.page.Visit;

/** The rules by which output is judged: a checker of the list with its options, or a program; and input validators. */
record CheckingPage(Bench bench) {

    private static final String PAGE = "/checking";
    private static final String CHECKER = "output_validator/";
    private static final String VALIDATORS = "input_validators/";
    private static final int ROWS = 8;

    List<Route> routes() {
        return List.of(
                bench.get(PAGE, visit -> show(visit, bench.open(visit), Optional.empty())),
                bench.post(PAGE, visit -> bench.save(visit, yaml -> changes(visit, yaml), PAGE, this::show)));
    }

    private void show(Visit visit, OpenedPackage opened, Optional<Refusal> refused) {
        PackageYaml yaml = bench.yaml(visit, opened);
        Sheet sheet = Bench.sheet(visit, opened, refused);
        sheet.heading("checker", Desk.text(visit, "checker"));
        if (yaml.isOlder()) {
            sheet.text(Desk.text(visit, "format-older"));
        } else {
            boolean typed = refused.isPresent() && visit.field("deed").equals("checker");
            sheet.form(checker(visit, opened, typed ? typed(visit) : CheckingSettings.of(yaml)));
        }
        programs(visit, opened, yaml, CHECKER, sheet);
        sheet.heading("validators", Desk.text(visit, "validators"));
        sheet.note(Desk.text(visit, "validators-said"));
        programs(visit, opened, yaml, VALIDATORS, sheet);
        sheet.form(program(
                visit,
                Bench.form(visit, opened, PAGE, "file-add-send").id("validator").hidden("deed", "validator")));
        sheet.show(visit, Desk.text(visit, "part-checking"));
    }

    private static Form checker(Visit visit, OpenedPackage opened, CheckingSettings now) {
        List<Form.Option> ways = Desk.options(
                visit,
                "teacher.checker-",
                Arrays.stream(Way.values())
                        .filter(way -> way != Way.SUDOKU || now.way() == way)
                        .toList(),
                now.way().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        Form form = Bench.form(visit, opened, PAGE, "file-save")
                .id("checker-form")
                .hidden("deed", "checker")
                .select("way", Desk.text(visit, "checker-way"), ways, Desk.text(visit, "checker-way-hint"))
                .group(
                        Desk.text(visit, "checker-tokens"),
                        List.of(
                                choice(visit, "case_sensitive", now.caseSensitive()),
                                choice(visit, "space_change_sensitive", now.spaceSensitive())))
                .number("relative", label(visit, "float_relative_tolerance"), now.relative(), "any", null)
                .number("absolute", label(visit, "float_absolute_tolerance"), now.absolute(), "any", null);
        String arguments = String.join(" ", now.arguments());
        return program(visit, form.text("arguments", label(visit, "output_validator_args"), arguments, false, null));
    }

    private static String label(Visit visit, String word) {
        return Desk.text(visit, "checker-" + word.replace('_', '-')) + " (" + word + ")";
    }

    private static Choice choice(Visit visit, String word, boolean checked) {
        return new Choice(word, "yes", label(visit, word), checked, null);
    }

    private static Form program(Visit visit, Form form) {
        return form.file(
                        "program",
                        Desk.text(visit, "program-files"),
                        null,
                        true,
                        Desk.text(visit, "program-files-hint"))
                .text("name", Desk.text(visit, "file-name"), "", false, null)
                .area("text", Desk.text(visit, "file-text"), "", ROWS, false, null);
    }

    private static void programs(Visit visit, OpenedPackage opened, PackageYaml yaml, String folder, Sheet sheet) {
        List<Row> rows = yaml.below(folder).stream()
                .map(file -> new Row(List.of(
                        Cell.row(Visible.of(file)).link(Bench.file(opened.slug(), file)),
                        Cell.of(String.join("; ", Bench.findings(visit, opened, file))))))
                .toList();
        if (!rows.isEmpty()) {
            Table.Heads heads = Desk.heads(visit).text("file", "findings");
            sheet.table(new Table(folder, null, heads, rows));
        }
    }

    private static CheckingSettings typed(Visit visit) {
        List<String> arguments =
                new ArrayList<>(List.of(visit.field("arguments").strip().split("\\s+", -1)));
        arguments.removeIf(String::isEmpty);
        return new CheckingSettings(
                Desk.chosen(Way.values(), visit.field("way")),
                visit.field("case_sensitive").equals("yes"),
                visit.field("space_change_sensitive").equals("yes"),
                visit.field("relative").strip(),
                visit.field("absolute").strip(),
                arguments);
    }

    private static List<FileChange> changes(Visit visit, PackageYaml yaml) {
        List<KeptFile> sent = Bench.sent(visit, "program");
        if (visit.field("deed").equals("validator")) {
            if (sent.isEmpty()) {
                throw Refusal.invalid("no-file");
            }
            return written(sent, VALIDATORS);
        }
        CheckingSettings typed = typed(visit);
        if (!typed.way().isProgram()) {
            return typed.in(yaml);
        }
        if (sent.isEmpty() && yaml.below(CHECKER).isEmpty()) {
            throw Refusal.invalid("checker-program");
        }
        typed.in(yaml);
        return written(sent, CHECKER);
    }

    private static List<FileChange> written(List<KeptFile> sent, String folder) {
        return sent.stream()
                .map(file -> FileChange.written(folder + Bench.last(file.name()), file.content()))
                .toList();
    }
}
