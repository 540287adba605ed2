package judge.web.api;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import judge.online.Viewer;
import judge.report.TextSection;
import judge.service.submission.Tries;
import judge.service.submission.TryResult;
import judge.service.submission.TryView;
import judge.web.http.Door;
import judge.web.http.SentFiles;
import judge.web.http.SentFiles.SentFile;
import judge.web.live.LiveEvents;
import org.jspecify.annotations.Nullable;

/** Trying programs without handing them in. */
record TryApi(ApiRoutes api, LiveEvents live) {

    private static final String TRY = "/tries/{id}";

    /** The answer to trying. */
    record BegunJson(long id) {}

    /** A try; {@code report} is null until something is known, and once it is done where the judge itself failed. */
    record TryJson(
            long id,
            String course,
            String assignment,
            String problem,
            @Nullable String forgotten,
            String state,
            @Nullable Long place,
            @Nullable JsonNode report,
            Map<String, TextJson> stderr) {}

    /** The beginning of a text; {@code bytes}: the size of the whole. */
    record TextJson(String text, long bytes) {

        static TextJson of(TextSection text) {
            return new TextJson(text.text(), text.bytes());
        }
    }

    void addRoutes() {
        api.post("/courses/{course}/assignments/{assignment}/tries", this::begin);
        api.get(TRY, this::get);
        api.delete(TRY, this::giveUp);
        api.get(TRY + "/events", this::events);
    }

    private void begin(Context ctx, Viewer viewer) {
        SubmissionApi.requireForm(ctx);
        Tries.Request asked = new Tries.Request(
                SubmissionApi.problem(ctx),
                SubmissionApi.files(ctx).files(),
                SubmissionApi.field(ctx, "sample").orElse(null),
                input(ctx));
        long id = api.services().tries().begin(viewer, ctx.pathParam("course"), ctx.pathParam("assignment"), asked);
        ctx.header("Location", ApiRoutes.BASE + "/tries/" + id);
        api.json().write(ctx, 201, new BegunJson(id));
    }

    /** The input of one's own: a file, which may be empty, or a field, which then is none. */
    private static byte @Nullable [] input(Context ctx) {
        List<SentFile> files = SentFiles.of(ctx, "input");
        return files.isEmpty()
                ? SubmissionApi.field(ctx, "input")
                        .map(text -> text.getBytes(StandardCharsets.UTF_8))
                        .orElse(null)
                : SentFiles.content(files.get(0).part());
    }

    private void get(Context ctx, Viewer viewer) {
        TryView view = api.services().tries().view(viewer, ApiRoutes.number(ctx, "id"));
        @Nullable TryResult result = view.result();
        Map<String, TextJson> errors = new TreeMap<>();
        if (result != null) {
            result.stderr().forEach((name, text) -> errors.put(name, TextJson.of(text)));
        }
        api.json()
                .write(
                        ctx,
                        200,
                        new TryJson(
                                view.id(),
                                view.course(),
                                view.assignment(),
                                view.problem(),
                                ApiWords.of(view.forgotten()),
                                ApiWords.of(view.state()),
                                view.waits() == null ? null : view.waits().place(),
                                result == null ? null : api.json().tree(result.report()),
                                errors));
    }

    private void giveUp(Context ctx, Viewer viewer) {
        api.services().tries().own().giveUp(viewer, ApiRoutes.number(ctx, "id"));
        ctx.status(204);
    }

    private void events(Context ctx, Viewer viewer) {
        Door door = api.door();
        live.tries()
                .open(
                        ctx,
                        door.viewers().still(ctx),
                        ApiRoutes.number(ctx, "id"),
                        door.exposure().address(ctx));
    }
}
