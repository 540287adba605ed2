package judge.web.clics;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.clics.ClicsContest;
import judge.intake.IntakeException;
import judge.intake.ZippedSources;
import judge.online.Origin;
import judge.online.Refusal;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.service.OnlineServices;
import judge.service.contest.ClicsContests;
import judge.service.contest.ClicsContests.Look;
import judge.service.contest.ContestSnapshot;
import judge.service.submission.HandIn;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.submission.SourceFile;
import judge.web.http.Bodies;
import judge.web.http.SentCharset;
import judge.web.http.SentFiles;
import org.jspecify.annotations.Nullable;

/** Handles the submissions by clients of the Contest API. */
record ClicsPosts(OnlineServices services, ClicsContests contests) {

    private static final int MOST_BYTES = 8 << 20;
    private static final int MOST_DEPTH = 8;
    /** Each costs many times the bytes that it is written with; what is large here is one zip, which is one of them. */
    private static final long MOST_TOKENS = 10_000;

    private static final int SHOWN_CHARACTERS = 80;
    static final Set<String> OURS = Set.of("id", "time", "contest_time");

    private static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(MOST_DEPTH)
                            .maxTokenCount(MOST_TOKENS)
                            .maxStringLength(MOST_BYTES)
                            .build())
                    .build())
            .build();

    /** A submission: by the specification, or as DOMjudge's own client sends it. */
    private record Sent(String problem, String language, @Nullable String team, List<SourceFile> files) {}

    /** The problem that it is handed in to. */
    private record Target(String course, String assignment, String problem) {}

    /** A team hands in. */
    /** The problem of that id, if the sender sees it. */
    private static String slug(ContestSnapshot snapshot, String id) {
        boolean seen = snapshot.feed().objects().problems().stream()
                .anyMatch(one -> one.get("id").asText().equals(id));
        return snapshot.contest().problems().stream()
                .filter(task -> seen && task.id().equals(id))
                .map(ClicsContest.Task::slug)
                .findFirst()
                .orElseThrow(() -> Refusal.invalid("clics-no-problem", Map.of("problem", id)));
    }

    void submit(Context ctx, Viewer viewer, Look look) {
        Bodies.requireAtMost(ctx, MOST_BYTES);
        Sent sent = ctx.isMultipartFormData() ? form(ctx) : json(ctx);
        String contest = ctx.pathParam("contest");
        Target target = contests.look(viewer, contest, look, snapshot -> {
            String own = snapshot.own()
                    .map(ClicsContest.Contestant::id)
                    .orElseThrow(() -> Refusal.notAllowed("clics-no-team"));
            if (sent.team() != null && !sent.team().equals(own)) {
                throw Refusal.notAllowed("clics-other-team", Map.of("team", sent.team(), "own", own));
            }
            return new Target(snapshot.course().slug(), snapshot.assignment().slug(), slug(snapshot, sent.problem()));
        });
        requireLanguage(sent);
        StoredSubmission made = handIn(viewer, target, sent.files());
        ObjectNode node =
                contests.look(viewer, contest, look, snapshot -> snapshot.submissions(Set.of(made.id())).stream()
                        .flatMap(one -> snapshot.feed().live().submission(one).stream())
                        .findFirst()
                        .orElseThrow(Refusal::notFound));
        ctx.header("Location", ctx.path() + "/" + made.id());
        ClicsEndpoints.write(ctx, 201, node);
    }

    private StoredSubmission handIn(Viewer viewer, Target target, List<SourceFile> files) {
        HandIn handIn = services.handIn();
        return handIn.handIn(
                viewer, target.course(), target.assignment(), target.problem(), files, null, Origin.API, null);
    }

    /** The files tell the language here; who says another one is told so, and not judged in a wrong one. */
    private static void requireLanguage(Sent sent) {
        LanguageNames all = LanguageNames.known();
        LanguageName said = all.ofCode(sent.language())
                .orElseThrow(() -> Refusal.invalid("clics-no-language", Map.of("language", sent.language())));
        List<LanguageName> told =
                all.told(sent.files().stream().map(SourceFile::path).toList());
        if (!told.equals(List.of(said))) {
            throw Refusal.invalid("clics-other-language", Map.of("language", sent.language()));
        }
    }

    private static Sent form(Context ctx) {
        List<SourceFile> files = SentFiles.of(ctx, "code[]").stream()
                .map(one -> new SourceFile(one.name(), SentFiles.content(one.part())))
                .toList();
        return new Sent(field(ctx, "problem"), field(ctx, "language"), ctx.formParam("team"), files);
    }

    private static String field(Context ctx, String name) {
        @Nullable String value = ctx.formParam(name);
        if (value == null || value.isEmpty()) {
            throw Refusal.invalid("field-missing", Map.of("field", name));
        }
        return value;
    }

    private static Sent json(Context ctx) {
        JsonNode node = read(ctx);
        for (String name : OURS) {
            if (node.hasNonNull(name)) {
                throw Refusal.invalid("clics-ours", Map.of("field", name));
            }
        }
        JsonNode files = node.path("files");
        if (!files.isArray() || files.size() != 1 || !files.get(0).path("data").isTextual()) {
            throw Refusal.invalid("field-missing", Map.of("field", "files"));
        }
        JsonNode mime = files.get(0).path("mime");
        if (!mime.isMissingNode() && !mime.isNull() && !mime.asText().equals("application/zip")) {
            throw Refusal.invalid("clics-no-zip", Map.of("field", "files"));
        }
        @Nullable String team = node.hasNonNull("team_id") ? node.get("team_id").asText() : null;
        return new Sent(
                text(node, "problem_id"),
                text(node, "language_id"),
                team,
                unzipped(files.get(0).get("data").asText(), charset(node)));
    }

    static JsonNode read(Context ctx) {
        byte[] body = Bodies.read(ctx, MOST_BYTES);
        try {
            JsonNode node = JSON.readTree(body);
            if (node == null || !node.isObject()) {
                throw Refusal.invalid("json-no-object");
            }
            return node;
        } catch (JsonProcessingException e) {
            long line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
            long column = e.getLocation() == null ? 1 : e.getLocation().getColumnNr();
            throw Refusal.invalid("json-broken", Map.of("line", line, "column", column));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(JsonNode node, String name) {
        JsonNode value = node.path(name);
        if (value.isMissingNode()
                || value.isNull()
                || (value.isTextual() && value.asText().isEmpty())) {
            throw Refusal.invalid("field-missing", Map.of("field", name));
        }
        if (!value.isTextual() || value.asText().indexOf('\0') >= 0) { // Not every database takes a NUL.
            String sent = value.toString();
            String shown = sent.length() > SHOWN_CHARACTERS ? sent.substring(0, SHOWN_CHARACTERS) + "…" : sent;
            throw Refusal.invalid("json-wrong-value", Map.of("key", name, "value", shown, "wanted", "text"));
        }
        return value.asText();
    }

    /** The charset of names in the zip, if the request says it: the specification has no such property. */
    private static Optional<Charset> charset(JsonNode node) {
        return node.hasNonNull(SentCharset.FIELD) ? SentCharset.of(text(node, SentCharset.FIELD)) : Optional.empty();
    }

    private static List<SourceFile> unzipped(String base64, Optional<Charset> charset) {
        try {
            return SentFiles.read(ZippedSources.of(Base64.getDecoder().decode(base64), MOST_BYTES, charset))
                    .files();
        } catch (IllegalArgumentException e) {
            throw Refusal.invalid("clics-no-zip", Map.of("field", "files"));
        } catch (IntakeException e) {
            throw SentFiles.refused("files", e);
        }
    }
}
