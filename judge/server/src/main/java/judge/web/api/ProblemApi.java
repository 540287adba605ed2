package judge.web.api;

import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.online.Viewer;
import judge.reason.Fault;
import judge.service.problem.ProblemView;
import judge.service.problem.ProblemView.JuryLine;
import judge.service.problem.ProblemView.VersionView;
import judge.web.http.Bodies;
import judge.web.http.Guards;
import judge.web.http.SentCharset;
import org.jspecify.annotations.Nullable;

/** Problem packages. */
record ProblemApi(ApiRoutes api) {

    /** A problem; {@code version} is the newest one, and {@code verification} what is known of that. */
    record ProblemJson(
            String id,
            Map<String, String> names,
            String version,
            @Nullable Double maxScore,
            VerificationJson verification,
            List<VersionJson> versions,
            Set<String> charsets) {

        static ProblemJson of(ProblemView view) {
            VersionView newest = view.versions().get(0);
            return new ProblemJson(
                    view.problem().slug(),
                    view.names(),
                    newest.version(),
                    Double.isInfinite(newest.maxScore()) ? null : (Double) newest.maxScore(),
                    VerificationJson.of(newest),
                    view.versions().stream().map(VersionJson::of).toList(),
                    view.charsets());
        }
    }

    /** The findings of trying a version out. */
    record VerificationJson(String state, List<Fault> faults, List<JuryLine> submissions) {

        static VerificationJson of(VersionView version) {
            return new VerificationJson(ApiWords.of(version.state()), version.faults(), version.submissions());
        }
    }

    /** A version of a problem. */
    record VersionJson(String version, String state, @Nullable String created, @Nullable String uploader) {

        static VersionJson of(VersionView version) {
            return new VersionJson(
                    version.version(),
                    ApiWords.of(version.state()),
                    ApiWords.of(version.created()),
                    version.uploader());
        }
    }

    /** Problems. */
    record ProblemsJson(List<ProblemJson> problems) {}

    void addRoutes() {
        api.get("/problems", this::all);
        api.get("/problems/{problem}", this::get);
        api.put("/problems/{problem}", this::put);
    }

    private void all(Context ctx, Viewer viewer) {
        List<ProblemJson> problems = api.services().problems().all(viewer).stream()
                .map(ProblemJson::of)
                .toList();
        api.json().write(ctx, 200, new ProblemsJson(problems));
    }

    private void get(Context ctx, Viewer viewer) {
        api.json().write(ctx, 200, ProblemJson.of(api.services().problems().get(viewer, ctx.pathParam("problem"))));
    }

    /** Puts a version; it is verified later, and asking for it says how far that is. */
    private void put(Context ctx, Viewer viewer) {
        byte[] zip = Bodies.read(ctx, (int) Guards.BODY_BYTES);
        ProblemView put = api.services()
                .problems()
                .put(viewer, ctx.pathParam("problem"), zip, SentCharset.of(ctx.queryParam(SentCharset.FIELD)));
        ctx.header("Location", ApiRoutes.BASE + "/problems/" + put.problem().slug());
        api.json().write(ctx, 202, ProblemJson.of(put));
    }
}
