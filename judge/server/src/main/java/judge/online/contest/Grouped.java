package judge.online.contest;

import java.text.CollationKey;
import java.text.Collator;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import judge.online.contest.ScoreInput.Spot;
import judge.online.contest.ScoreInput.Task;
import judge.online.contest.ScoreInput.Try;

/** The submissions in the order in which they came, by contestant and problem: the same for all audiences. */
final class Grouped {

    private static final Comparator<Try> IN_ORDER =
            Comparator.comparingLong(Try::millis).thenComparingLong(Try::submission);

    private final ScoreInput input;
    private final List<Task> tasks;
    private final List<Team> teams;
    private final Map<Spot, List<Try>> bySpot = new HashMap<>();
    private final Map<Long, List<Try>> byProblem = new HashMap<>();

    Grouped(ScoreInput input) {
        this.input = input;
        teams = byName(input.teams());
        tasks = input.tasks().stream()
                .filter(task -> task.problem().removed() == null)
                .toList();
        Set<Long> ranked = new HashSet<>();
        for (Team team : input.teams()) {
            if (team.ranked()) {
                ranked.add(team.person());
            }
        }
        for (Try one : input.tries().stream().sorted(IN_ORDER).toList()) {
            bySpot.computeIfAbsent(new Spot(one.person(), one.problem()), any -> new ArrayList<>())
                    .add(one);
            if (ranked.contains(one.person())) {
                byProblem
                        .computeIfAbsent(one.problem(), any -> new ArrayList<>())
                        .add(one);
            }
        }
    }

    /** Teams in the order in which they stand where they are alike: by name. */
    private static List<Team> byName(Collection<Team> teams) {
        Collator names = Collator.getInstance(Locale.US);
        Map<Team, CollationKey> keys = new HashMap<>();
        teams.forEach(team -> keys.put(team, names.getCollationKey(team.name())));
        return teams.stream()
                .sorted(Comparator.comparing((Team team) -> keys.get(team)).thenComparingLong(Team::person))
                .toList();
    }

    ScoreInput input() {
        return input;
    }

    /** Returns the problems that count. */
    List<Task> tasks() {
        return tasks;
    }

    /** All contestants, by name: so they stand where they are alike. */
    List<Team> teams() {
        return teams;
    }

    /** Returns the submissions of one contestant to one problem. */
    List<Try> at(Spot spot) {
        return bySpot.getOrDefault(spot, List.of());
    }

    /** Returns the submissions of the ranked contestants to one problem. */
    List<Try> ranked(Task task) {
        return byProblem.getOrDefault(task.problem().problem(), List.of());
    }
}
