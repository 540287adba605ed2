package judge.web.page.workshop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import judge.message.Visible;
import judge.online.Refusal;
import judge.service.problem.FileChange;
import judge.service.problem.OpenedPackage;
import judge.service.problem.PackageStatements;
import judge.service.problem.PackageYaml;
import judge.web.http.Route;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.KeptFiles;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Visit;
import judge.web.page.statement.QuestionTexts;
import judge.web.page.statement.StatementPreview;

/** The statement of a problem in each language, with its look beside it: while it is typed, or by a button. */
record StatementPage(Bench bench) {

    private static final String PAGE = "/statements";
    private static final int ROWS = 24;
    private static final StatementPreview PREVIEW = new StatementPreview();

    List<Route> routes() {
        return List.of(
                bench.get(PAGE, visit -> show(visit, bench.open(visit), Optional.empty())),
                bench.post(PAGE, this::change));
    }

    private void change(Visit visit) {
        if (visit.field("preview").equals("yes")) {
            show(visit, bench.open(visit), Optional.empty());
            return;
        }
        String there = PAGE + "?language=" + Desk.inPath(visit.field("language"));
        boolean gone = visit.field("deed").equals("delete");
        bench.save(visit, yaml -> changes(visit, new PackageStatements(yaml)), gone ? PAGE : there, this::show);
    }

    private static List<FileChange> changes(Visit visit, PackageStatements statements) {
        String language = visit.field("language");
        if (visit.field("deed").equals("delete")) {
            return statements.delete(language);
        }
        Map<String, byte[]> pictures = new LinkedHashMap<>();
        KeptFiles.filled(visit, "pictures").forEach(file -> pictures.put(Bench.last(file.name()), file.content()));
        return statements.write(language, visit.field("title"), Bench.text(visit.field("text")), pictures);
    }

    private void show(Visit visit, OpenedPackage opened, Optional<Refusal> refused) {
        PackageYaml yaml = bench.yaml(visit, opened);
        PackageStatements statements = new PackageStatements(yaml);
        SortedSet<String> languages = statements.languages();
        boolean typed = visit.context().formParamMap().containsKey("text");
        String asked = typed ? visit.field("language") : visit.query("language");
        String language = asked.isEmpty() ? usual(visit, languages) : asked;
        String path = statements.path(language);
        String text = typed ? Bench.text(visit.field("text")) : stored(visit, opened, path);
        Sheet sheet = Bench.sheet(visit, opened, refused);
        sheet.links(languages.stream()
                .map(one -> new Link(address(opened, one), name(one), false))
                .toList());
        Bench.findings(visit, opened, path).forEach(sheet::warning);
        String title = typed ? visit.field("title") : statements.title(language);
        sheet.writing(new Sheet.Writing(
                form(visit, opened, language, title, text),
                Desk.text(visit, "preview"),
                PREVIEW.of(text, Desk.problem(opened.slug()))));
        QuestionTexts.drawFormulas(visit);
        visit.useScript("workshop.js");
        others(visit, opened, language, languages, sheet);
        sheet.show(visit, Desk.text(visit, "part-statements") + visit.text("colon") + name(language));
    }

    private static String address(OpenedPackage opened, String language) {
        return Desk.problem(opened.slug()) + PAGE + "?language=" + Desk.inPath(language);
    }

    private static String usual(Visit visit, SortedSet<String> languages) {
        String own = visit.messages().language().tag();
        return languages.isEmpty() || languages.contains(own) ? own : languages.first();
    }

    /** The name of a language in that language. */
    private static String name(String language) {
        Locale locale = Locale.forLanguageTag(language);
        return Visible.of(locale.getDisplayName(locale));
    }

    private String stored(Visit visit, OpenedPackage opened, String path) {
        return opened.files().containsKey(path)
                ? FilePage.text(bench.workshop().file(visit.viewer(), opened.slug(), path))
                        .orElse("")
                : "";
    }

    private static Form form(Visit visit, OpenedPackage opened, String language, String title, String text) {
        return Bench.form(visit, opened, PAGE, "file-save")
                .id("statement")
                .hidden("language", language)
                .text("title", Desk.text(visit, "problem-title"), title, true, null)
                .area("text", Desk.text(visit, "statement"), text, ROWS, false, Desk.text(visit, "statement-markdown"))
                .file("pictures", Desk.text(visit, "pictures"), "image/*", true, Desk.text(visit, "pictures-hint"));
    }

    private static void others(
            Visit visit, OpenedPackage opened, String language, SortedSet<String> languages, Sheet sheet) {
        List<Form.Option> more = new ArrayList<>();
        for (String one : List.of("en", "zh", "de", "es", "fr", "ja", "ko", "pt", "ru")) {
            if (!languages.contains(one)) {
                more.add(new Form.Option(one, name(one), false));
            }
        }
        sheet.form(Form.get(Desk.problem(opened.slug()) + PAGE, Desk.text(visit, "statement-begin"))
                .id("other")
                .beside()
                .select("language", Desk.text(visit, "statement-other"), more, null));
        if (languages.size() > 1 && languages.contains(language)) {
            sheet.form(Bench.form(visit, opened, PAGE, "statement-delete")
                    .id("gone")
                    .quiet()
                    .hidden("deed", "delete")
                    .hidden("language", language));
        }
    }
}
