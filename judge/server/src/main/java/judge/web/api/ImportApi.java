package judge.web.api;

import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.reason.Fault;
import judge.service.problem.Imports;
import judge.service.problem.ProblemView;
import judge.service.problem.WaitingProblem;
import judge.service.problem.WaitingProblem.Content;
import judge.web.api.ProblemApi.ProblemJson;
import judge.web.http.Bodies;
import judge.web.http.Guards;
import judge.web.http.SentCharset;
import org.jspecify.annotations.Nullable;

/** Problems of other judges, and test data alone: what packages are made of them, before they are kept. */
record ImportApi(ApiRoutes api) {

    private static final String IMPORTS = "/imports";

    /** The figures of a package. */
    record ContentJson(
            Map<String, String> names,
            @Nullable Long timeMillis,
            long memoryBytes,
            int samples,
            int cases,
            int groups,
            @Nullable Double maxScore) {

        static ContentJson of(Content content) {
            return new ContentJson(
                    content.names(),
                    content.timeMillis(),
                    content.memoryBytes(),
                    content.samples(),
                    content.cases(),
                    content.groups(),
                    Double.isInfinite(content.maxScore()) ? null : (Double) content.maxScore());
        }
    }

    /**
     * A package that was made and is not kept yet.
     *
     * @param versionOf the problem that it is to be a version of; null: a new one
     * @param content null where the package cannot be read
     * @param files what was taken
     * @param remarks what was guessed, left out, or is left to a person
     */
    record ImportJson(
            long id,
            String slug,
            @Nullable String versionOf,
            @Nullable ContentJson content,
            List<String> files,
            List<Fault> remarks,
            List<Fault> faults) {

        static ImportJson of(WaitingProblem problem) {
            Content content = problem.told().content();
            return new ImportJson(
                    problem.id(),
                    problem.slug(),
                    problem.target(),
                    content == null ? null : ContentJson.of(content),
                    problem.told().files(),
                    problem.told().remarks(),
                    problem.told().faults());
        }
    }

    /** Packages that wait. */
    record ImportsJson(List<ImportJson> imports) {

        static ImportsJson of(List<WaitingProblem> all) {
            return new ImportsJson(all.stream().map(ImportJson::of).toList());
        }
    }

    void addRoutes() {
        api.get(IMPORTS, (ctx, viewer) -> api.json()
                .write(ctx, 200, ImportsJson.of(imports().of(viewer))));
        api.post(IMPORTS, this::prepare);
        api.delete(IMPORTS, this::drop);
        api.post(IMPORTS + "/{import}", this::keep);
    }

    private Imports imports() {
        return api.services().imports();
    }

    private void prepare(Context ctx, Viewer viewer) {
        byte[] content = Bodies.read(ctx, (int) Guards.BODY_BYTES);
        @Nullable String name = ctx.queryParam("name");
        imports()
                .prepare(
                        viewer,
                        name == null || name.isBlank() ? "problem.zip" : name,
                        content,
                        SentCharset.of(ctx.queryParam(SentCharset.FIELD)),
                        new Imports.Wanted(ctx.queryParam("version_of"), null));
        api.json().write(ctx, 201, ImportsJson.of(imports().of(viewer)));
    }

    private void drop(Context ctx, Viewer viewer) {
        imports().drop(viewer);
        ctx.status(204);
    }

    private void keep(Context ctx, Viewer viewer) {
        JsonFields fields = api.json().read(ctx);
        Optional<String> slug = fields.optionalText("slug");
        fields.end();
        long id = ApiRoutes.number(ctx, "import");
        WaitingProblem one = imports().of(viewer).stream()
                .filter(waiting -> waiting.id() == id)
                .findFirst()
                .orElseThrow(Refusal::notFound);
        ProblemView made = imports().keep(viewer, id, slug.orElse(one.slug()));
        ctx.header("Location", ApiRoutes.BASE + "/problems/" + made.problem().slug());
        api.json().write(ctx, 202, ProblemJson.of(made));
    }
}
