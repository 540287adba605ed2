package judge.clics;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import judge.clics.ClicsContest.Task;
import judge.online.contest.Award;
import judge.online.contest.ScoreCell;
import judge.online.contest.ScoreRow;
import judge.online.contest.Scoreboard;
import org.jspecify.annotations.Nullable;

/**
 * A scoreboard, and what it gives, as JSON of a version of the Contest API.
 *
 * @param sight what the scoreboards may say
 */
public record ClicsBoard(ClicsContest contest, ClicsObjects objects, Sight sight, ClicsVersion version) {

    private static final long MINUTE = 60_000;
    private static final int LONGEST = 36;

    /**
     * A scoreboard: of all who are ranked together with the others.
     *
     * @param group of the teams that are shown, ranked among themselves; null: all
     */
    public ObjectNode board(Scoreboard board, @Nullable String group, Instant now) {
        ObjectNode node = ClicsJson.object().put("time", ClicsTimes.time(now));
        node.put("contest_time", ClicsTimes.relative(sight.millis(now)));
        node.set("state", objects.state());
        ArrayNode rows = node.putArray("rows");
        Map<Integer, Integer> ranks = new HashMap<>();
        int shown = 0;
        for (ScoreRow row : board.rows()) {
            @Nullable String own = row.team().teamGroup();
            boolean in = group == null || (own != null && ClicsIds.named(own).equals(group));
            if (row.team().ranked() && in) {
                shown++;
                int rank = group == null ? row.rank() : ranks.computeIfAbsent(row.rank(), rankOf(shown));
                rows.add(row(board, row, rank));
            }
        }
        return node;
    }

    private static java.util.function.Function<Integer, Integer> rankOf(int place) {
        return any -> place;
    }

    private ObjectNode row(Scoreboard board, ScoreRow row, int rank) {
        ObjectNode node = ClicsJson.object()
                .put("rank", rank)
                .put("team_id", ClicsIds.team(row.team().person()));
        ObjectNode score = node.putObject("score");
        if (contest.isScoring()) {
            score.put("score", ClicsJson.number(row.points()));
        } else {
            score.put("num_solved", row.solved());
            minutes(score, "total_time", row.penalty());
        }
        if (row.last() >= 0) {
            minutes(score, "time", row.last());
        } else if (version.isNew()) {
            score.putNull("time");
        }
        ArrayNode cells = node.putArray("problems");
        for (int i = 0; i < board.problems().size(); i++) {
            ScoreCell cell = row.cells().get(i);
            long problem = board.problems().get(i).problem();
            contest.task(problem).filter(sight::sees).ifPresent(task -> cells.add(cell(task, cell)));
        }
        return node;
    }

    private ObjectNode cell(Task task, ScoreCell cell) {
        ObjectNode node = ClicsJson.object().put("problem_id", task.id());
        node.put("num_judged", cell.tries()).put("num_pending", cell.pending());
        if (contest.isScoring()) {
            @Nullable Double points = cell.points();
            double earned = points == null ? 0 : points;
            node.put("score", ClicsJson.number(earned));
            if (earned > 0) {
                minutes(node, "time", cell.minutes());
            }
        } else {
            node.put("solved", cell.solved());
            if (cell.solved()) {
                minutes(node, "time", cell.minutes());
            }
        }
        return node;
    }

    private void minutes(ObjectNode node, String name, long minutes) {
        if (version.isNew()) {
            node.put(name, ClicsTimes.relative(minutes * MINUTE));
        } else {
            node.put(name, minutes);
        }
    }

    /** Returns all awards, with the contestants who would get them now. */
    public List<ObjectNode> awards(Scoreboard board) {
        List<Award> given = Award.of(contest.contest(), board);
        List<ObjectNode> all = new ArrayList<>();
        all.add(award("winner", "Winner", given(given, Award.Kind.WINNER)));
        medal(all, "gold", contest.contest().gold(), given(given, Award.Kind.GOLD));
        medal(all, "silver", contest.contest().silver(), given(given, Award.Kind.SILVER));
        medal(all, "bronze", contest.contest().bronze(), given(given, Award.Kind.BRONZE));
        for (Task task : contest.problems()) {
            if (sight.sees(task)) {
                long problem = task.problem().problem();
                Stream<Award> first = given(given, Award.Kind.FIRST_TO_SOLVE)
                        .filter(award -> award.problem() != null && award.problem() == problem);
                String citation = "First to solve problem " + task.problem().label();
                all.add(award(id("first-to-solve-", task.id()), citation, first));
            }
        }
        for (ObjectNode group : objects.groups()) {
            String name = group.get("name").asText();
            Stream<Award> best = given(given, Award.Kind.GROUP_WINNER).filter(award -> name.equals(award.group()));
            all.add(award(id("group-winner-", group.get("id").asText()), "Winner of " + name, best));
        }
        return all;
    }

    private void medal(List<ObjectNode> all, String kind, int many, Stream<Award> given) {
        if (many > 0) {
            String name = Character.toUpperCase(kind.charAt(0)) + kind.substring(1);
            all.add(award(kind + "-medal", name + " medal winner", given));
        }
    }

    private static Stream<Award> given(List<Award> awards, Award.Kind kind) {
        return awards.stream().filter(award -> award.kind() == kind);
    }

    private static String id(String prefix, String of) {
        String id = prefix + of;
        return id.length() <= LONGEST ? id : prefix + ClicsIds.named(id);
    }

    private ObjectNode award(String id, String citation, Stream<Award> given) {
        ObjectNode node = ClicsJson.object().put("id", id).put("citation", citation);
        node.set(
                "team_ids",
                ClicsJson.array(given.flatMap(award -> award.persons().stream()).map(ClicsIds::team)));
        return node;
    }
}
