package judge.web.page.student;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import judge.message.Visible;
import judge.online.JudgingState;
import judge.online.StoredSubmission;
import judge.service.submission.OwnSubmissions;
import judge.service.submission.OwnSubmissions.Choices;
import judge.service.submission.OwnSubmissions.Listed;
import judge.service.submission.OwnSubmissions.Own;
import judge.service.submission.ResultPage;
import judge.service.submission.SubmissionView;
import judge.source.LanguageNames;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Form.Option;
import judge.web.page.Pages;
import judge.web.page.Paths;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Heads;
import judge.web.page.Table.Row;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** The page of one's own submissions over all courses, with filters. */
public final class OwnPages {

    static final String LIST = "/mine";
    static final String PROGRESS = LIST + "/progress";
    private static final int AT_A_TIME = 50;

    private final OwnSubmissions own;
    private final Pages pages;

    public OwnPages(Pages pages) {
        own = pages.services().submissions().own();
        this.pages = pages;
    }

    public List<Route> routes() {
        return List.of(pages.get(LIST, RouteAccess.LOGGED_IN, this::list));
    }

    static String text(Visit visit, String key, Object... namesAndValues) {
        return visit.text("mine." + key, namesAndValues);
    }

    static Heads heads(Visit visit) {
        return new Heads(key -> text(visit, key));
    }

    private void list(Visit visit) {
        OwnFilter filter = OwnFilter.of(visit);
        Listed listed = own.list(visit.viewer(), filter.filter(visit.zone()), filter.before(), AT_A_TIME);
        ResultPage<Own> page = listed.page();
        Sheet sheet = new Sheet();
        sheet.links(List.of(new Link(PROGRESS, text(visit, "progress"), false)));
        sheet.form(form(visit, filter, listed.choices()));
        if (page.items().isEmpty()) {
            sheet.text(text(visit, filter.isEmpty() ? "none" : "none-found"));
        } else {
            Heads heads = heads(visit)
                    .text("received", "problem", "assignment", "verdict")
                    .number("points")
                    .text("language")
                    .number("attempt");
            List<Row> rows = page.items().stream().map(one -> row(visit, one)).toList();
            sheet.table(new Table(text(visit, "title"), null, heads, rows));
        }
        sheet.links(links(visit, filter, page)).show(visit, text(visit, "title"));
    }

    private static List<Link> links(Visit visit, OwnFilter filter, ResultPage<Own> page) {
        List<Link> links = new ArrayList<>();
        if (filter.before() != null) {
            links.add(new Link(filter.address(LIST, null), text(visit, "newest"), false));
        }
        if (page.next() != null) {
            links.add(new Link(filter.address(LIST, page.next()), text(visit, "older"), true));
        }
        return links;
    }

    private static Form form(Visit visit, OwnFilter filter, Choices choices) {
        Map<String, String> problems = new LinkedHashMap<>();
        choices.problems().forEach(one -> problems.put(one.problem(), Words.title(visit, one.titles(), one.problem())));
        Map<String, String> verdicts = new LinkedHashMap<>();
        OwnFilter.VERDICTS.forEach(code -> verdicts.put(code, verdict(visit, code)));
        Map<String, String> languages = new LinkedHashMap<>();
        choices.languages().forEach(code -> languages.put(code, language(code)));
        Form form = Form.get(LIST, text(visit, "filter"));
        form = select(visit, form, filter, OwnFilter.PROBLEM, problems);
        form = select(visit, form, filter, OwnFilter.VERDICT, verdicts);
        return select(visit, form, filter, OwnFilter.LANGUAGE, languages)
                .date(OwnFilter.SINCE, text(visit, "since"), filter.value(OwnFilter.SINCE))
                .date(OwnFilter.UNTIL, text(visit, "until"), filter.value(OwnFilter.UNTIL))
                .beside();
    }

    private static Form select(Visit visit, Form form, OwnFilter filter, String key, Map<String, String> names) {
        List<Option> options = new ArrayList<>(List.of(new Option("", text(visit, "any"), false)));
        names.forEach((value, name) -> options.add(new Option(value, name, value.equals(filter.value(key)))));
        return form.select(key, text(visit, key), options, null);
    }

    private static String verdict(Visit visit, String code) {
        return code.equals(StoredSubmission.NO_VERDICT) ? text(visit, "no-verdict") : Words.verdict(visit, code);
    }

    /** The name of a language for people; empty where there is none. */
    static String language(@Nullable String code) {
        return code == null ? "" : LanguageNames.title(code);
    }

    private static Row row(Visit visit, Own one) {
        SubmissionView view = one.view();
        @Nullable String verdict = view.verdict();
        String state = one.hidden() ? text(visit, "hidden") : state(visit, view.state());
        Cell judged = Desk.badge(visit, Cell.of(verdict == null ? state : Words.verdict(visit, verdict)), verdict);
        return new Row(List.of(
                Cell.row(visit.time(view.received()))
                        .kind("whole")
                        .link(Paths.submission(view.id()))
                        .more(view.late() ? visit.text("late") : null),
                Cell.of(Words.title(visit, one.titles(), view.problem()))
                        .link(Paths.problem(view.course(), view.assignment(), view.problem())),
                Cell.of(Visible.of(one.assignment())).more(Visible.of(one.course())),
                judged,
                Cell.number(Desk.points(view.score(), view.maxScore())),
                Cell.of(language(one.language())),
                Cell.number(Integer.toString(view.attempt()))));
    }

    private static String state(Visit visit, JudgingState state) {
        return visit.text("state-" + state.name().toLowerCase(Locale.ROOT));
    }
}
