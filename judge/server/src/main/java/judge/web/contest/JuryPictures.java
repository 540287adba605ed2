package judge.web.contest;

import static judge.web.contest.ContestPaths.text;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Objects;
import judge.clics.ClicsPicture;
import judge.message.Visible;
import judge.online.Refusal;
import judge.service.contest.ContestPictures;
import judge.service.contest.ContestPictures.Kind;
import judge.service.contest.ContestPictures.Pictured;
import judge.service.contest.ContestView;
import judge.service.contest.Contests;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.EmptyList;
import judge.web.page.Form;
import judge.web.page.Form.Option;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Row;
import judge.web.page.Visit;
import judge.web.page.Words;

/** Logos of organizations and photos of teams: where the jury brings them, and where they are. */
record JuryPictures(Pages pages, Contests contests, ContestPictures pictures) {

    private static final String PICTURES = ContestPaths.JURY + "/pictures";
    private static final String OF = "of";
    private static final String FOREVER = "private, max-age=31536000, immutable";

    List<Route> routes() {
        return List.of(
                new Route(
                        HandlerType.GET,
                        ContestPaths.CONTEST + ContestPaths.PICTURES + "/{picture}",
                        RouteAccess.OPEN,
                        this::send),
                pages.get(PICTURES, RouteAccess.LOGGED_IN, this::show),
                pages.post(PICTURES, RouteAccess.LOGGED_IN, this::put),
                pages.post(PICTURES + "/remove", RouteAccess.LOGGED_IN, this::remove));
    }

    /** Sends a picture to who may see the scoreboard. Its address says what it shows, so it is asked for once. */
    private void send(Context context) {
        String course = context.pathParam("course");
        String assignment = context.pathParam("assignment");
        ContestView view = contests.about(course, assignment)
                .filter(any -> any.contest().openBoard())
                .orElseGet(() -> contests.get(pages.visit(context).viewer(), course, assignment));
        byte[] content = pictures.content(view.assignment().id(), context.pathParam("picture"))
                .orElseThrow(Refusal::notFound);
        context.header("Cache-Control", FOREVER).contentType(ClicsPicture.MIME).result(content);
    }

    private void show(Visit visit) {
        ContestView view = JuryContest.require(visit, contests);
        List<Pictured> all = pictures.all(visit.viewer(), visit.path("course"), visit.path("assignment"));
        boolean edits = JuryContest.edits(visit, pages);
        Sheet sheet = new Sheet().crumbs(JuryContest.crumbs(visit, view));
        sheet.note(text(visit, "pictures-note"));
        List<Row> rows = all.stream()
                .filter(one -> one.picture() != null)
                .map(one -> row(visit, one, edits))
                .toList();
        if (all.isEmpty()) {
            EmptyList.show(sheet, text(visit, "no-teams"), ContestPaths.jury(visit) + "/teams", text(visit, "teams"));
        }
        if (!rows.isEmpty()) {
            sheet.table(new Table(
                    text(visit, "pictures"),
                    "pictures",
                    ContestPaths.heads(visit).text("picture-of", "picture-size").blank(),
                    rows));
        }
        if (edits && !all.isEmpty()) {
            sheet.heading("add", text(visit, "picture-add")).form(form(visit, all));
        }
        sheet.show(visit, text(visit, "pictures"));
    }

    private static Form form(Visit visit, List<Pictured> all) {
        String here = ContestPaths.jury(visit) + ContestPaths.PICTURES;
        List<Option> options = all.stream().map(one -> option(visit, one)).toList();
        return Form.post(here, visit.csrf(), text(visit, "picture-send"))
                .id("picture")
                .select(OF, text(visit, "picture-of"), options, null)
                .file("file", text(visit, "file"), "image/png,image/jpeg", false, text(visit, "picture-hint"));
    }

    private static Option option(Visit visit, Pictured one) {
        return new Option(key(one), name(visit, one), false);
    }

    private static String key(Pictured one) {
        return Words.code(one.kind()) + " " + one.id();
    }

    private static String name(Visit visit, Pictured one) {
        return text(visit, "picture-" + Words.code(one.kind()), "name", Visible.of(one.name()));
    }

    private static Row row(Visit visit, Pictured one, boolean edits) {
        ClicsPicture picture = Objects.requireNonNull(one.picture());
        String href = ContestPaths.contest(visit) + ContestPaths.PICTURES + "/" + picture.hash();
        Cell button = Cell.of("").kind("buttons");
        if (edits) {
            String action = ContestPaths.jury(visit) + ContestPaths.PICTURES + "/remove";
            button = button.with(Form.post(action, visit.csrf(), text(visit, "picture-remove"))
                    .inline()
                    .hidden(OF, key(one)));
        }
        return new Row(List.of(
                Cell.row(name(visit, one)).link(href), Cell.of(picture.width() + " × " + picture.height()), button));
    }

    private void put(Visit visit) {
        byte[] file = Desk.upload(visit, "file").orElseThrow(() -> Refusal.invalid("picture-unknown"));
        pictures.put(visit.viewer(), visit.path("course"), visit.path("assignment"), kind(visit), id(visit), file);
        visit.flash(text(visit, "saved"));
        visit.seeOther(ContestPaths.jury(visit) + ContestPaths.PICTURES);
    }

    private void remove(Visit visit) {
        pictures.remove(visit.viewer(), visit.path("course"), visit.path("assignment"), kind(visit), id(visit));
        visit.seeOther(ContestPaths.jury(visit) + ContestPaths.PICTURES);
    }

    private static Kind kind(Visit visit) {
        return Desk.chosen(Kind.values(), visit.field(OF).replaceFirst(" .*", ""));
    }

    private static String id(Visit visit) {
        return visit.field(OF).replaceFirst("^[^ ]* ?", "");
    }
}
