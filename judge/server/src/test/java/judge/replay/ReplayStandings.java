package judge.replay;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** The ranking by the rules of the ICPC, computed from the submissions alone, without code of the program. */
final class ReplayStandings {

    private static final int PENALTY = 20;
    private static final long MINUTE = 60_000;
    private static final Comparator<ReplayedTry> EARLIER =
            Comparator.comparing(ReplayedTry::millis).thenComparing(ReplayedTry::id);

    private final List<ReplayedTry> tries;
    private final long hiddenFrom;

    /** Makes the ranking for an audience from which results of submissions after that moment are hidden. */
    ReplayStandings(List<ReplayedTry> tries, long hiddenFrom) {
        this.tries = tries.stream().sorted(EARLIER).toList();
        this.hiddenFrom = hiddenFrom;
    }

    /** A team: how good it is, and what is told of it, but for its rank. */
    private record Merit(int team, int solved, long penalty, long last, String cells) {

        boolean isBetterThan(Merit other) {
            return solved != other.solved
                    ? solved > other.solved
                    : penalty != other.penalty ? penalty < other.penalty : last < other.last;
        }
    }

    /** A line for each of so many teams, by team. */
    List<String> lines(int teams, int problems) {
        List<Merit> merits = new ArrayList<>();
        for (int team = 0; team < teams; team++) {
            merits.add(merit(team, problems));
        }
        return merits.stream()
                .map(one -> line(
                        one.team(),
                        1
                                + merits.stream()
                                        .filter(other -> other.isBetterThan(one))
                                        .count(),
                        one.solved(),
                        one.penalty(),
                        one.cells()))
                .toList();
    }

    private Merit merit(int team, int problems) {
        int solved = 0;
        long penalty = 0;
        long last = -1;
        StringBuilder cells = new StringBuilder();
        for (int problem = 0; problem < problems; problem++) {
            int judged = 0;
            int pending = 0;
            long at = -1;
            for (ReplayedTry one : tries) {
                if (one.team() != team || one.problem() != problem || at >= 0) {
                    continue;
                }
                if (one.millis() >= hiddenFrom) {
                    pending++;
                } else if (!one.verdict().equals("CE")) {
                    judged++;
                    at = one.verdict().equals("AC") ? one.millis() / MINUTE : at;
                }
            }
            if (at >= 0) {
                solved++;
                penalty += at + (long) PENALTY * (judged - 1);
                last = Math.max(last, at);
            }
            cells.append(cell(problem, judged, pending, at));
        }
        return new Merit(team, solved, penalty, last, cells.toString());
    }

    /** A cell of a team's line; empty where nothing happened. */
    private static String cell(int problem, int judged, int pending, long at) {
        return judged + pending == 0
                ? ""
                : " " + (char) ('A' + problem) + ":" + judged + "+" + pending + (at < 0 ? "" : "@" + at);
    }

    private static String line(int team, long rank, int solved, long penalty, String cells) {
        return String.format("team %03d is %d, solved %d, penalty %d:%s", team, rank, solved, penalty, cells);
    }

    /** The same of a scoreboard of the Contest API. */
    static List<String> lines(JsonNode board, Map<String, Integer> teams, Map<String, Integer> problems) {
        List<String> lines = new ArrayList<>();
        for (JsonNode row : board.get("rows")) {
            String[] cells = new String[problems.size()];
            Arrays.fill(cells, "");
            for (JsonNode cell : row.get("problems")) {
                int problem = problems.get(cell.get("problem_id").asText());
                boolean solved = cell.get("solved").asBoolean();
                cells[problem] = cell(
                        problem,
                        cell.get("num_judged").asInt(),
                        cell.get("num_pending").asInt(),
                        solved ? minutes(cell.get("time").asText()) : -1);
            }
            lines.add(line(
                    teams.get(row.get("team_id").asText()),
                    row.get("rank").asLong(),
                    row.get("score").get("num_solved").asInt(),
                    minutes(row.get("score").get("total_time").asText()),
                    String.join("", cells)));
        }
        return lines.stream().sorted().toList();
    }

    /** Returns the minutes of a time as the API has it, h:mm:ss.sss. */
    private static long minutes(String time) {
        String[] parts = time.split(":", -1);
        return 60 * Long.parseLong(parts[0]) + Long.parseLong(parts[1]);
    }
}
