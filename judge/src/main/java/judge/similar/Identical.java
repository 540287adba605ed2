package judge.similar;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Works that are the same token by token, and have too little of their own to be compared: all of them, or what is left
 * where half of the class has it.
 *
 * @param works two at least, one of them of the class
 * @param tokens the length of each: everybody's work is alike at a tiny exercise
 */
public record Identical(List<Work> works, int tokens) {

    public Identical {
        works = List.copyOf(works);
    }

    /** The groups of some works, those of the longest works first. */
    static List<Identical> of(List<Prepared> works) {
        Map<IntBuffer, List<Work>> same = new LinkedHashMap<>();
        for (Prepared one : works) {
            same.computeIfAbsent(one.tokens().all(), any -> new ArrayList<>()).add(one.work());
        }
        List<Identical> found = new ArrayList<>();
        same.forEach((tokens, alike) -> {
            if (alike.size() > 1 && alike.stream().anyMatch(work -> !work.isOlder())) {
                found.add(new Identical(
                        alike, tokens.remaining() - alike.get(0).sources().size()));
            }
        });
        return found;
    }
}
