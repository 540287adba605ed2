package judge.web.page.workshop;

import java.util.List;
import java.util.Optional;
import judge.online.Refusal;
import judge.service.problem.NewProblem;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.KeptFiles;
import judge.web.page.Sheet;
import judge.web.page.Visit;

/** A problem from nothing: a title, a statement, and an example or files with test data. */
record NewProblemPage(Bench bench) {

    static final String PATH = Desk.TEACH + "/new-problem";
    private static final int STATEMENT_ROWS = 12;
    private static final int CASE_ROWS = 4;
    private static final byte[] NOTHING = {};

    List<Route> routes() {
        return List.of(
                bench.pages().get(PATH, RouteAccess.LOGGED_IN, visit -> show(visit, "")),
                bench.pages().post(PATH, RouteAccess.LOGGED_IN, this::make));
    }

    private void show(Visit visit, String refused) {
        bench.workshop().requireMaker(visit.viewer());
        Sheet sheet = new Sheet().crumbs(Bench.crumbs(visit));
        if (!refused.isEmpty()) {
            sheet.warning(refused);
        }
        sheet.form(data(visit, text(visit)));
        sheet.show(visit, Desk.text(visit, "new-problem"));
    }

    private static Form text(Visit visit) {
        String language = visit.field("language");
        String chosen = language.isEmpty() ? visit.messages().language().tag() : language;
        String slugHint = Desk.text(visit, "new-problem-slug-hint");
        String hint = Desk.text(visit, "statement-hint");
        return Desk.post(visit, PATH, "new-problem-make")
                .text("title", Desk.text(visit, "problem-title"), visit.field("title"), true, null)
                .slug("slug", Desk.text(visit, "problem-slug"), visit.field("slug"), slugHint)
                .select("language", Desk.text(visit, "statement-language"), languages(chosen), null)
                .area(
                        "statement",
                        Desk.text(visit, "statement"),
                        visit.field("statement"),
                        STATEMENT_ROWS,
                        false,
                        hint);
    }

    private static Form data(Visit visit, Form form) {
        String hint = Desk.text(visit, "example-hint");
        String dataHint = Desk.text(visit, "test-data-hint");
        return form.file(SentPackage.FIELD, Desk.text(visit, "test-data"), null, true, dataHint)
                .area("input", Desk.text(visit, "example-input"), visit.field("input"), CASE_ROWS, false, hint)
                .area("answer", Desk.text(visit, "example-answer"), visit.field("answer"), CASE_ROWS, false, null);
    }

    private static List<Form.Option> languages(String chosen) {
        return List.of(
                new Form.Option("en", "English", chosen.equals("en")),
                new Form.Option("zh", "中文", chosen.equals("zh")));
    }

    private void make(Visit visit) {
        try {
            String slug = bench.workshop()
                    .create(visit.viewer(), wish(visit), Optional.empty())
                    .problem()
                    .slug();
            visit.flash(Desk.text(visit, "new-problem-made"));
            visit.seeOther(Desk.problem(slug));
        } catch (Refusal refusal) {
            show(visit, Bench.sentence(visit, refusal));
        }
    }

    private static NewProblem wish(Visit visit) {
        String title = visit.field("title").strip();
        String slug = visit.field("slug").strip();
        String language = visit.field("language");
        if (!List.of("en", "zh").contains(language)) {
            throw Desk.noSuchChoice(language);
        }
        if (title.isEmpty()) {
            throw Refusal.invalid("new-problem-title");
        }
        boolean data = !KeptFiles.filled(visit, SentPackage.FIELD).isEmpty();
        return new NewProblem(
                slug.isEmpty() ? Desk.slug(title, "problem") : slug,
                title,
                language,
                Bench.text(visit.field("statement")),
                Bench.text(visit.field("input")),
                Bench.text(visit.field("answer")),
                data ? SentPackage.zipped(visit) : NOTHING);
    }
}
