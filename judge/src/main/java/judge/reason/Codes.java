package judge.reason;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/**
 * Codes that belong together. Each implementation is named in {@code META-INF/services/judge.reason.Codes}, so that a
 * report with any of them can be read back by what does not know where it comes from.
 */
public interface Codes {

    /** Returns the family's codes; no two of all families have the same name. */
    List<Code> codes();

    /** Returns the codes of all families. */
    static List<Code> all() {
        return ServiceLoader.load(Codes.class, Codes.class.getClassLoader()).stream()
                .flatMap(family -> family.get().codes().stream())
                .collect(Collectors.toUnmodifiableList());
    }

    /**
     * The code of that name.
     *
     * @throws IllegalArgumentException if there is none
     */
    static Code named(String name) {
        return all().stream()
                .filter(code -> code.code().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no code is called " + name));
    }
}
