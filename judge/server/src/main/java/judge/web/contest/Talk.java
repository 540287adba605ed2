package judge.web.contest;

import static judge.web.contest.ContestPaths.text;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import judge.message.Visible;
import judge.online.Refusal;
import judge.online.contest.Clarification;
import judge.service.contest.Clarifications;
import judge.service.contest.Clarifications.ClarificationView;
import judge.service.contest.ContestView;
import judge.service.contest.Contests;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Form;
import judge.web.page.Form.Choice;
import judge.web.page.Form.Option;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Heads;
import judge.web.page.Table.Row;
import judge.web.page.Visit;

/** The pages of clarifications: questions, answers, announcements; the jury's queue of questions. */
record Talk(Pages pages, Contests contests, Clarifications clarifications) {

    private static final String QUEUE = ContestPaths.JURY + "/clarifications";
    private static final int REFRESH_SECONDS = 10;

    List<Route> routes() {
        return List.of(
                pages.get(QUEUE, RouteAccess.LOGGED_IN, this::queue),
                pages.post(QUEUE, RouteAccess.LOGGED_IN, this::announce),
                pages.post(QUEUE + "/standard", RouteAccess.LOGGED_IN, this::keepStandard),
                pages.get(QUEUE + "/{clarification}", RouteAccess.LOGGED_IN, this::one),
                pages.post(QUEUE + "/{clarification}", RouteAccess.LOGGED_IN, this::answer));
    }

    /** A table of what was said, for who takes part. */
    static void show(Visit visit, Sheet sheet, List<ClarificationView> said) {
        show(visit, sheet, "no-clarifications", "said", said, "");
    }

    private static void show(
            Visit visit, Sheet sheet, String none, String id, List<ClarificationView> said, String answering) {
        if (said.isEmpty()) {
            sheet.text(text(visit, none));
        } else {
            sheet.table(table(visit, id, said, answering));
        }
    }

    private static Table table(Visit visit, String id, List<ClarificationView> said, String answering) {
        Heads heads = ContestPaths.heads(visit).text("time", "from", "problem", "text", "state");
        List<Row> rows = said.stream().map(one -> row(visit, one, answering)).toList();
        return new Table(text(visit, "clarifications"), id, heads, rows).kind("talk");
    }

    private static Row row(Visit visit, ClarificationView one, String answering) {
        boolean open = !answering.isEmpty() && one.said().sender() != null;
        Cell state = Cell.of(state(visit, one));
        Cell answer = Cell.of(text(visit, "answer"))
                .link(answering + "/" + one.said().id())
                .more(state.text())
                .kind("deed");
        return new Row(List.of(
                Cell.row(visit.time(one.said().at())),
                Cell.of(from(visit, one)).more(one.seat().isEmpty() ? null : Visible.of(one.seat())),
                Cell.of(Visible.of(one.label())),
                Cell.of(Visible.lines(one.said().content())).kind("reason"),
                open ? answer : state));
    }

    private static String from(Visit visit, ClarificationView one) {
        if (one.said().sender() != null) {
            return Visible.of(one.team());
        }
        return one.said().isForAll() ? text(visit, "to-all") : text(visit, "to-team", "team", one.team());
    }

    private static String state(Visit visit, ClarificationView one) {
        Clarification said = one.said();
        if (said.sender() == null) {
            return text(visit, said.replyTo() == null ? "announcement" : "an-answer");
        }
        return text(visit, one.answered() ? "answered" : "unanswered");
    }

    private List<ClarificationView> all(Visit visit) {
        return clarifications.of(visit.viewer(), visit.path("course"), visit.path("assignment"));
    }

