package judge.web.page.workshop;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.message.Quantity;
import judge.message.Visible;
import judge.online.Refusal;
import judge.service.problem.Imports;
import judge.service.problem.ProblemView;
import judge.service.problem.Problems;
import judge.service.problem.WaitingProblem;
import judge.service.problem.WaitingProblem.Content;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.http.SentCharset;
import judge.web.page.Desk;
import judge.web.page.EmptyList;
import judge.web.page.Form;
import judge.web.page.KeptFiles;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Fact;
import judge.web.page.Visit;

/**
 * Uploads of problems. A package is kept at once; of what another judge keeps, and of test data alone, a page shows
 * what was made of it before anything is kept.
 */
record UploadPages(Pages pages, Problems problems, Imports imports) {

    static final String IMPORTS = Desk.TEACH + "/imports";
    private static final String TARGET = "version-of";
    private static final int SHOWN_FILES = 40;

    List<Route> routes() {
        return List.of(
                pages.post(Desk.PROBLEMS, RouteAccess.LOGGED_IN, this::upload),
                pages.get(IMPORTS, RouteAccess.LOGGED_IN, this::show),
                pages.post(IMPORTS, RouteAccess.LOGGED_IN, this::decide));
    }

    /** The form for a problem. */
    static Form form(Visit visit) {
        return Desk.post(visit, Desk.PROBLEMS, "upload")
                .file(
                        SentPackage.FIELD,
                        Desk.text(visit, "problem-file"),
                        null,
                        true,
                        Desk.text(visit, "problem-file-hint"))
                .folder("folder", Desk.text(visit, "problem-folder"), Desk.text(visit, "problem-folder-hint"));
    }

    /** The same for a new version of one. */
    static Form form(Visit visit, String versionOf) {
        return Desk.withCharset(visit, form(visit).hidden(TARGET, versionOf));
    }

    private void upload(Visit visit) {
        KeptFiles.take(visit, SentPackage.FIELD, Desk.PROBLEMS, () -> put(visit));
    }

    private void put(Visit visit) {
        SentPackage sent = SentPackage.of(visit);
        String there = visit.field(TARGET);
        if (sent.isSet()) {
            prepare(visit, sent);
            return;
        }
        try {
            ProblemView made = there.isEmpty()
                    ? added(visit, sent)
                    : problems.put(visit.viewer(), there, sent.zip(), charset(visit));
            KeptFiles.tell(visit, made.charsets());
            visit.seeOther(Desk.problem(made.problem().slug()));
        } catch (Refusal refusal) {
            if (!refusal.code().equals("package-foreign")) {
                throw refusal;
            }
            prepare(visit, sent);
        }
    }

    private void prepare(Visit visit, SentPackage sent) {
        String wanted = visit.field("slug").strip();
        String there = visit.field(TARGET);
        Imports.Wanted wish = new Imports.Wanted(there.isEmpty() ? null : there, wanted.isEmpty() ? null : wanted);
        String name = wanted.isEmpty() || sent.isSet() ? sent.name() : wanted;
        imports.prepare(visit.viewer(), name, sent.zip(), charset(visit), wish);
        visit.seeOther(IMPORTS);
    }

    private ProblemView added(Visit visit, SentPackage sent) {
        String wanted = visit.field("slug").strip();
        return wanted.isEmpty()
                ? addedByItsName(visit, sent)
                : problems.addAs(visit.viewer(), wanted, sent.zip(), charset(visit));
    }

    private static Optional<Charset> charset(Visit visit) {
        return SentCharset.of(visit.field(SentCharset.FIELD));
    }

    /** Adds a package by the name of the file; where a folder in the zip has another name, that is the package's. */
    private ProblemView addedByItsName(Visit visit, SentPackage sent) {
        try {
            return problems.add(visit.viewer(), sent.name(), sent.zip(), charset(visit));
        } catch (Refusal refusal) {
            if (!refusal.code().equals("problem-other-id")) {
                throw refusal;
            }
            return problems.add(
                    visit.viewer(), String.valueOf(refusal.parameters().get("folder")), sent.zip(), charset(visit));
        }
    }

