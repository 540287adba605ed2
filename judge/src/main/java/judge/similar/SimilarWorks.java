package judge.similar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds works of a class that are alike, ignoring names, literals and the order of methods; older works are compared
 * with those of the class, and not with each other.
 */
public final class SimilarWorks {

    /** Two independent programs for the same problem stay below; found by experiment, see the tests. */
    public static final double THRESHOLD = 0.7;

    private static final int WINDOW = 8;

    /** Passages in more works than this may belong to the class and to nobody in particular, as in MOSS. */
    private static final int COMMON_WORKS = 10;

    /** Passages in a larger part of the class than this do so. */
    private static final double COMMON_SHARE = 0.5;

    /** The least number of counting tokens with which works are compared. */
    public static final int LEAST_TOKENS = 60;

    /** The most pairs that are compared, those with the most fingerprints in common. */
    private static final int MOST_PAIRS = 1_000;

    /** Fingerprints are a sample: the share that they suggest may be lower than the true one by this factor. */
    private static final double DOUBT = 0.5;

    private final double threshold;
    private final Set<Long> baseCode = new HashSet<>();
    private long steps;

    /**
     * A search for works that have at least the given share in common.
     *
     * @param threshold 0 to 1
     * @param baseCode the code that everybody was given; it is nobody's own
     */
    public SimilarWorks(double threshold, List<Work> baseCode) {
        this.threshold = threshold;
        for (Work work : baseCode) {
            for (long gram : Grams.of(SourceTokens.of(work))) {
                this.baseCode.add(gram);
            }
        }
    }

    /** The pairs that are alike, of one grammar each. */
    public Likenesses find(List<Work> works) {
        steps = 0;
        List<Likeness> pairs = new ArrayList<>();
        List<Identical> identical = new ArrayList<>();
        int tooShort = 0;
        int unchecked = 0;
        for (List<Work> alike : works.stream()
                .collect(Collectors.groupingBy(Work::grammar, LinkedHashMap::new, Collectors.toList()))
                .values()) {
            List<Prepared> prepared = alike.stream()
                    .sorted(Comparator.comparing(Work::isOlder))
                    .map(Prepared::new)
                    .toList();
            unchecked += compare(prepared, pairs);
            List<Prepared> tiny = prepared.stream()
                    .filter(work -> work.counting() < LEAST_TOKENS && work.differsFromGiven())
                    .toList();
            tooShort +=
                    (int) tiny.stream().filter(work -> !work.work().isOlder()).count();
            identical.addAll(Identical.of(tiny));
        }
        pairs.sort(Comparator.comparingDouble(Likeness::share).reversed());
        identical.sort(Comparator.comparingInt(Identical::tokens).reversed());
        return new Likenesses(pairs, identical, tooShort, unchecked, steps);
    }

    /** Adds the pairs that are alike; returns how many were too many to be compared. */
    private int compare(List<Prepared> works, List<Likeness> pairs) {
        works.forEach(work -> work.discountGiven(baseCode));
        Set<Long> notOwn = new HashSet<>();
        for (boolean older : new boolean[] {false, true}) {
            notOwn.addAll(common(works.stream()
                    .filter(work -> work.work().isOlder() == older)
                    .toList()));
        }
        works.forEach(work -> work.discount(notOwn));
        List<Candidate> candidates = candidates(works);
        for (Candidate candidate : candidates.subList(0, Math.min(candidates.size(), MOST_PAIRS))) {
            Tiling tiling = new Tiling(works.get(candidate.first()), works.get(candidate.second()));
            steps += tiling.steps();
            Likeness likeness = tiling.likeness();
            if (likeness.share() >= threshold) {
                pairs.add(likeness);
            }
        }
        return Math.max(0, candidates.size() - MOST_PAIRS);
    }

    /**
     * Returns the passages that so many works contain that they are nobody's own: a template that was not given as base
     * code, a search from a textbook.
     */
    private static Set<Long> common(List<Prepared> works) {
        Map<Long, Integer> counts = new HashMap<>();
        for (Prepared work : works) {
            Set<Long> own = new HashSet<>();
            for (long gram : work.grams()) {
                if (own.add(gram)) {
                    counts.merge(gram, 1, Integer::sum);
                }
            }
        }
        double most = Math.max(COMMON_WORKS, COMMON_SHARE * works.size());
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue() > most)
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(HashSet::new));
    }

    private record Candidate(int first, int second, double share) {}

    /**
     * Pairs that have enough fingerprints in common, those with the most first, by an index of who has which: most
     * pairs are never compared.
     *
     * @param works the older ones last
     */
    private List<Candidate> candidates(List<Prepared> works) {
        Map<Long, List<Integer>> owners = new HashMap<>();
        int[] fingerprints = new int[works.size()];
        for (int number = 0; number < works.size(); number++) {
            Set<Long> own = fingerprints(works.get(number));
            fingerprints[number] = own.size();
            int owner = number;
            own.forEach(print ->
                    owners.computeIfAbsent(print, any -> new ArrayList<>()).add(owner));
        }
        Map<Long, Integer> shared = new HashMap<>();
        for (List<Integer> same : owners.values()) {
            for (int i = 0; i < same.size(); i++) {
                for (int j = works.get(same.get(i)).work().isOlder() ? same.size() : i + 1; j < same.size(); j++) {
                    steps++;
                    shared.merge((long) same.get(i) * works.size() + same.get(j), 1, Integer::sum);
                }
            }
        }
        return shared.entrySet().stream()
                .map(entry -> candidate(entry.getKey(), entry.getValue(), fingerprints))
                .filter(one -> one.share() >= DOUBT * threshold)
                .sorted(Comparator.comparingDouble(Candidate::share).reversed())
                .toList();
    }

    private static Candidate candidate(long pair, int shared, int[] fingerprints) {
        int first = (int) (pair / fingerprints.length);
        int second = (int) (pair % fingerprints.length);
        return new Candidate(first, second, 2.0 * shared / (fingerprints[first] + fingerprints[second]));
    }

    private static Set<Long> fingerprints(Prepared work) {
        Set<Long> own = new HashSet<>();
        if (work.counting() >= LEAST_TOKENS) {
            for (int place : Grams.winnow(work.grams(), WINDOW)) {
                if (!work.touchesDiscounted(place)) {
                    own.add(work.grams()[place]);
                }
            }
        }
        return own;
    }
}
