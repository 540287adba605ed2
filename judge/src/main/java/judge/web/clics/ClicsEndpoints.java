package judge.web.clics;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import judge.clics.ClicsAccess;
import judge.clics.ClicsContest.Contestant;
import judge.clics.ClicsVersion;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.OnlineServices;
import judge.service.SourceZip;
import judge.service.contest.ClicsContests;
import judge.service.contest.ClicsContests.Look;
import judge.service.contest.ContestSnapshot;
import judge.submission.SourceFile;
import org.jspecify.annotations.Nullable;

/** What the Contest API tells of contests. */
final class ClicsEndpoints {

    private static final String TYPE = "application/json";
    private static final String ID = "_id";
    /** Endpoints for which scoreboards are needed. */
    private static final Set<String> BOARDS = Set.of("scoreboard", "awards");

    private final OnlineServices services;
    private final ClicsContests contests;

    ClicsEndpoints(OnlineServices services, ClicsContests contests) {
        this.services = services;
        this.contests = contests;
    }

    static void write(Context ctx, int status, JsonNode node) {
        ctx.status(status).contentType(TYPE).result(FeedLines.json(node));
    }

    /** Which version this is. */
    void about(Context ctx, ClicsVersion version) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("version", version.code());
        node.put("version_url", "https://ccs-specs.icpc.io/" + version.code() + "/contest_api");
        node.putObject("provider").put("name", "judge");
        write(ctx, 200, node);
    }

    void contests(Context ctx, @Nullable Viewer viewer, Look look) {
        write(ctx, 200, array(contests.contests(viewer, look)));
    }

    void contest(Context ctx, @Nullable Viewer viewer, Look look) {
        write(ctx, 200, look(ctx, viewer, look, snapshot -> snapshot.feed()
                .objects()
                .contest()));
    }

    private <T> T look(Context ctx, @Nullable Viewer viewer, Look look, Function<ContestSnapshot, T> function) {
        String contest = ctx.pathParam("contest");
        return BOARDS.contains(ctx.pathParamMap().getOrDefault("endpoint", ""))
                ? contests.lookAtBoards(viewer, contest, look, function)
                : contests.look(viewer, contest, look, function);
    }

    /** An endpoint: what there is only one of, or all that its filters leave. */
    void all(Context ctx, @Nullable Viewer viewer, Look look) {
        String endpoint = ctx.pathParam("endpoint");
        JsonNode node = look(ctx, viewer, look, snapshot -> switch (endpoint) {
            case "access" -> ClicsAccess.of(
                    snapshot.contest(), snapshot.eye(), snapshot.edits(), look.version(), look.extended());
            case "state" -> snapshot.feed().objects().state();
            case "scoreboard" -> scoreboard(ctx, snapshot);
            case "account" -> account(snapshot, viewer).orElseThrow(ClicsEndpoints::notFound);
            default -> array(collection(endpoint, snapshot, Optional.empty())
                    .orElseThrow(ClicsEndpoints::notFound)
                    .filter(one -> isWanted(ctx, one))
                    .toList());
        });
        write(ctx, 200, node);
    }

    /** One of a collection. */
    void one(Context ctx, @Nullable Viewer viewer, Look look) {
        String endpoint = ctx.pathParam("endpoint");
        String id = ctx.pathParam("object");
        write(ctx, 200, look(ctx, viewer, look, snapshot -> collection(endpoint, snapshot, Optional.of(id))
                .orElseThrow(ClicsEndpoints::notFound)
                .filter(one -> one.get("id").asText().equals(id))
                .findFirst()
                .orElseThrow(ClicsEndpoints::notFound)));
    }

    /** All of an endpoint that are seen; {@code id}: the only one that is wanted. Empty: there is no such endpoint. */
    private static Optional<Stream<ObjectNode>> collection(
            String endpoint, ContestSnapshot snapshot, Optional<String> id) {
        var objects = snapshot.feed().objects();
        var live = snapshot.feed().live();
        return Optional.ofNullable(
                switch (endpoint) {
                    case "judgement-types" -> objects.judgementTypes().stream();
                    case "languages" -> objects.languages().stream();
                    case "problems" -> objects.problems().stream();
                    case "groups" -> objects.groups().stream();
                    case "organizations" -> objects.organizations().stream();
                    case "teams" -> objects.teams().stream();
                    case "submissions" -> id
                            .map(one -> snapshot.submissions(number(one)))
                            .orElseGet(snapshot::submissions)
                            .stream()
                            .flatMap(one -> live.submission(one).stream());
                    case "judgements" -> snapshot.submissions().stream().flatMap(one -> live.judgements(one).stream());
                    case "runs" -> snapshot.eye().jury()
                            ? snapshot.submissions().stream().flatMap(one -> live.runs(one).stream())
                            : null;
                    case "clarifications" -> live.clarifications(snapshot.clarifications()).stream();
                    case "awards" -> snapshot.feed().boards().awards(snapshot.board()).stream();
                    default -> null;
                });
    }

    private static Set<Long> number(String id) {
        return id.matches("[0-9]{1,18}") ? Set.of(Long.valueOf(id)) : Set.of();
    }

    private static ArrayNode array(List<ObjectNode> nodes) {
        return JsonNodeFactory.instance.arrayNode().addAll(nodes);
    }

    /** By each property that refers to something: an empty value means none. */
    private static boolean isWanted(Context ctx, ObjectNode node) {
        return ctx.queryParamMap().entrySet().stream()
                .filter(parameter -> parameter.getKey().endsWith(ID))
                .allMatch(parameter -> {
                    JsonNode value = node.path(parameter.getKey());
                    String text = value.isMissingNode() || value.isNull() ? "" : value.asText();
                    return parameter.getValue().contains(text);
                });
    }

    private static ObjectNode scoreboard(Context ctx, ContestSnapshot snapshot) {
        @Nullable String group = ctx.queryParam("group_id");
        boolean known = group == null
                || snapshot.feed().objects().groups().stream()
                        .anyMatch(one -> one.get("id").asText().equals(group));
        if (!known) {
            throw notFound();
        }
        return snapshot.scoreboard(group);
    }

    private static Optional<ObjectNode> account(ContestSnapshot snapshot, @Nullable Viewer viewer) {
        if (viewer == null) {
            return Optional.empty();
        }
        Optional<Contestant> own = snapshot.own();
        ObjectNode node = JsonNodeFactory.instance.objectNode().put("id", Long.toString(viewer.person()));
        node.put("username", viewer.login()).put("name", viewer.name());
        String type = snapshot.eye().jury() ? "judge" : own.isPresent() ? "team" : "staff";
        node.put("type", type);
        own.ifPresent(team -> node.put("team_id", team.id()));
        return Optional.of(node);
    }

    /** The sources of a submission. */
    void files(Context ctx, @Nullable Viewer viewer, Look look) {
        String id = ctx.pathParam("object");
        boolean seen = look(ctx, viewer, look, snapshot -> snapshot.submissions(number(id)).stream()
                .flatMap(one -> snapshot.feed().live().submission(one).stream())
                .anyMatch(one -> !one.get("files").isEmpty()));
        if (!seen) {
            throw notFound();
        }
        List<SourceFile> files = services.submissions().source(Objects.requireNonNull(viewer), Long.parseLong(id));
        ctx.header("Content-Disposition", "attachment; filename=\"files.zip\"");
        ctx.contentType("application/zip").result(SourceZip.of(files));
    }

    static Refusal notFound() {
        return new Refusal(Refusal.Kind.NOT_FOUND, "not-found", Map.of());
    }
}
