package judge.foreign;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Gives problems that are called the same, in what has no names of its own for them, different ones. */
final class OwnNames {

    private final Set<String> given = new HashSet<>();
    private final Map<String, Integer> last = new HashMap<>();

    /** The name that was asked for, or the next number behind it. */
    String of(String name) {
        String own = name;
        while (!given.add(own)) {
            own = name + "-" + last.merge(name, 2, (before, two) -> before + 1);
        }
        return own;
    }
}
