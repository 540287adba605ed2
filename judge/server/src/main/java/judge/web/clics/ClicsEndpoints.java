package judge.web.clics;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.clics.ClicsAccess;
import judge.clics.ClicsPeople;
import judge.clics.ClicsSubmission;
import judge.clics.ClicsVersion;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.OnlineServices;
import judge.service.contest.ClicsContests;
import judge.service.contest.ClicsContests.Look;
import judge.service.contest.ContestSnapshot;
import judge.service.submission.SourceZip;
import judge.submission.SourceFile;
import org.jspecify.annotations.Nullable;

/** Answers questions of the Contest API about contests. */
final class ClicsEndpoints {

    private static final String TYPE = "application/json";
    private static final String ID = "_id";
    /** Endpoints of several things, in the order in which they refer to each other. */
    static final List<String> COLLECTIONS = List.of(
            "judgement-types",
            "languages",
            "problems",
            "groups",
            "organizations",
            "teams",
            "persons",
            "accounts",
            "submissions",
            "judgements",
            "runs",
            "clarifications",
            "awards");
    /** Endpoints for which scoreboards are needed. */
    private static final Set<String> BOARDS = Set.of("scoreboard", "awards");

    private final OnlineServices services;
    private final ClicsContests contests;
    private final AnswersToAll toAll;

    ClicsEndpoints(OnlineServices services, ClicsContests contests) {
        this.services = services;
        this.contests = contests;
        toAll = new AnswersToAll(services.clock());
    }

    static void write(Context ctx, int status, JsonNode node) {
        ctx.status(status).contentType(TYPE).result(FeedLines.json(node));
    }

    private static void send(Context ctx, byte[] json) {
        ctx.status(200).contentType(TYPE).result(json);
    }

    /** Answers with the version of the API. */
    void about(Context ctx, ClicsVersion version) {
        write(ctx, 200, about(version));
    }

