package judge.web.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import judge.message.Visible;
import judge.online.StoredSubmission;
import judge.service.submission.ListChoices;
import judge.service.submission.ListedSubmission;
import judge.service.submission.ResultPage;
import judge.service.submission.SubmissionView;
import judge.source.LanguageNames;
import judge.web.page.Form.Option;
import judge.web.page.Sheet.Link;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Heads;
import judge.web.page.Table.Row;
import org.jspecify.annotations.Nullable;

/**
 * A list of submissions with its filters: one's own, or those of a class as its teachers see them. Keys walk through
 * it.
 *
 * @param own whether all of them are the visitor's
 */
public record ListSheet(Visit visit, String here, ListFilter filter, boolean own) {

    private static final String SCRIPT = "list.js";
    private static final String KIND = "submissions";

    /** The text of {@code web.mine.<key>}. */
    public static String text(Visit visit, String key, Object... namesAndValues) {
        return visit.text("mine." + key, namesAndValues);
    }

    public static Heads heads(Visit visit) {
        return new Heads(key -> text(visit, key));
    }

    /** The name of a language for people; empty where there is none. */
    public static String language(@Nullable String code) {
        return code == null ? "" : LanguageNames.title(code);
    }

    /** Adds filters, rows, and the ways to those before and after. */
    public void show(Sheet sheet, ResultPage<ListedSubmission> page, ListChoices choices) {
        visit.useScript(SCRIPT);
        if (own) {
            sheet.folded(text(visit, "filters"), !filter.isEmpty(), form(choices));
        } else {
            sheet.form(form(choices));
        }
        if (page.items().isEmpty()) {
            none(sheet);
        } else {
            boolean grouped = page.items().stream().anyMatch(one -> one.group() != null);
            List<Row> rows = page.items().stream().map(one -> row(one, grouped)).toList();
            sheet.table(new Table(text(visit, own ? "title" : "all"), null, heads(grouped), rows).kind(KIND));
            sheet.note(text(visit, "keys"));
        }
        sheet.links(links(page));
    }

    /** Leads to where things are handed in or, of a class, to its course; from a filter to all. */
    private void none(Sheet sheet) {
        if (!filter.isEmpty()) {
            EmptyList.show(sheet, text(visit, "none-found"), here, text(visit, "unfiltered"));
        } else if (own) {
            EmptyList.show(sheet, text(visit, "none"), "/", visit.text("home"));
        } else {
            String above = here.substring(0, here.lastIndexOf('/'));
            EmptyList.show(sheet, text(visit, "none-of-all"), above, Desk.text(visit, "assignments"));
        }
    }

    private Heads heads(boolean grouped) {
        Heads heads = heads(visit).text("received");
        if (!own) {
            heads.text("person");
            if (grouped) {
                heads.text("group");
            }
        }
        return heads.text("problem", "verdict").number("points").text("assignment", "language");
    }

    private List<Link> links(ResultPage<ListedSubmission> page) {
        List<Link> links = new ArrayList<>();
        if (filter.before() != null) {
            links.add(new Link(filter.address(here, null), text(visit, "newest"), false));
        }
        if (page.next() != null) {
            links.add(new Link(filter.address(here, page.next()), text(visit, "older"), true));
        }
        return links;
    }

    private Form form(ListChoices choices) {
        Map<String, String> problems = new LinkedHashMap<>();
        choices.problems().forEach(one -> problems.put(one.problem(), Words.title(visit, one.titles(), one.problem())));
        Map<String, String> verdicts = new LinkedHashMap<>();
        ListFilter.VERDICTS.forEach(code -> verdicts.put(code, verdict(code)));
        Map<String, String> languages = new LinkedHashMap<>();
        choices.languages().forEach(code -> languages.put(code, language(code)));
        Form form = Form.get(here, text(visit, "filter"));
        if (!own) {
            form = ofClass(form, choices);
        }
        form = select(form, ListFilter.PROBLEM, problems);
        form = select(form, ListFilter.VERDICT, verdicts);
        form = select(form, ListFilter.LANGUAGE, languages);
        if (!own) {
            form = select(
                    form,
                    ListFilter.LATE,
                    Map.of(ListFilter.YES, text(visit, "late-yes"), ListFilter.NO, text(visit, "late-no")));
        }
        return form.date(ListFilter.SINCE, text(visit, "since"), filter.value(ListFilter.SINCE))
                .date(ListFilter.UNTIL, text(visit, "until"), filter.value(ListFilter.UNTIL))
                .beside();
    }

    private Form ofClass(Form form, ListChoices choices) {
        Map<String, String> assignments = new LinkedHashMap<>();
        choices.assignments().forEach(one -> assignments.put(one.slug(), Visible.of(one.name())));
        Map<String, String> groups = new LinkedHashMap<>();
        choices.groups()
                .forEach(name -> groups.put(
                        name.isEmpty() ? ListFilter.NO_GROUP : name,
                        name.isEmpty() ? text(visit, "no-group") : Visible.of(name)));
        Form with = form.text(ListFilter.SEARCH, text(visit, "search"), filter.value(ListFilter.SEARCH), false, null);
        String person = filter.value(ListFilter.PERSON);
        if (!person.isEmpty()) {
            with = select(with, ListFilter.PERSON, Map.of(person, Visible.of(person)));
        }
        with = assignments.isEmpty() ? with : select(with, ListFilter.ASSIGNMENT, assignments);
        return groups.isEmpty() ? with : select(with, ListFilter.GROUP, groups);
    }

    private Form select(Form form, String key, Map<String, String> names) {
        List<Option> options = new ArrayList<>(List.of(new Option("", text(visit, "any"), false)));
        names.forEach((value, name) -> options.add(new Option(value, name, value.equals(filter.value(key)))));
        return form.select(key, text(visit, key), options, null);
    }

    private String verdict(String code) {
        return code.equals(StoredSubmission.NO_VERDICT)
                ? text(visit, own ? "no-verdict" : "unjudged")
                : Words.verdict(visit, code);
    }

    private Row row(ListedSubmission one, boolean grouped) {
        SubmissionView view = one.view();
        @Nullable String verdict = view.verdict();
        String state = one.hidden() ? text(visit, "hidden") : state(view);
        List<Cell> cells = new ArrayList<>();
        cells.add(Cell.row(visit.time(view.received()) + " · " + visit.text("attempt-number", "number", view.attempt()))
                .kind("whole")
                .link(own ? Paths.submission(view.id()) : Desk.submission(view.id()))
                .more(view.late() ? visit.text("late") : null));
        if (!own) {
            cells.addAll(owner(one, grouped));
        }
        cells.addAll(List.of(
                Cell.of(Words.title(visit, one.titles(), view.problem()))
                        .link(Paths.problem(view.course(), view.assignment(), view.problem())),
                Desk.badge(visit, Cell.of(verdict == null ? state : Words.verdict(visit, verdict)), verdict),
                Cell.number(Desk.points(view.score(), view.maxScore())),
                Cell.of(Visible.of(one.assignment())).more(Visible.of(one.course())),
                Cell.of(language(one.language()))));
        return new Row(cells);
    }

    private static List<Cell> owner(ListedSubmission one, boolean grouped) {
        SubmissionView view = one.view();
        Cell owner = Cell.of(Visible.of(one.team() == null ? view.name() : one.team()))
                .more(Visible.of(view.login()));
        Cell group = Cell.of(one.group() == null ? "" : Visible.of(one.group()));
        return grouped ? List.of(owner, group) : List.of(owner);
    }

    private String state(SubmissionView view) {
        return visit.text("state-" + view.state().name().toLowerCase(Locale.ROOT));
    }
}
