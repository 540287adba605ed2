package judge.clics;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import judge.clics.ClicsContest.Contestant;
import judge.clics.ClicsContest.Task;
import judge.online.contest.ContestState;
import judge.online.contest.ContestTimes;
import judge.online.contest.Team;
import judge.source.LanguageName;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * Writes the objects that are set up before a contest begins, and its state, as JSON of a version of the Contest API.
 */
public final class ClicsObjects {

    private static final long MEBIBYTE = 1 << 20;
    private static final long KIBIBYTE = 1 << 10;

    private final ClicsContest contest;
    private final Sight sight;
    private final ClicsVersion version;
    private final boolean extended;

    /**
     * Objects of a contest.
     *
     * @param extended whether more than the specification knows is told, as other servers do
     */
    public ClicsObjects(ClicsContest contest, Sight sight, ClicsVersion version, boolean extended) {
        this.contest = contest;
        this.sight = sight;
        this.version = version;
        this.extended = extended;
    }

    /** The contest. */
    public ObjectNode contest() {
        ContestTimes times = contest.times();
        ObjectNode node = ClicsJson.object().put("id", contest.id());
        node.put("name", contest.names().shown())
                .put("formal_name", contest.names().formal());
        if (extended) {
            node.put("shortname", contest.names().brief());
        }
        ClicsTimes.putStart(node, times.starts());
        node.put("duration", ClicsTimes.relative(times.length().toMillis()));
        Instant freezes = times.freezes();
        if (freezes != null) {
            long millis = Math.max(0, Duration.between(freezes, times.ends()).toMillis());
            node.put("scoreboard_freeze_duration", ClicsTimes.relative(millis));
        }
        Instant thaw = thaw(times);
        if (version.isNew() && thaw != null) {
            node.put("scoreboard_thaw_time", ClicsTimes.time(thaw));
        }
        node.put("scoreboard_type", contest.isScoring() ? "score" : "pass-fail");
        if (!contest.isScoring()) {
            penalty(node, contest.contest().penalty());
        }
        return node;
    }

    /** Returns when the scoreboard is thawed; null: it freezes never, or nobody knows when. */
    private static @Nullable Instant thaw(ContestTimes times) {
        return times.freezes() == null || ContestTimes.held(times.starts()).isPresent() ? null : times.thawed();
    }

    private void penalty(ObjectNode node, Duration penalty) {
        if (version.isNew()) {
            node.put("penalty_time", ClicsTimes.relative(penalty.toMillis()));
        } else {
            node.put("penalty_time", penalty.toMinutes());
        }
    }

    /** Returns the contest's state. */
    public ObjectNode state() {
        ContestState state = sight.state();
        ObjectNode node = ClicsJson.object();
        node.put("started", ClicsTimes.timeOrNull(state.started()));
        node.put("ended", ClicsTimes.timeOrNull(state.ended()));
        if (contest.times().freezes() != null) {
            node.put("frozen", ClicsTimes.timeOrNull(state.frozen()));
            // It can be thawed before it was frozen only by a mistake, of which nobody is told.
            node.put("thawed", state.frozen() == null ? null : ClicsTimes.timeOrNull(state.thawed()));
        }
        Instant finalized = state.ended() == null ? null : state.finalized();
        node.put("finalized", ClicsTimes.timeOrNull(finalized));
        node.put("end_of_updates", ClicsTimes.timeOrNull(endOfUpdates(state, finalized)));
        return node;
    }

    private static @Nullable Instant endOfUpdates(ContestState state, @Nullable Instant finalized) {
        if (finalized == null || state.isFrozen()) {
            return null;
        }
        return Stream.of(finalized, state.ended(), state.thawed())
                .filter(Objects::nonNull)
                .max(Comparator.naturalOrder())
                .orElse(finalized);
    }

    /** The verdicts there are. */
    public List<ObjectNode> judgementTypes() {
        List<ObjectNode> all = new ArrayList<>();
        for (Verdict verdict : JudgementTypes.TOLD) {
            ObjectNode node = ClicsJson.object().put("id", verdict.name()).put("name", JudgementTypes.name(verdict));
            if (!contest.isScoring()) {
                node.put(
                        "penalty",
                        JudgementTypes.penalty(verdict, contest.contest().compileErrors()));
            }
            all.add(node.put("solved", verdict == Verdict.AC));
        }
        return all;
    }

