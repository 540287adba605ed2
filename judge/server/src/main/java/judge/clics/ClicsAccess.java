package judge.clics;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Describes the rights of a viewer in a contest, whether there is anything to see just now or not. */
public final class ClicsAccess {

    private static final String TIMES = " time contest_time";

    private ClicsAccess() {}

    /** Returns the object of the endpoint {@code access}; {@code edits}: whether the viewer may change the contest. */
    public static ObjectNode of(ClicsContest contest, Eye eye, boolean edits, ClicsVersion version, boolean extended) {
        ObjectNode node = ClicsJson.object();
        node.set("capabilities", ClicsJson.array(capabilities(contest, eye, edits, version)));
        ArrayNode endpoints = node.putArray("endpoints");
        for (String endpoint : endpoints(contest, eye, version, extended)) {
            int end = endpoint.indexOf(' ');
            ObjectNode one = endpoints.addObject().put("type", endpoint.substring(0, end));
            one.set(
                    "properties",
                    ClicsJson.array(Stream.of(endpoint.substring(end + 1).split(" ", -1))));
        }
        return node;
    }

    private static Stream<String> capabilities(ClicsContest contest, Eye eye, boolean edits, ClicsVersion version) {
        List<String> all = new ArrayList<>();
        if (edits) {
            all.add("contest_start");
        }
        if (edits && contest.contest().freezes() != null) {
            all.add("contest_thaw");
        }
        if (eye.team() != null) {
            all.add("team_submit");
        }
        if (version.isNew() && (eye.team() != null || eye.jury())) {
            all.add("post_clar");
        } else if (eye.team() != null) {
            all.add("team_clar"); // 2023-06 has no word for a jury that writes as itself.
        }
        return all.stream();
    }

    private static List<String> endpoints(ClicsContest contest, Eye eye, ClicsVersion version, boolean extended) {
        boolean fresh = version.isNew();
        boolean scoring = contest.isScoring();
        boolean freezes = contest.times().freezes() != null;
        List<String> all = new ArrayList<>();
        all.add("contest id name formal_name" + (extended ? " shortname" : "")
                + " start_time countdown_pause_time duration"
                + (freezes ? " scoreboard_freeze_duration" : "") + (freezes && fresh ? " scoreboard_thaw_time" : "")
                + " scoreboard_type" + (scoring ? "" : " penalty_time"));
        all.add("judgement-types id name solved" + (scoring ? "" : " penalty"));
        all.add("languages id name entry_point_required extensions");
        all.add("problems id label name ordinal rgb color time_limit test_data_count"
                + (fresh ? " memory_limit output_limit code_limit" : "") + (scoring ? " max_score" : ""));
        all.add("groups id name");
        all.add("organizations id name country logo");
        all.add("teams id name label icpc_id organization_id group_ids photo hidden");
        if (eye.jury() || eye.team() != null) {
            all.add("persons id name role team_ids");
            all.add("accounts id username name type team_id person_id");
        }
        all.addAll(happening(contest, eye, version));
        return all;
    }

    /** Returns the endpoints of what changes during a contest. */
    private static List<String> happening(ClicsContest contest, Eye eye, ClicsVersion version) {
        boolean fresh = version.isNew();
        boolean scoring = contest.isScoring();
        List<String> all = new ArrayList<>();
        all.add("state started ended finalized end_of_updates"
                + (contest.times().freezes() == null ? "" : " frozen thawed"));
        all.add("submissions id language_id problem_id team_id entry_point files" + TIMES);
        all.add("judgements id submission_id judgement_type_id start_time start_contest_time end_time end_contest_time"
                + (fresh ? " current" : "") + (scoring ? " score" : "") + (eye.jury() ? " max_run_time" : ""));
        if (eye.jury()) {
            all.add("runs id judgement_id ordinal judgement_type_id run_time" + TIMES);
        }
        all.add("clarifications id from_team_id reply_to_id problem_id text" + TIMES
                + (fresh ? " to_team_ids" : " to_team_id"));
        all.add("awards id citation team_ids");
        all.add("scoreboard time contest_time state rows");
        all.add("event-feed type id data token");
        return all;
    }
}
