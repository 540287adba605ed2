package judge.web.clics;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.clics.ClicsContest.Contestant;
import judge.clics.ClicsContest.Task;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.contest.ClicsContests;
import judge.service.contest.ClicsContests.Look;
import judge.service.contest.ContestServices;
import judge.service.contest.ContestSnapshot;
import org.jspecify.annotations.Nullable;

/** Handles the changes by clients of the Contest API, except submissions of teams. */
final class ClicsDeeds {

    private static final int NO_CONTENT = 204;
    private static final String THAW = "scoreboard_thaw_time";
    private static final Set<String> PATCHED = Set.of("id", ClicsMoments.START, THAW, ClicsMoments.PAUSE);
    private static final Set<String> SAID = Set.of(
            "problem_id",
            "from_team_id",
            "to_team_id",
            "to_team_ids",
            "to_group_ids",
            "reply_to_id",
            "text",
            "id",
            "time",
            "contest_time");

    private final ContestServices services;
    private final ClicsContests contests;

    ClicsDeeds(ContestServices services) {
        this.services = services;
        contests = services.clics();
    }

    /**
     * A clarification that is to be sent.
     *
     * @param jury whether the jury says it
     * @param problem by its slug; empty: it is about none
     * @param to the person of the only team that reads it; null: all do, or the jury
     * @param reply the question that it answers; null: none
     */
    private record Said(
            String course,
            String assignment,
            boolean jury,
            String problem,
            @Nullable Long to,
            @Nullable Long reply,
            @Nullable Long asker,
            String text) {}

    /** A team asks, or the jury answers or announces something. */
    void say(Context ctx, Viewer viewer, Look look) {
        JsonNode sent = ClicsPosts.read(ctx);
        requireKnown(sent, SAID);
        for (String ours : ClicsPosts.OURS) {
            if (sent.hasNonNull(ours)) {
                throw Refusal.invalid("clics-ours", Map.of("field", ours));
            }
        }
        String contest = ctx.pathParam("contest");
        Said said = contests.look(viewer, contest, look, snapshot -> said(snapshot, sent));
        long made = said(viewer, said);
        ObjectNode node = contests.look(
                viewer,
                contest,
                look,
                snapshot -> snapshot.feed().live().clarifications(snapshot.clarifications()).stream()
                        .filter(one -> one.get("id").asText().equals(Long.toString(made)))
                        .findFirst()
                        .orElseThrow(Refusal::notFound));
        ctx.header("Location", ctx.path() + "/" + made);
        ClicsEndpoints.write(ctx, 201, node);
    }

    private long said(Viewer viewer, Said said) {
        String course = said.course();
        String assignment = said.assignment();
        if (!said.jury()) {
            return services.clarifications().ask(viewer, course, assignment, said.problem(), said.text());
        }
        Long reply = said.reply();
        if (reply == null) {
            return services.clarifications()
                    .announce(viewer, course, assignment, said.problem(), said.to(), said.text());
        }
        if (said.to() != null && !said.to().equals(said.asker())) {
            throw Refusal.invalid("clics-recipients", Map.of("field", "to_team_ids"));
        }
        return services.clarifications().answer(viewer, course, assignment, reply, said.text(), said.to() == null);
    }

    private static Said said(ContestSnapshot snapshot, JsonNode sent) {
        boolean jury = snapshot.eye().jury();
        @Nullable String from = optional(sent, "from_team_id");
        @Nullable Long to = recipient(snapshot, sent);
        if (jury && from != null) {
            throw Refusal.invalid("clics-ours", Map.of("field", "from_team_id"));
        }
        if (!jury) {
            String own = snapshot.own().map(Contestant::id).orElseThrow(() -> Refusal.notAllowed("clics-no-team"));
            if (from != null && !from.equals(own)) {
                throw Refusal.notAllowed("clics-other-team", Map.of("team", from, "own", own));
            }
            if (to != null) {
                throw Refusal.invalid("clics-recipients", Map.of("field", "to_team_ids"));
            }
        }
        @Nullable String reply = optional(sent, "reply_to_id");
        @Nullable Long question = null;
        @Nullable Long asker = null;
        if (reply != null) {
            var asked = snapshot.clarifications().stream()
                    .filter(one -> jury && Long.toString(one.id()).equals(reply) && one.sender() != null)
                    .findFirst()
                    .orElseThrow(() -> Refusal.invalid("clics-no-question", Map.of("question", reply)));
            question = asked.id();
            asker = asked.sender();
        }
        return new Said(
                snapshot.course().slug(),
                snapshot.assignment().slug(),
                jury,
                problem(snapshot, optional(sent, "problem_id")),
                to,
                question,
                asker,
                ClicsPosts.text(sent, "text"));
    }