    /**
     * The languages that one may hand in. The judge finds out by itself where a program begins. Clients of the field
     * look for a file's ending without minding its case: {@code .C}, which is C++'s here, would take C's from it.
     */
    public List<ObjectNode> languages() {
        List<ObjectNode> all = new ArrayList<>();
        for (LanguageName language : contest.languages()) {
            ObjectNode node = ClicsJson.object().put("id", language.code()).put("name", language.title());
            node.put("entry_point_required", false);
            node.set(
                    "extensions",
                    ClicsJson.array(language.endings().stream()
                            .filter(ending -> ending.equals(ending.toLowerCase(Locale.ROOT)))
                            .map(ending -> ending.substring(1))));
            all.add(node);
        }
        return all;
    }

    /** The problems. */
    public List<ObjectNode> problems() {
        return contest.problems().stream()
                .flatMap(task -> problem(task).stream())
                .toList();
    }

    /** A problem; empty where it is not seen. */
    public Optional<ObjectNode> problem(Task task) {
        if (!sight.sees(task)) {
            return Optional.empty();
        }
        ObjectNode node = ClicsJson.object().put("id", task.id());
        node.put("label", task.problem().label()).put("name", task.name()).put("ordinal", task.ordinal());
        String rgb = task.problem().rgb();
        if (rgb != null && rgb.matches("#([0-9A-Fa-f]{3}){1,2}")) {
            node.put("rgb", rgb);
        }
        String color = task.problem().color();
        if (color != null) {
            node.put("color", color);
        }
        node.put("time_limit", ClicsJson.number(task.timeMillis() / 1e3));
        if (version.isNew()) {
            limits(node, task);
        }
        node.put("test_data_count", task.cases());
        if (contest.isScoring()) {
            node.put("max_score", ClicsJson.number(task.points()));
        }
        return Optional.of(node);
    }

    private static void limits(ObjectNode node, Task task) {
        node.put("memory_limit", task.memoryBytes() / MEBIBYTE);
        node.put("output_limit", task.outputBytes() / MEBIBYTE);
        node.put("code_limit", task.codeBytes() / KIBIBYTE);
    }

    /** The groups of teams. */
    public List<ObjectNode> groups() {
        return contest.byName(Team::teamGroup, sight::sees).entrySet().stream()
                .map(group -> ClicsJson.object()
                        .put("id", group.getKey())
                        .put(
                                "name",
                                Objects.requireNonNull(group.getValue().team().teamGroup())))
                .toList();
    }

    /** The organizations that teams come from. */
    public List<ObjectNode> organizations() {
        List<ObjectNode> all = new ArrayList<>();
        contest.byName(Team::affiliation, sight::sees).forEach((id, contestant) -> {
            String name = Objects.requireNonNull(contestant.team().affiliation());
            ObjectNode node = ClicsJson.object().put("id", id).put("name", name);
            ClicsPicture.put(node, contest.id() + "/organizations", "logo", contestant.logo());
            String country = contestant.team().country();
            if (country != null && country.matches("[A-Z]{3}")) {
                node.put("country", country);
            }
            all.add(node);
        });
        return all;
    }

    /** The teams. */
    public List<ObjectNode> teams() {
        return contest.teams().stream().flatMap(team -> team(team).stream()).toList();
    }

    /** A team; empty where it is not seen. */
    public Optional<ObjectNode> team(Contestant contestant) {
        if (!sight.sees(contestant)) {
            return Optional.empty();
        }
        Team team = contestant.team();
        ObjectNode node = ClicsJson.object().put("id", contestant.id()).put("label", team.label());
        node.put("name", team.name());
        String icpc = team.icpcId();
        if (icpc != null) {
            node.put("icpc_id", icpc);
        }
        String affiliation = team.affiliation();
        if (affiliation != null && !affiliation.isBlank()) {
            node.put("organization_id", ClicsIds.named(affiliation));
        }
        String group = team.teamGroup();
        node.set(
                "group_ids",
                ClicsJson.array(group == null || group.isBlank() ? Stream.of() : Stream.of(ClicsIds.named(group))));
        ClicsPicture.put(node, contest.id() + "/teams", "photo", contestant.photo());
        if (team.hidden()) {
            node.put("hidden", true);
        }
        return Optional.of(node);
    }
}
