package judge.service.problem;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The newest version of a problem, open for changes.
 *
 * @param version the number of the version, which a change has to name
 * @param files the bytes of each file, by path
 */
public record OpenedPackage(ProblemView view, long version, SortedMap<String, Long> files) {

    public OpenedPackage {
        files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    }

    public String slug() {
        return view.problem().slug();
    }
}