    private static String problem(ContestSnapshot snapshot, @Nullable String id) {
        if (id == null) {
            return "";
        }
        boolean seen = snapshot.feed().objects().problems().stream()
                .anyMatch(one -> one.get("id").asText().equals(id));
        return snapshot.contest().problems().stream()
                .filter(task -> seen && task.id().equals(id))
                .map(Task::slug)
                .findFirst()
                .orElseThrow(() -> Refusal.invalid("clics-no-problem", Map.of("problem", id)));
    }

    /** One team or all: what is for several is not known here. */
    private static @Nullable Long recipient(ContestSnapshot snapshot, JsonNode sent) {
        if (sent.hasNonNull("to_group_ids")) {
            throw Refusal.invalid("clics-recipients", Map.of("field", "to_group_ids"));
        }
        List<String> ids = new ArrayList<>();
        if (sent.hasNonNull("to_team_id")) {
            ids.add(sent.get("to_team_id").asText());
        }
        sent.path("to_team_ids").forEach(one -> ids.add(one.asText()));
        if (ids.isEmpty() && !sent.hasNonNull("to_team_ids")) {
            return null;
        }
        return ids.stream()
                .filter(one -> ids.size() == 1)
                .flatMap(id -> snapshot.contest().teams().stream()
                        .filter(team -> team.id().equals(id)))
                .map(team -> team.team().person())
                .findFirst()
                .orElseThrow(() -> Refusal.invalid("clics-recipients", Map.of("field", "to_team_ids")));
    }

    private record Place(String course, String assignment) {}

    private Place edited(Viewer viewer, String contest, Look look) {
        return contests.look(viewer, contest, look, snapshot -> {
            if (!snapshot.edits()) {
                throw Refusal.notAllowed("not-allowed");
            }
            return new Place(snapshot.course().slug(), snapshot.assignment().slug());
        });
    }

    /** Sets the time at which the contest begins, or is thawed; for teachers. */
    void patch(Context ctx, Viewer viewer, Look look) {
        JsonNode sent = ClicsPosts.read(ctx);
        requireKnown(sent, PATCHED);
        String contest = ctx.pathParam("contest");
        Place at = edited(viewer, contest, look);
        if (!ClicsPosts.text(sent, "id").equals(contest)) {
            throw Refusal.conflict("clics-other-id", Map.of("id", ClicsPosts.text(sent, "id"), "own", contest));
        }
        if (sent.has(ClicsMoments.START) == sent.has(THAW)) {
            throw Refusal.invalid("field-missing", Map.of("field", ClicsMoments.START));
        }
        if (sent.has(THAW)) {
            if (services.moments().thaw(viewer, at.course(), at.assignment(), ClicsMoments.moment(sent, THAW))) {
                ctx.status(NO_CONTENT);
                return;
            }
        } else {
            new ClicsMoments(services.moments()).start(viewer, at.course(), at.assignment(), sent);
        }
        ClicsEndpoints.write(ctx, 200, contests.look(viewer, contest, look, snapshot -> snapshot.feed()
                .objects()
                .contest()));
    }

    private static void requireKnown(JsonNode sent, Set<String> known) {
        sent.fieldNames().forEachRemaining(name -> {
            if (!known.contains(name)) {
                throw Refusal.invalid("json-unknown-key", Map.of("key", name));
            }
        });
    }

    private static @Nullable String optional(JsonNode sent, String name) {
        return sent.hasNonNull(name) ? ClicsPosts.text(sent, name) : null;
    }
}
