package judge.verify;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

/** What is wrong in a part of a package, in the order in which it is found; it can be asked for meanwhile. */
final class Findings {

    private final List<String> faults = new CopyOnWriteArrayList<>();
    private final List<String> warnings = new CopyOnWriteArrayList<>();

    void fault(String sentence) {
        faults.add(sentence);
    }

    void faults(Collection<String> sentences) {
        faults.addAll(sentences);
    }

    void warning(String sentence) {
        warnings.add(sentence);
    }

    void warnings(Collection<String> sentences) {
        warnings.addAll(sentences);
    }

    /** A sentence for each fault so far. */
    Stream<String> faults() {
        return faults.stream();
    }

    /** The same of what does not make a package unsound. */
    Stream<String> warnings() {
        return warnings.stream();
    }
}
