package judge.web.api;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.contest.PrintJob;
import judge.online.contest.ScoreInput.Spot;
import judge.service.contest.Balloons.BalloonView;
import judge.service.contest.Balloons.Deed;
import judge.service.contest.ContestServices;
import judge.service.contest.ContestTeams.TeamView;
import judge.service.contest.ContestView.ContestTask;
import judge.service.contest.PrintJobs.PrintView;
import judge.service.contest.PrintJobs.Printable;
import org.jspecify.annotations.Nullable;

/** The API of things to bring to teams: balloons and paper. */
record ErrandsApi(ApiRoutes api, ContestServices contests) {

    private static final String CONTEST = "/courses/{course}/assignments/{assignment}/contest";
    private static final String BALLOONS = CONTEST + "/balloons";
    private static final String PRINTS = CONTEST + "/prints";

    void addRoutes() {
        api.get(BALLOONS, this::balloons);
        api.post(BALLOONS, this::act);
        api.get(PRINTS, this::prints);
        api.post(PRINTS, this::print);
        api.get(PRINTS + "/{print}", this::text);
        api.post(PRINTS + "/{print}", this::printed);
    }

    /** Balloons, the last first. */
    record BalloonsJson(List<BalloonJson> balloons) {}

    /**
     * A balloon.
     *
     * @param problem its id
     * @param state {@code waits}, {@code taken} or {@code given}
     * @param by the person who has taken it; null: nobody
     */
    record BalloonJson(
            String login,
            String label,
            String team,
            String problem,
            String problemLabel,
            @Nullable String color,
            long minutes,
            boolean first,
            String state,
            @Nullable String by) {}

    /** The print jobs, printed ones too, the last first. */
    record PrintsJson(List<PrintJson> prints) {

        static PrintsJson of(List<PrintView> views) {
            return new PrintsJson(
                    views.stream().map(one -> PrintJson.of(one, null)).toList());
        }
    }

    /**
     * A print job.
     *
     * @param state {@code waits}, {@code printed} or {@code failed}
     * @param failure the reason why it could not be printed; null: it could, or waits
     * @param text null: it is not asked for
     */
    record PrintJson(
            long id,
            String label,
            String team,
            String file,
            @Nullable String at,
            String state,
            @Nullable String failure,
            @Nullable String text) {

        static PrintJson of(PrintView view, @Nullable String text) {
            PrintJob job = view.job();
            String state = job.printed() == null ? "waits" : job.failure() == null ? "printed" : "failed";
            return new PrintJson(
                    job.id(),
                    view.team().label(),
                    view.team().name(),
                    job.file(),
                    ApiWords.of(job.at()),
                    state,
                    job.failure(),
                    text);
        }
    }

    private static String course(Context ctx) {
        return ctx.pathParam("course");
    }

    private static String assignment(Context ctx) {
        return ctx.pathParam("assignment");
    }

    private void balloons(Context ctx, Viewer viewer) {
        List<BalloonView> all = contests.balloons().of(viewer, course(ctx), assignment(ctx));
        Map<Long, String> logins = new HashMap<>();
        for (TeamView one : contests.teams().of(viewer, course(ctx), assignment(ctx))) {
            logins.put(one.team().person(), one.login());
        }
        Map<Long, String> slugs = new HashMap<>();
        for (ContestTask one :
                contests.contests().get(viewer, course(ctx), assignment(ctx)).problems()) {
            slugs.put(one.problem().problem(), one.slug());
        }
        api.json()
                .write(
                        ctx,
                        200,
                        new BalloonsJson(all.stream()
                                .map(one -> balloon(
                                        one,
                                        logins.getOrDefault(one.team().person(), ""),
                                        slugs.getOrDefault(one.problem().problem(), "")))
                                .toList()));
    }

    private static BalloonJson balloon(BalloonView one, String login, String problem) {
        return new BalloonJson(
                login,
                one.team().label(),
                one.team().name(),
                problem,
                one.problem().label(),
                one.problem().color(),
                one.minutes(),
                one.first(),
                one.given() ? "given" : one.taken() == null ? "waits" : "taken",
                one.by().isEmpty() ? null : one.by());
    }

    private void act(Context ctx, Viewer viewer) {
        JsonFields fields = api.json().read(ctx);
        String login = fields.text("login");
        String problem = fields.text("problem");
        Deed deed = fields.constant("deed", Deed.class).orElseThrow(() -> fields.missing("deed"));
        fields.end();
        long person = contests.teams().of(viewer, course(ctx), assignment(ctx)).stream()
                .filter(one -> one.login().equals(login))
                .map(one -> one.team().person())
                .findFirst()
                .orElseThrow(Refusal::notFound);
        long number = contests.contests().get(viewer, course(ctx), assignment(ctx)).problems().stream()
                .filter(one -> one.slug().equals(problem))
                .map(one -> one.problem().problem())
                .findFirst()
                .orElseThrow(Refusal::notFound);
        contests.balloons().act(viewer, course(ctx), assignment(ctx), new Spot(person, number), deed);
        balloons(ctx, viewer);
    }

    private void prints(Context ctx, Viewer viewer) {
        api.json().write(ctx, 200, PrintsJson.of(contests.prints().of(viewer, course(ctx), assignment(ctx))));
    }

    private void print(Context ctx, Viewer viewer) {
        JsonFields fields = api.json().read(ctx);
        String file = fields.text("file");
        byte[] text = fields.text("text").getBytes(StandardCharsets.UTF_8);
        fields.end();
        contests.prints().add(viewer, course(ctx), assignment(ctx), file, text);
        prints(ctx, viewer);
    }

    private void text(Context ctx, Viewer viewer) {
        Printable one = contests.prints().text(viewer, course(ctx), assignment(ctx), ApiRoutes.number(ctx, "print"));
        api.json().write(ctx, 200, PrintJson.of(new PrintView(one.job(), one.team()), one.text()));
    }

    private void printed(Context ctx, Viewer viewer) {
        api.json().read(ctx).end();
        contests.prints().printed(viewer, course(ctx), assignment(ctx), ApiRoutes.number(ctx, "print"));
        prints(ctx, viewer);
    }
}
