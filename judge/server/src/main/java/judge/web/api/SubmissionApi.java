package judge.web.api;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.http.Context;
import java.nio.charset.Charset;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.online.Origin;
import judge.online.Refusal;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.service.submission.SourceZip;
import judge.service.submission.SubmissionView;
import judge.submission.SourceFile;
import judge.submission.SourceText;
import judge.web.http.Bodies;
import judge.web.http.Door;
import judge.web.http.SentCharset;
import judge.web.http.SentFiles;
import judge.web.http.SentFiles.ReadSources;
import judge.web.http.SentFiles.SentFile;
import judge.web.live.LiveEvents;
import org.jspecify.annotations.Nullable;

/** Handing in, and what comes of it. */
record SubmissionApi(ApiRoutes api, LiveEvents live) {

    /** A form with sources; those themselves may have as much as the problem says, which is less. */
    private static final int MOST_BYTES = 8 << 20;

    static final int USUAL_PAGE = 50;
    static final int LARGEST_PAGE = 500;
    private static final String KEY = "[!-~]{1,128}";
    private static final String ZIP = "application/zip";
    static final String SUBMISSIONS = "/courses/{course}/assignments/{assignment}/submissions";

    /** A submission with its result as far as that is shown; the report only where one is asked for. */
    record SubmissionJson(
            long id,
            String course,
            String assignment,
            String problem,
            String login,
            String name,
            int attempt,
            @Nullable String received,
            boolean late,
            String state,
            boolean hidden,
            @Nullable Long place,
            @Nullable String verdict,
            @Nullable Double score,
            @Nullable Double maxScore,
            @Nullable Double countedScore,
            @Nullable JsonNode report) {}

    /** The sources of a submission. */
    record SourceJson(List<FileJson> files) {}

    /** A source; {@code text} is null where it is in no known charset, and {@code base64} has its bytes then. */
    record FileJson(String path, @Nullable String charset, @Nullable String text, @Nullable String base64) {

        static FileJson of(SourceFile file) {
            Optional<SourceText> text = SourceText.decode(file.content());
            return text.isPresent()
                    ? new FileJson(file.path(), text.get().charset(), text.get().text(), null)
                    : new FileJson(file.path(), null, null, Base64.getEncoder().encodeToString(file.content()));
        }
    }

    /** The answer to handing in. */
    record HandedInJson(long id, int attempt, Set<String> charsets) {}

    void addRoutes() {
        api.post(SUBMISSIONS, this::handIn);
        api.get("/submissions/{id}", this::get);
        api.get("/submissions/{id}/events", this::events);
        api.get("/submissions/{id}/source", this::source);
    }

    private void handIn(Context ctx, Viewer viewer) {
        requireForm(ctx);
        @Nullable String key = ctx.header("Idempotency-Key");
        if (key != null && !key.matches(KEY)) {
            throw Refusal.invalid("idempotency-key", Map.of("key", key));
        }
        ReadSources files = files(ctx);
        String course = ctx.pathParam("course");
        String assignment = ctx.pathParam("assignment");
        @Nullable String person = field(ctx, "for").orElse(null);
        StoredSubmission made = api.services()
                .handIn()
                .handIn(viewer, course, assignment, problem(ctx), files.files(), person, Origin.API, key);
        ctx.header("Location", ApiRoutes.BASE + "/submissions/" + made.id());
        api.json().write(ctx, 201, new HandedInJson(made.id(), made.attempt(), files.charsets()));
    }

    /** Refuses what is no form with files, or a larger one than can be handed in. */
    static void requireForm(Context ctx) {
        Bodies.requireAtMost(ctx, MOST_BYTES);
        if (ctx.req().getContentLengthLong() < 0) {
            throw Refusal.invalid("length-needed");
        }
        if (!ctx.isMultipartFormData()) {
            throw Refusal.invalid("form-needed");
        }
    }

    /** The problem that the form names. */
    static String problem(Context ctx) {
        return field(ctx, "problem").orElseThrow(() -> Refusal.invalid("field-missing", Map.of("field", "problem")));
    }

    /** A field of the form; empty: it is not there, or nothing is in it. */
    static Optional<String> field(Context ctx, String name) {
        Optional<String> value = Optional.ofNullable(ctx.formParam(name)).filter(sent -> !sent.isEmpty());
        if (value.filter(sent -> sent.indexOf('\0') >= 0).isPresent()) {
            throw Refusal.invalid("form-broken");
        }
        return value;
    }

    /** The sources that the form brings. */
    static ReadSources files(Context ctx) {
        List<SentFile> parts = SentFiles.of(ctx, "file");
        if (parts.isEmpty()) {
            throw Refusal.invalid("field-missing", Map.of("field", "file"));
        }
        Optional<Charset> charset = SentCharset.of(field(ctx, SentCharset.FIELD).orElse(null));
        return SentFiles.told(ReadSources.all(parts.stream()
                .map(one -> SentFiles.sources(one.name(), SentFiles.content(one.part()), MOST_BYTES, charset))
                .toList()));
    }

    static Optional<Long> number(Context ctx, String name, long most) {
        @Nullable String value = ctx.queryParam(name);
        if (value == null) {
            return Optional.empty();
        }
        if (value.matches("[0-9]{1,18}") && Long.parseLong(value) >= 1 && Long.parseLong(value) <= most) {
            return Optional.of(Long.parseLong(value));
        }
        throw Refusal.invalid("query-wrong", Map.of("key", name, "value", value));
    }

    private void get(Context ctx, Viewer viewer) {
        SubmissionView view = api.services().submissions().view(viewer, ApiRoutes.number(ctx, "id"));
        @Nullable JsonNode report = view.report() == null ? null : api.json().tree(view.report());
        boolean hidden = !api.services().submissions().extent(viewer, view.id()).showsState();
        api.json().write(ctx, 200, json(view, hidden, report));
    }

    static SubmissionJson json(SubmissionView view, boolean hidden, @Nullable JsonNode report) {
        return new SubmissionJson(
                view.id(),
                view.course(),
                view.assignment(),
                view.problem(),
                view.login(),
                view.name(),
                view.attempt(),
                ApiWords.of(view.received()),
                view.late(),
                ApiWords.of(view.state()),
                hidden,
                view.place(),
                view.verdict(),
                view.score(),
                view.maxScore(),
                view.countedScore(),
                report);
    }

    private void events(Context ctx, Viewer viewer) {
        Door door = api.door();
        live.open(
                ctx,
                door.viewers().still(ctx),
                ApiRoutes.number(ctx, "id"),
                door.exposure().address(ctx));
    }

    private void source(Context ctx, Viewer viewer) {
        List<SourceFile> files = api.services().submissions().source(viewer, ApiRoutes.number(ctx, "id"));
        ctx.header("Vary", "Accept");
        if (AcceptHeader.prefers(ctx, ZIP, "application/json")) {
            ctx.header("Content-Disposition", "attachment; filename=\"" + ApiRoutes.number(ctx, "id") + ".zip\"");
            ctx.contentType(ZIP).result(SourceZip.of(files));
        } else {
            api.json()
                    .write(
                            ctx,
                            200,
                            new SourceJson(files.stream().map(FileJson::of).toList()));
        }
    }
}
