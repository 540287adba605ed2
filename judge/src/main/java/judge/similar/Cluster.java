package judge.similar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Works that are alike, each with another one of the group at least. Two that both are like an older one are in one
 * group, as they may have it from the same place.
 *
 * @param works those of the class first, by their names
 * @param pairs the most alike first
 */
public record Cluster(List<Work> works, List<Likeness> pairs) {

    public Cluster {
        works = List.copyOf(works);
        pairs = List.copyOf(pairs);
    }

    /** Returns the share that the two most alike have in common, 0 to 1. */
    public double share() {
        return pairs.get(0).share();
    }

    static List<Cluster> of(List<Likeness> pairs) {
        Map<Work, Work> leaders = new HashMap<>();
        for (Likeness pair : pairs) {
            Work first = leader(leaders, pair.first());
            Work second = leader(leaders, pair.second());
            if (!first.equals(second)) {
                leaders.put(first, second);
            }
        }
        Map<Work, List<Likeness>> groups = new LinkedHashMap<>();
        for (Likeness pair : pairs) {
            groups.computeIfAbsent(leader(leaders, pair.first()), any -> new ArrayList<>())
                    .add(pair);
        }
        return groups.values().stream()
                .map(Cluster::together)
                .sorted(Comparator.comparingInt((Cluster one) -> one.works().size())
                        .thenComparingDouble(Cluster::share)
                        .reversed())
                .toList();
    }

    private static Work leader(Map<Work, Work> leaders, Work work) {
        Work leader = work;
        for (@Nullable Work next = leaders.get(work); next != null; next = leaders.get(next)) {
            leader = next;
        }
        return leader;
    }

    private static Cluster together(List<Likeness> pairs) {
        Set<Work> works = new LinkedHashSet<>();
        for (Likeness pair : pairs) {
            works.add(pair.first());
            works.add(pair.second());
        }
        List<Work> sorted = works.stream()
                .sorted(Comparator.comparing(Work::isOlder)
                        .thenComparing(Work::origin)
                        .thenComparing(Work::name))
                .toList();
        return new Cluster(sorted, pairs);
    }
}
