package judge.web.api;

import io.javalin.http.Context;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.contest.BroughtContest;
import judge.service.contest.ContestPackages;
import judge.service.contest.ContestServices;
import judge.web.api.ContestJson.TeamsResultJson;
import judge.web.clics.PackageExport;
import judge.web.http.Bodies;
import judge.web.http.Guards;
import judge.web.http.SentCharset;
import org.jspecify.annotations.Nullable;

/** Contests as a whole, in zips as CLICS describes contest packages. */
final class PackageApi {

    private final ApiRoutes api;
    private final ContestServices contests;
    private final ContestPackages packages;
    private final PackageExport export;

    PackageApi(ApiRoutes api, ContestServices contests) {
        this.api = api;
        this.contests = contests;
        packages = ContestPackages.of(api.services(), contests);
        export = new PackageExport(api.services(), contests);
    }

    void addRoutes() {
        api.get("/courses/{course}/assignments/{assignment}/contest/package", this::send);
        api.post("/courses/{course}/contest-packages", this::bring);
    }

    /** The result of a package. */
    record BroughtJson(
            String assignment,
            List<String> problems,
            TeamsResultJson teams,
            Set<String> charsets,
            List<String> leftOut) {

        static BroughtJson of(BroughtContest brought) {
            return new BroughtJson(
                    brought.assignment(),
                    brought.brought(),
                    TeamsResultJson.of(brought.teams()),
                    brought.charsets(),
                    brought.leftOut());
        }
    }

    private void send(Context ctx, Viewer viewer) {
        long id = contests.contests()
                .get(viewer, ctx.pathParam("course"), ctx.pathParam("assignment"))
                .assignment()
                .id();
        boolean problems = "yes".equals(ctx.queryParam("problems"));
        export.send(ctx, viewer, Long.toString(id), ctx.pathParam("assignment"), problems);
    }

    private void bring(Context ctx, Viewer viewer) {
        String course = ctx.pathParam("course");
        packages.require(viewer, course);
        byte[] zip = Bodies.read(ctx, (int) Guards.BODY_BYTES);
        BroughtContest brought = packages.put(
                viewer,
                course,
                ctx.queryParam("assignment"),
                starts(ctx),
                zip,
                SentCharset.of(ctx.queryParam(SentCharset.FIELD)));
        ctx.header(
                "Location",
                ApiRoutes.BASE + "/courses/" + course + "/assignments/" + brought.assignment() + "/contest");
        api.json().write(ctx, 201, BroughtJson.of(brought));
    }

    private static @Nullable Instant starts(Context ctx) {
        @Nullable String said = ctx.queryParam("starts");
        try {
            return said == null ? null : Instant.parse(said);
        } catch (DateTimeParseException e) {
            throw Refusal.invalid("not-a-time", Map.of("value", said));
        }
    }
}