    private void queue(Visit visit) {
        ContestView view = JuryContest.require(visit, contests);
        List<ClarificationView> all = all(visit);
        String here = ContestPaths.jury(visit) + "/clarifications";
        List<ClarificationView> open = all.stream()
                .filter(one -> one.said().sender() != null && !one.answered())
                .sorted(Comparator.comparing(one -> one.said().id()))
                .toList();
        Sheet sheet = new Sheet().crumbs(JuryContest.crumbs(visit, view));
        sheet.heading("open", text(visit, "open-questions"));
        show(visit, sheet, "no-open-questions", "said", open, here);
        sheet.heading("announce", text(visit, "announce"));
        sheet.form(Form.post(here, visit.csrf(), text(visit, "announce-send"))
                .id("announcement")
                .select("problem", text(visit, "about"), Labels.options(visit, view), null)
                .area("text", text(visit, "text"), "", 3, true, null));
        standardAnswers(visit, sheet, here);
        sheet.heading("all", text(visit, "clarifications"));
        show(visit, sheet, "no-clarifications", "all-said", all, here);
        visit.refreshAfter(REFRESH_SECONDS);
        sheet.show(visit, text(visit, "clarifications"));
    }

    private void standardAnswers(Visit visit, Sheet sheet, String here) {
        sheet.heading("standard", text(visit, "standard"))
                .note(text(visit, "standard-note"))
                .form(Form.post(here + "/standard", visit.csrf(), text(visit, "save"))
                        .quiet()
                        .id("standard-answers")
                        .area("lines", text(visit, "standard"), String.join("\n", kept(visit)), 3, false, null));
    }

    private void one(Visit visit) {
        ContestView view = JuryContest.require(visit, contests);
        long number = visit.number("clarification");
        List<ClarificationView> all = all(visit);
        ClarificationView question = question(all, number);
        List<ClarificationView> answers = all.stream()
                .filter(one -> Long.valueOf(number).equals(one.said().replyTo()))
                .toList();
        String queue = ContestPaths.jury(visit) + "/clarifications";
        Sheet sheet = new Sheet().crumbs(JuryContest.crumbs(visit, view, queue, text(visit, "clarifications")));
        sheet.table(table(visit, "said", List.of(question), ""));
        question.said().content().lines().forEach(line -> sheet.text(Visible.of(line)));
        if (!answers.isEmpty()) {
            sheet.heading("answers", text(visit, "answers"));
            sheet.table(table(visit, "replies", answers, ""));
        }
        Choice toAll = new Choice("all", "yes", text(visit, "answer-all"), false, null);
        sheet.heading("answer", text(visit, "answer"))
                .form(Form.post(queue + "/" + number, visit.csrf(), text(visit, "answer-send"))
                        .id("reply")
                        .select("standard", text(visit, "standard-choose"), standard(visit), null)
                        .area("text", text(visit, "text"), "", 4, false, text(visit, "standard-hint"))
                        .group(text(visit, "who-reads"), List.of(toAll)));
        sheet.show(visit, text(visit, "question"));
    }

    private List<String> kept(Visit visit) {
        return clarifications.standardAnswers(visit.viewer(), visit.path("course"), visit.path("assignment"));
    }

    /** Returns the answers to choose from: none, the usual ones, those of this contest. */
    private List<Option> standard(Visit visit) {
        return Stream.concat(
                        Stream.of("", text(visit, "standard-no-comment"), text(visit, "standard-read")),
                        kept(visit).stream())
                .map(one -> new Option(one, one.isEmpty() ? text(visit, "standard-none") : Visible.of(one), false))
                .toList();
    }

    private void keepStandard(Visit visit) {
        clarifications.setStandardAnswers(
                visit.viewer(), visit.path("course"), visit.path("assignment"), visit.field("lines"));
        visit.flash(text(visit, "saved"));
        visit.seeOther(ContestPaths.jury(visit) + "/clarifications#standard");
    }

    private static ClarificationView question(List<ClarificationView> all, long number) {
        return all.stream()
                .filter(one -> one.said().id() == number && one.said().sender() != null)
                .findFirst()
                .orElseThrow(Refusal::notFound);
    }

    private void answer(Visit visit) {
        clarifications.answer(
                visit.viewer(),
                visit.path("course"),
                visit.path("assignment"),
                visit.number("clarification"),
                (visit.field("standard") + "\n\n" + visit.field("text")).strip(),
                visit.field("all").equals("yes"));
        visit.seeOther(ContestPaths.jury(visit) + "/clarifications");
    }

    private void announce(Visit visit) {
        clarifications.announce(
                visit.viewer(),
                visit.path("course"),
                visit.path("assignment"),
                visit.field("problem"),
                visit.field("text"));
        visit.seeOther(ContestPaths.jury(visit) + "/clarifications");
    }
}