    private void show(Visit visit) {
        List<WaitingProblem> all = imports.of(visit.viewer());
        Sheet sheet = new Sheet().crumbs(Bench.crumbs(visit));
        if (all.isEmpty()) {
            String text = Desk.text(visit, "import-none");
            EmptyList.show(sheet, text, NewProblemPage.PATH, Desk.text(visit, "new-problem"));
        } else {
            sheet.note(Desk.text(visit, "import-said"));
        }
        for (WaitingProblem one : all) {
            show(visit, sheet, one);
        }
        if (!all.isEmpty()) {
            sheet.form(Desk.post(visit, IMPORTS, "import-drop").quiet().hidden("deed", "drop"));
        }
        sheet.show(visit, Desk.text(visit, "import"));
    }

    private static void show(Visit visit, Sheet sheet, WaitingProblem one) {
        WaitingProblem.Told told = one.told();
        Content content = told.content();
        String title = content == null ? one.slug() : Desk.title(visit, content.names(), one.slug());
        sheet.heading("import-" + one.id(), title);
        if (content != null) {
            sheet.facts(facts(visit, content));
        }
        told.faults().forEach(fault -> sheet.warning(visit.messages().sentence(fault)));
        if (!told.remarks().isEmpty()) {
            sheet.small(Desk.text(visit, "import-remarks"));
            told.remarks().forEach(remark -> sheet.text(visit.messages().sentence(remark)));
        }
        sheet.small(Desk.text(visit, "import-files", "count", told.files().size()));
        sheet.code(files(told.files()));
        if (content != null) {
            keep(visit, sheet, one);
        }
    }

    private static String files(List<String> files) {
        List<String> shown = new ArrayList<>(files.stream()
                .filter(file -> !file.matches("data/secret/.*\\.ans"))
                .limit(SHOWN_FILES)
                .map(Visible::of)
                .toList());
        if (files.size() > shown.size()) {
            shown.add("…");
        }
        return String.join("\n", shown);
    }

    private static List<Fact> facts(Visit visit, Content content) {
        Long time = content.timeMillis();
        return List.of(
                Desk.fact(
                        visit,
                        "time-limit",
                        time == null ? Desk.text(visit, "time-inferred") : Quantity.millis(time.doubleValue())),
                Desk.fact(visit, "memory-limit", Quantity.bytes(content.memoryBytes())),
                Desk.fact(visit, "samples", String.valueOf(content.samples())),
                Desk.fact(visit, "secret-cases", String.valueOf(content.cases())),
                Desk.fact(visit, "case-groups", String.valueOf(content.groups())),
                Desk.fact(visit, "max-score", Desk.points(content.maxScore())));
    }

    private static void keep(Visit visit, Sheet sheet, WaitingProblem one) {
        Form form = Desk.post(visit, IMPORTS, "import-keep")
                .id("keep-" + one.id())
                .hidden("deed", "keep")
                .hidden("problem", String.valueOf(one.id()));
        String target = one.target();
        if (target == null) {
            sheet.form(form.slug("slug", Desk.text(visit, "problem-slug"), one.slug(), null));
        } else {
            sheet.text(Desk.text(visit, "import-target", "problem", target));
            sheet.form(form);
        }
    }

    private void decide(Visit visit) {
        String deed = visit.field("deed");
        if (!Set.of("keep", "drop").contains(deed)) {
            throw Desk.noSuchChoice(deed);
        }
        if (deed.equals("drop")) {
            imports.drop(visit.viewer());
            visit.seeOther(Desk.PROBLEMS);
            return;
        }
        String sent = visit.field("problem");
        if (!sent.matches("[0-9]{1,18}")) {
            throw Refusal.notFound();
        }
        ProblemView made = imports.keep(
                visit.viewer(), Long.parseLong(sent), visit.field("slug").strip());
        boolean more = !imports.of(visit.viewer()).isEmpty();
        visit.flash(Desk.text(visit, "import-kept", "problem", made.problem().slug()));
        visit.seeOther(more ? IMPORTS : Desk.problem(made.problem().slug()));
    }
}
