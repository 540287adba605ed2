package judge.web.api;

import io.javalin.http.Context;
import java.util.List;
import judge.online.Viewer;
import judge.service.grade.Manner;
import judge.service.grade.Markings;
import judge.service.grade.Markings.Deed;
import judge.service.grade.Markings.Loads;
import judge.service.grade.Markings.Marked;
import org.jspecify.annotations.Nullable;

/** Marking by several people. */
record MarkingApi(ApiRoutes api) {

    private static final String AT = "/courses/{course}/assignments/{assignment}";
    private static final String WORK = AT + "/students/{login}/problems/{problem}/marking";

    /** Somebody who marks, with the number of works that are yet to be marked and of those that are marked. */
    record MarkerJson(String login, String name, int open, int done) {}

    /** The shares of an assignment. */
    record SharesJson(List<MarkerJson> markers, int nobodys) {}

    /** The marking of a work; {@code marker} is null where nobody has it, {@code done} where it is yet to be done. */
    record MarkingJson(@Nullable String marker, @Nullable String name, @Nullable String done, String seen) {}

    void addRoutes() {
        api.get(
                AT + "/marking",
                (ctx, viewer) ->
                        write(ctx, markings().loads(viewer, ctx.pathParam("course"), ctx.pathParam("assignment"))));
        api.put(AT + "/marking", this::share);
        api.get(
                WORK,
                (ctx, viewer) -> write(
                        ctx,
                        markings()
                                .get(
                                        viewer,
                                        ctx.pathParam("course"),
                                        ctx.pathParam("assignment"),
                                        ctx.pathParam("login"),
                                        ctx.pathParam("problem"))));
        api.put(WORK, this::set);
    }

    private Markings markings() {
        return api.services().gradebooks().markings();
    }

    private void share(Context ctx, Viewer viewer) {
        JsonFields fields = api.json().read(ctx);
        Manner manner = fields.constant("by", Manner.class).orElseThrow(() -> fields.missing("by"));
        List<String> logins = fields.texts("markers");
        fields.end();
        write(ctx, markings().share(viewer, ctx.pathParam("course"), ctx.pathParam("assignment"), manner, logins));
    }

    private void set(Context ctx, Viewer viewer) {
        JsonFields fields = api.json().read(ctx);
        Deed deed = fields.constant("deed", Deed.class).orElseThrow(() -> fields.missing("deed"));
        @Nullable String seen = fields.optionalText("seen").orElse(null);
        fields.end();
        write(
                ctx,
                markings()
                        .set(
                                viewer,
                                ctx.pathParam("course"),
                                ctx.pathParam("assignment"),
                                ctx.pathParam("login"),
                                ctx.pathParam("problem"),
                                deed,
                                seen));
    }

    private void write(Context ctx, Loads loads) {
        List<MarkerJson> markers = loads.markers().stream()
                .map(one -> new MarkerJson(one.login(), one.name(), one.open(), one.done()))
                .toList();
        api.json().write(ctx, 200, new SharesJson(markers, loads.nobodys()));
    }

    private void write(Context ctx, Marked one) {
        api.json().write(ctx, 200, new MarkingJson(one.marker(), one.name(), ApiWords.of(one.done()), one.seen()));
    }
}
