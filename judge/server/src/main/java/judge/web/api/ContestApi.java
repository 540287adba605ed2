package judge.web.api;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.contest.Audience;
import judge.online.contest.Award;
import judge.online.contest.Scoreboard;
import judge.roster.team.ListedTeam;
import judge.service.contest.ContestEnd.Thawing;
import judge.service.contest.ContestServices;
import judge.service.contest.ContestSettings;
import judge.service.contest.ContestView;
import judge.web.api.ContestJson.AwardsJson;
import judge.web.api.ContestJson.BoardJson;
import judge.web.api.ContestJson.ClarificationsJson;
import judge.web.api.ContestJson.ContestsJson;
import judge.web.api.ContestJson.TeamsJson;
import judge.web.api.ContestJson.TeamsResultJson;
import judge.web.api.ContestJson.ThawingJson;

/** Contests, so that a jury can script them. */
record ContestApi(ApiRoutes api, ContestServices contests) {

    private static final String CONTEST = "/courses/{course}/assignments/{assignment}/contest";

    /** Does something to the contest of the path. */
    @FunctionalInterface
    private interface Deed {
        Object done(Viewer viewer, String course, String assignment, JsonFields fields);
    }

    /** The same without anything that was sent. */
    @FunctionalInterface
    private interface Look {
        Object at(Viewer viewer, String course, String assignment);
    }

    void addRoutes() {
        api.get("/contests", (ctx, viewer) -> api.json()
                .write(
                        ctx,
                        200,
                        new ContestsJson(contests.contests().all(viewer).stream()
                                .map(ContestJson::of)
                                .toList())));
        get(
                "",
                (viewer, course, assignment) ->
                        ContestJson.of(contests.contests().get(viewer, course, assignment)));
        api.put(CONTEST, deed(this::put));
        post("/extend", this::extend);
        api.put(CONTEST + "/problems/{problem}", this::setRemoved);
        get(
                "/teams",
                (viewer, course, assignment) -> TeamsJson.of(contests.teams().of(viewer, course, assignment)));
        api.put(CONTEST + "/teams", deed(this::putTeams));
        api.post(CONTEST + "/teams/{login}/remove", this::removeTeam);
        post("/begin", this::begin);
        api.get(CONTEST + "/scoreboard", this::board);
        get(
                "/thaw",
                (viewer, course, assignment) -> ThawingJson.of(contests.end().thawing(viewer, course, assignment)));
        post("/thaw", this::thaw);
        post("/final", this::finish);
        get(
                "/awards",
                (viewer, course, assignment) ->
                        awards(viewer, course, assignment, contests.end().awards(viewer, course, assignment)));
        get("/clarifications", this::clarifications);
        post("/clarifications", this::say);
        api.post(CONTEST + "/clarifications/{clarification}", this::answer);
    }

    private void get(String path, Look look) {
        api.get(CONTEST + path, (ctx, viewer) -> api.json()
                .write(ctx, 200, look.at(viewer, course(ctx), assignment(ctx))));
    }

    private void post(String path, Deed deed) {
        api.post(CONTEST + path, deed(deed));
    }

    private ApiRoutes.Answer deed(Deed deed) {
        return (ctx, viewer) -> {
            JsonFields fields = api.json().read(ctx);
            api.json().write(ctx, 200, deed.done(viewer, course(ctx), assignment(ctx), fields));
        };
    }

    private static String course(Context ctx) {
        return ctx.pathParam("course");
    }

    private static String assignment(Context ctx) {
        return ctx.pathParam("assignment");
    }

    private Object put(Viewer viewer, String course, String assignment, JsonFields fields) {
        ContestSettings settings = ContestFields.of(fields);
        return ContestJson.of(contests.contests().put(viewer, course, assignment, settings));
    }

    private Object extend(Viewer viewer, String course, String assignment, JsonFields fields) {
        Instant closes = fields.moment("closes").orElseThrow(() -> fields.missing("closes"));
        fields.end();
        return ContestJson.of(contests.contests().extend(viewer, course, assignment, closes));
    }

    private void setRemoved(Context ctx, Viewer viewer) {
        JsonFields fields = api.json().read(ctx);
        boolean removed = fields.truth("removed").orElseThrow(() -> fields.missing("removed"));
        fields.end();
        ContestView view =
                contests.contests().setRemoved(viewer, course(ctx), assignment(ctx), ctx.pathParam("problem"), removed);
        api.json().write(ctx, 200, ContestJson.of(view));
    }

