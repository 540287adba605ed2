package judge.clics;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import judge.clics.ClicsContest.Contestant;
import judge.clics.ClicsContest.Task;
import judge.clics.ClicsSubmission.Judging;
import judge.clics.ClicsSubmission.Run;
import judge.online.Points;
import judge.online.contest.Clarification;

/**
 * Writes the events of a contest as JSON of a version of the Contest API: an object is whole, or missing where it is
 * not seen.
 */
public record ClicsLive(ClicsContest contest, Sight sight, ClicsVersion version) {

    /** Returns a submission; empty where it is not seen. */
    public Optional<ObjectNode> submission(ClicsSubmission submission) {
        if (!sight.sees(submission)) {
            return Optional.empty();
        }
        String id = Long.toString(submission.id());
        ObjectNode node = ClicsJson.object().put("id", id).put("language_id", submission.language());
        node.put("problem_id", contest.task(submission.problem()).map(Task::id).orElseThrow());
        node.put(
                "team_id",
                contest.contestant(submission.person()).map(Contestant::id).orElseThrow());
        time(node, submission.received());
        node.putNull("entry_point"); // The judge finds it by itself, in every language.
        var files = JsonNodeFactory.instance.arrayNode();
        if (sight.reads(submission)) {
            files.addObject()
                    .put("href", "contests/" + contest.id() + "/submissions/" + id + "/files")
                    .put("filename", "files.zip")
                    .put("mime", "application/zip");
        }
        node.set("files", files);
        return Optional.of(node);
    }

    private void time(ObjectNode node, Instant moment) {
        time(node, "", moment);
    }

    private void time(ObjectNode node, String which, Instant moment) {
        node.put(which + "time", ClicsTimes.time(moment));
        node.put(which + "contest_time", ClicsTimes.relative(sight.millis(moment)));
    }

    /** Returns the judgings of a submission, as far as they are seen. */
    public List<ObjectNode> judgements(ClicsSubmission submission) {
        return seen(submission).map(judging -> judgement(submission, judging)).toList();
    }

    private Stream<Judging> seen(ClicsSubmission submission) {
        return sight.sees(submission)
                ? submission.judgings().stream()
                        .filter(judging -> version.isNew() || judging.current())
                        .filter(judging -> sight.sees(submission, judging))
                : Stream.of();
    }

    private ObjectNode judgement(ClicsSubmission submission, Judging judging) {
        ObjectNode node = ClicsJson.object()
                .put("id", Long.toString(judging.id()))
                .put("submission_id", Long.toString(submission.id()));
        boolean scoring = contest.isScoring();
        node.put("judgement_type_id", JudgementTypes.of(judging.verdict(), judging.score(), scoring));
        if (scoring) {
            double points = contest.task(submission.problem()).map(Task::points).orElse(0.0);
            node.put("score", ClicsJson.number(Points.earned(points, judging.score(), judging.maxScore(), 1)));
        }
        if (version.isNew()) {
            node.put("current", judging.current());
        }
        // A worker's clock may be wrong: a judging never begins before its submission came.
        Instant started = later(submission.received(), judging.started());
        Instant ended = later(started, judging.ended());
        time(node, "start_", started);
        time(node, "end_", ended);
        if (sight.eye().jury()) {
            mostMillis(judging).ifPresent(most -> node.put("max_run_time", seconds(most)));
        }
        return node;
    }

    private static OptionalDouble mostMillis(Judging judging) {
        return judging.runs().stream()
                .map(Run::millis)
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .max();
    }

    private static java.math.BigDecimal seconds(double millis) {
        return ClicsJson.number(Math.rint(millis) / 1e3);
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }

    /** The single cases that were run; only the jury is told of them. */
    public List<ObjectNode> runs(ClicsSubmission submission) {
        if (!sight.eye().jury()) {
            return List.of();
        }
        List<ObjectNode> all = new ArrayList<>();
        for (Judging judging : seen(submission).toList()) {
            for (Run run : judging.runs()) {
                ObjectNode node = ClicsJson.object()
                        .put("id", judging.id() + "-" + run.ordinal())
                        .put("judgement_id", Long.toString(judging.id()))
                        .put("ordinal", run.ordinal())
                        .put("judgement_type_id", run.verdict());
                time(node, later(submission.received(), judging.ended()));
                Double millis = run.millis();
                if (millis != null) {
                    node.put("run_time", seconds(millis));
                }
                all.add(node);
            }
        }
        return all;
    }

    /** All that was asked, answered or announced, as far as it is seen. */
    public List<ObjectNode> clarifications(List<Clarification> all) {
        return all.stream().flatMap(one -> clarification(one, all).stream()).toList();
    }

    private void address(ObjectNode node, String team) {
        if (version.isNew()) {
            node.set("to_team_ids", ClicsJson.array(Stream.of(team)));
        } else {
            node.put("to_team_id", team);
        }
    }

    /** Returns a clarification; empty where it is not seen. */
    public Optional<ObjectNode> clarification(Clarification one, List<Clarification> all) {
        if (!sight.sees(one)) {
            return Optional.empty();
        }
        ObjectNode node = ClicsJson.object().put("id", Long.toString(one.id()));
        Long sender = one.sender();
        if (sender != null) {
            node.put("from_team_id", ClicsIds.team(sender));
        }
        Long recipient = one.recipient();
        if (sender == null && recipient != null) {
            address(node, ClicsIds.team(recipient));
        }
        Long reply = one.replyTo();
        if (reply != null && all.stream().anyMatch(other -> other.id() == reply && sight.sees(other))) {
            node.put("reply_to_id", Long.toString(reply));
        }
        Long problem = one.problem();
        if (problem != null) {
            contest.task(problem).filter(sight::sees).ifPresent(task -> node.put("problem_id", task.id()));
        }
        node.put("text", one.content());
        time(node, one.at());
        return Optional.of(node);
    }
}
