package judge.web.page.teacher;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.message.Visible;
import judge.online.Refusal;
import judge.roster.ColumnUse;
import judge.roster.RosterColumns;
import judge.roster.RosterPreview;
import judge.roster.SentTable;
import judge.service.course.AccountMatches;
import judge.service.course.RosterQuestion;
import judge.web.http.SentCharset;
import judge.web.http.SentColumns;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Form.Choice;
import judge.web.page.Form.Option;
import judge.web.page.KeptFiles;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Visit;

/**
 * Forms that send a list of a class once more, with an answer to what it leaves open.
 *
 * @param more what was sent beside the list
 */
record RosterForms(Visit visit, SentTable csv, Map<String, String> more) {

    private static final String NOTHING = "–";

    /** Asks about people who may be somebody else. */
    void askPeople(AccountMatches said, List<RosterQuestion> open) {
        Form form = post("roster-people-send")
                .hidden(
                        SentColumns.HEADS,
                        csv.columns().heads().map(String::valueOf).orElse(""))
                .hidden(
                        SentColumns.FIELD,
                        csv.columns().uses().stream().map(ColumnUse::word).toList())
                .hidden(SentRosters.SAME, said.same())
                .hidden(SentRosters.RENAMED, said.renamed());
        for (RosterQuestion question : open) {
            form = form.group(Visible.of(Desk.detail(visit, question.detail())), choices(question));
        }
        if (open.stream().filter(question -> !question.isOfStaff()).count() > 1) {
            form = form.group(Desk.text(visit, "roster-all"), choicesForAll(open));
        }
        visit.context().status(409);
        new Sheet()
                .crumbs(Desk.crumbs(visit))
                .warning(Desk.text(visit, "roster-people", "count", open.size()))
                .text(Desk.text(visit, "roster-people-how"))
                .form(form)
                .links(List.of(back()))
                .show(visit, Desk.text(visit, "roster-people-title"));
    }

    private List<Choice> choicesForAll(List<RosterQuestion> open) {
        List<Choice> all = new ArrayList<>();
        all.add(new Choice(SentRosters.SAME, SentRosters.ALL, Desk.text(visit, "roster-all-same"), false, null));
        if (open.stream().anyMatch(RosterQuestion::mayRename)) {
            all.add(new Choice(
                    SentRosters.RENAMED, SentRosters.ALL, Desk.text(visit, "roster-all-renamed"), false, null));
        }
        return all;
    }

    /** A form that sends the list once more, with what was sent beside it. */
    private Form post(String key) {
        Form form = Desk.post(visit, visit.context().path(), key)
                .parts()
                .hidden(SentRosters.KEPT, Base64.getEncoder().encodeToString(csv.bytes()));
        if (csv.charset().isPresent()) {
            form = form.hidden(SentCharset.FIELD, csv.charset().get().name());
        }
        for (Map.Entry<String, String> one : more.entrySet()) {
            form = form.hidden(one.getKey(), one.getValue());
        }
        return form;
    }

    /**
     * Shows for what each column would be taken, with what stands in it.
     *
     * @param refusal of what was said of them before; empty: they are guessed
     */
    void askColumns(RosterPreview preview, Optional<Refusal> refusal) {
        RosterColumns columns = preview.columns();
        boolean heads = !columns.heads().isEmpty();
        List<Option> first = List.of(
                new Option("true", Desk.text(visit, "columns-heads"), heads),
                new Option("false", Desk.text(visit, "columns-student"), !heads));
        Form form = post("columns-send").select(SentColumns.HEADS, Desk.text(visit, "columns-first"), first, null);
        for (int column = 0; column < columns.uses().size(); column++) {
            String called = heads ? Visible.of(columns.called(column)) : String.valueOf(column + 1);
            form = form.select(
                    SentColumns.FIELD,
                    Desk.text(visit, "columns-one", "head", called),
                    uses(columns.uses().get(column)),
                    cells(preview, column));
        }
        visit.context().status(refusal.isPresent() ? 400 : 409);
        Sheet sheet = new Sheet().crumbs(Desk.crumbs(visit));
        refusal.ifPresent(one -> say(sheet, one));
        sheet.warning(Desk.text(visit, "columns-guessed"))
                .form(form)
                .links(List.of(back()))
                .show(visit, Desk.text(visit, "columns-title"));
    }

    private void say(Sheet sheet, Refusal refusal) {
        sheet.warning(Desk.sentence(visit, refusal));
        refusal.details().forEach(detail -> sheet.text(Visible.of(Desk.detail(visit, detail))));
    }

    private List<Option> uses(ColumnUse taken) {
        return Stream.of(ColumnUse.values())
                .map(use -> new Option(use.word(), Desk.text(visit, "column-" + use.word()), use == taken))
                .toList();
    }

    private static String cells(RosterPreview preview, int column) {
        return preview.rows().stream()
                .map(row -> column < row.size() ? row.get(column) : "")
                .map(cell -> cell.isEmpty() ? NOTHING : Visible.of(cell))
                .collect(Collectors.joining(" · "));
    }

    /** Shows how a list reads in each of the charsets that it may be in. */
    void askCharset(Refusal refusal) {
        Form form = post("charset-send");
        Sheet sheet = new Sheet().crumbs(Desk.crumbs(visit));
        KeptFiles.ask(visit, sheet, "charset", form, refusal, back().href());
    }

    private Link back() {
        String path = visit.context().path();
        String back = path.equals(Desk.COURSES) ? Desk.TEACH : path.substring(0, path.lastIndexOf('/'));
        return new Link(back, Desk.text(visit, "roster-people-back"), false);
    }

    private List<Choice> choices(RosterQuestion question) {
        String login = question.there().login();
        String name = Visible.of(question.there().name());
        String key = question.isOfStaff() ? "roster-same-staff" : "roster-same";
        List<Choice> choices = new ArrayList<>();
        choices.add(new Choice(SentRosters.SAME, login, Desk.text(visit, key, "name", name), false, null));
        if (question.mayRename()) {
            String listed = Visible.of(Objects.requireNonNull(question.listed()));
            choices.add(new Choice(
                    SentRosters.RENAMED, login, Desk.text(visit, "roster-renamed", "listed", listed), false, null));
        }
        return choices;
    }
}