    private Object putTeams(Viewer viewer, String course, String assignment, JsonFields fields) {
        List<ListedTeam> teams = new ArrayList<>();
        for (JsonFields one : fields.list("teams")) {
            teams.add(new ListedTeam(
                    one.text("login"),
                    one.optionalText("password").orElse(null),
                    one.optionalText("label").orElse(null),
                    one.text("name"),
                    one.optionalText("affiliation").orElse(null),
                    one.optionalText("country").orElse(null),
                    one.optionalText("group").orElse(null),
                    one.optionalText("icpcId").orElse(null),
                    one.truth("hidden").orElse(null)));
            one.end();
        }
        fields.end();
        return TeamsResultJson.of(contests.teams().put(viewer, course, assignment, teams));
    }

    private void removeTeam(Context ctx, Viewer viewer) {
        contests.teams().remove(viewer, course(ctx), assignment(ctx), ctx.pathParam("login"));
        api.json().write(ctx, 200, TeamsJson.of(contests.teams().of(viewer, course(ctx), assignment(ctx))));
    }

    private Object begin(Viewer viewer, String course, String assignment, JsonFields fields) {
        fields.end();
        return ContestJson.of(contests.teams().begin(viewer, course, assignment));
    }

    private void board(Context ctx, Viewer viewer) {
        ContestView view = contests.contests().get(viewer, course(ctx), assignment(ctx));
        String asked = ctx.queryParam("audience");
        boolean jury = ApiWords.of(Audience.JURY).equals(asked);
        if (jury && !view.staff()) {
            throw Refusal.notAllowed("not-allowed");
        }
        if (!jury && asked != null && !ApiWords.of(Audience.PUBLIC).equals(asked)) {
            throw Refusal.invalid("no-such-choice", Map.of("value", asked));
        }
        long id = view.assignment().id();
        Scoreboard board = contests.boards().board(id, jury ? Audience.JURY : Audience.PUBLIC);
        api.json()
                .write(
                        ctx,
                        200,
                        BoardJson.of(
                                board,
                                view.team() == null
                                        ? null
                                        : contests.boards()
                                                .own(id, viewer.person())
                                                .orElse(null)));
    }

    /** {@code {"show": "next"}}, {@code all}, {@code back} or {@code nothing}. */
    private Object thaw(Viewer viewer, String course, String assignment, JsonFields fields) {
        Showing showing = fields.constant("show", Showing.class).orElseThrow(() -> fields.missing("show"));
        fields.end();
        Thawing thawing =
                switch (showing) {
                    case NEXT -> contests.end().step(viewer, course, assignment);
                    case BACK -> contests.end().freezeAgain(viewer, course, assignment, false);
                    case NOTHING -> contests.end().freezeAgain(viewer, course, assignment, true);
                    case ALL -> {
                        contests.end().thaw(viewer, course, assignment);
                        yield contests.end().thawing(viewer, course, assignment);
                    }
                };
        return ThawingJson.of(thawing);
    }

    /** The steps of showing a frozen scoreboard. */
    private enum Showing {
        NEXT,
        BACK,
        NOTHING,
        ALL
    }

    /** {@code {"final": false}} takes it back. */
    private Object finish(Viewer viewer, String course, String assignment, JsonFields fields) {
        boolean whether = fields.truth("final").orElse(true);
        boolean leaveOut = fields.truth("leaveOutAbsent").orElse(false);
        fields.end();
        if (whether) {
            return awards(viewer, course, assignment, contests.end().finish(viewer, course, assignment, leaveOut));
        }
        contests.end().reopen(viewer, course, assignment);
        return awards(viewer, course, assignment, contests.end().awards(viewer, course, assignment));
    }

    private AwardsJson awards(Viewer viewer, String course, String assignment, List<Award> awards) {
        return AwardsJson.of(
                awards,
                contests.contests().get(viewer, course, assignment),
                contests.teams().of(viewer, course, assignment));
    }

    private Object clarifications(Viewer viewer, String course, String assignment) {
        return ClarificationsJson.of(contests.clarifications().of(viewer, course, assignment));
    }

    /** A contestant asks, the jury announces. */
    private Object say(Viewer viewer, String course, String assignment, JsonFields fields) {
        String problem = fields.optionalText("problem").orElse("");
        String text = fields.text("text");
        fields.end();
        if (contests.contests().get(viewer, course, assignment).staff()) {
            contests.clarifications().announce(viewer, course, assignment, problem, text);
        } else {
            contests.clarifications().ask(viewer, course, assignment, problem, text);
        }
        return clarifications(viewer, course, assignment);
    }

    private void answer(Context ctx, Viewer viewer) {
        JsonFields fields = api.json().read(ctx);
        String text = fields.text("text");
        boolean toAll = fields.truth("toAll").orElse(false);
        fields.end();
        long question = ApiRoutes.number(ctx, "clarification");
        contests.clarifications().answer(viewer, course(ctx), assignment(ctx), question, text, toAll);
        api.json().write(ctx, 200, clarifications(viewer, course(ctx), assignment(ctx)));
    }
}