    static ObjectNode about(ClicsVersion version) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("version", version.code());
        node.put("version_url", "https://ccs-specs.icpc.io/" + version.code() + "/contest_api");
        node.putObject("provider").put("name", "judge");
        return node;
    }

    void contests(Context ctx, @Nullable Viewer viewer, Look look) {
        write(
                ctx,
                200,
                array(
                        viewer == null
                                ? toAll.made(() -> contests.contests(null, look))
                                : contests.contests(viewer, look)));
    }

    void contest(Context ctx, @Nullable Viewer viewer, Look look) {
        answer(ctx, viewer, look, "", snapshot -> snapshot.feed().objects().contest());
    }

    /** Answers with what a function makes of the contest; to those who are not known, with what was made before. */
    private void answer(
            Context ctx, @Nullable Viewer viewer, Look look, String what, Function<ContestSnapshot, JsonNode> made) {
        send(ctx, viewer == null ? kept(ctx, look, what, made) : FeedLines.json(look(ctx, viewer, look, made)));
    }

    private byte[] kept(Context ctx, Look look, String what, Function<ContestSnapshot, JsonNode> made) {
        String contest = ctx.pathParam("contest");
        return toAll.get(
                new AnswersToAll.Key(contest, look, what),
                () -> contests.mark(contest, needsBoards(ctx)),
                () -> FeedLines.json(look(ctx, null, look, made)));
    }

    private static boolean needsBoards(Context ctx) {
        return BOARDS.contains(ctx.pathParamMap().getOrDefault("endpoint", ""));
    }

    private <T> T look(Context ctx, @Nullable Viewer viewer, Look look, Function<ContestSnapshot, T> function) {
        String contest = ctx.pathParam("contest");
        return needsBoards(ctx)
                ? contests.lookAtBoards(viewer, contest, look, function)
                : contests.look(viewer, contest, look, function);
    }

    /** An endpoint: what there is only one of, or all that its filters leave. */
    void all(Context ctx, @Nullable Viewer viewer, Look look) {
        all(ctx, viewer, look, ctx.pathParam("endpoint"));
    }

    /** Answers with all objects of an endpoint. */
    void all(Context ctx, @Nullable Viewer viewer, Look look, String endpoint) {
        switch (endpoint) {
            case "access" -> answer(
                    ctx,
                    viewer,
                    look,
                    endpoint,
                    snapshot -> ClicsAccess.of(
                            snapshot.contest(), snapshot.eye(), snapshot.edits(), look.version(), look.extended()));
            case "state" -> answer(ctx, viewer, look, endpoint, snapshot -> snapshot.feed()
                    .objects()
                    .state());
            case "scoreboard" -> answer(
                    ctx,
                    viewer,
                    look,
                    endpoint + " " + ctx.queryParam("group_id"),
                    snapshot -> scoreboard(ctx, snapshot));
            case "account" -> write(ctx, 200, look(ctx, viewer, look, snapshot -> account(snapshot, viewer)
                    .orElseThrow(Refusal::notFound)));
            default -> collection(ctx, viewer, look, endpoint);
        }
    }

    /**
     * Answers with a collection. The whole of it is kept for all; a client that wants some of it gets that out of the
     * whole.
     */
    private void collection(Context ctx, @Nullable Viewer viewer, Look look, String endpoint) {
        Function<ContestSnapshot, ArrayNode> whole = snapshot -> array(collection(endpoint, snapshot, Optional.empty())
                .orElseThrow(Refusal::notFound)
                .toList());
        boolean filtered = ctx.queryParamMap().keySet().stream().anyMatch(name -> name.endsWith(ID));
        if (viewer == null && !filtered) {
            send(ctx, kept(ctx, look, endpoint, whole::apply));
        } else if (viewer == null) {
            byte[] all = kept(ctx, look, endpoint, whole::apply);
            write(ctx, 200, toAll.made(() -> wanted(ctx, FeedLines.read(all))));
        } else {
            write(ctx, 200, wanted(ctx, look(ctx, viewer, look, whole)));
        }
    }

    private static ArrayNode wanted(Context ctx, JsonNode all) {
        ArrayNode wanted = JsonNodeFactory.instance.arrayNode();
        all.forEach(one -> {
            if (isWanted(ctx, one)) {
                wanted.add(one);
            }
        });
        return wanted;
    }

    /** Answers with one object of the collection that the path names. */
    void one(Context ctx, @Nullable Viewer viewer, Look look) {
        one(ctx, viewer, look, ctx.pathParam("endpoint"));
    }

    /** Answers with one object of a collection. */
    void one(Context ctx, @Nullable Viewer viewer, Look look, String endpoint) {
        String id = ctx.pathParam("object");
        Supplier<ObjectNode> one =
                () -> look(ctx, viewer, look, snapshot -> collection(endpoint, snapshot, Optional.of(id))
                        .orElseThrow(Refusal::notFound)
                        .filter(found -> found.get("id").asText().equals(id))
                        .findFirst()
                        .orElseThrow(Refusal::notFound));
        write(ctx, 200, viewer == null ? toAll.made(one) : one.get());
    }

    /** All of an endpoint that are seen; {@code id}: the only one that is wanted. Empty: there is no such endpoint. */
    private static Optional<Stream<ObjectNode>> collection(
            String endpoint, ContestSnapshot snapshot, Optional<String> id) {
        var objects = snapshot.feed().objects();
        var live = snapshot.feed().live();
        var people = snapshot.feed().people();
        return Optional.ofNullable(
                switch (endpoint) {
                    case "judgement-types" -> objects.judgementTypes().stream();
                    case "languages" -> objects.languages().stream();
                    case "problems" -> objects.problems().stream();
                    case "groups" -> objects.groups().stream();
                    case "organizations" -> objects.organizations().stream();
                    case "teams" -> objects.teams().stream();
                    case "persons" -> people.areTold() ? people.persons().stream() : null;
                    case "accounts" -> people.areTold() ? people.accounts().stream() : null;
                    case "submissions" -> id
                            .map(one -> snapshot.submissions(number(one)))
                            .orElseGet(snapshot::submissions)
                            .stream()
                            .flatMap(one -> live.submission(one).stream());
                    case "judgements" -> judged(snapshot, id).stream().flatMap(one -> live.judgements(one).stream());
                    case "runs" -> snapshot.eye().jury()
                            ? judged(snapshot, id.map(one -> one.replaceFirst("-[0-9]{1,9}$", ""))).stream()
                                    .flatMap(one -> live.runs(one).stream())
                            : null;
                    case "clarifications" -> live.clarifications(snapshot.clarifications()).stream();
                    case "awards" -> snapshot.feed().boards().awards(snapshot.board()).stream();
                    default -> null;
                });
    }

    /** All that was handed in; {@code judging}: only what this judging is of. */
    private static List<ClicsSubmission> judged(ContestSnapshot snapshot, Optional<String> judging) {
        return judging.map(one -> number(one).stream()
                        .flatMap(number -> snapshot.submissionOf(number).stream())
                        .collect(Collectors.toSet()))
                .map(snapshot::submissions)
                .orElseGet(snapshot::submissions);
    }

    /** All of an endpoint that are seen. */
    static ArrayNode all(String endpoint, ContestSnapshot snapshot) {
        return array(collection(endpoint, snapshot, Optional.empty())
                .map(Stream::toList)
                .orElse(List.of()));
    }

    private static Set<Long> number(String id) {
        return id.matches("[0-9]{1,18}") ? Set.of(Long.valueOf(id)) : Set.of();
    }

    private static ArrayNode array(List<ObjectNode> nodes) {
        return JsonNodeFactory.instance.arrayNode().addAll(nodes);
    }

    /**
     * Tells whether an object has the wanted value of each property that refers to another object: an empty value means
     * none.
     */
    private static boolean isWanted(Context ctx, JsonNode node) {
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
            throw Refusal.notFound();
        }
        return snapshot.scoreboard(group);
    }

    private static Optional<ObjectNode> account(ContestSnapshot snapshot, @Nullable Viewer viewer) {
        if (viewer == null) {
            return Optional.empty();
        }
        String id = Long.toString(viewer.person());
        Optional<ObjectNode> known = snapshot.feed().people().accounts().stream()
                .filter(one -> one.get("id").asText().equals(id))
                .findFirst();
        String type = snapshot.eye().jury() ? "admin" : "staff";
        return known.or(() -> Optional.of(ClicsPeople.account(viewer.person(), viewer.login(), viewer.name(), type)));
    }

    /** The sources of a submission. */
    void files(Context ctx, @Nullable Viewer viewer, Look look) {
        String id = ctx.pathParam("object");
        boolean seen = look(ctx, viewer, look, snapshot -> snapshot.submissions(number(id)).stream()
                .flatMap(one -> snapshot.feed().live().submission(one).stream())
                .anyMatch(one -> !one.get("files").isEmpty()));
        if (!seen) {
            throw Refusal.notFound();
        }
        List<SourceFile> files = services.submissions().source(Objects.requireNonNull(viewer), Long.parseLong(id));
        ctx.header("Content-Disposition", "attachment; filename=\"files.zip\"");
        ctx.contentType("application/zip").result(SourceZip.of(files));
    }
}
