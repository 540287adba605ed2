package judge.cause;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import judge.cause.Cause.Speaker;
import judge.cause.Cause.Trait;
import judge.cause.Cause.Trouble;
import judge.reason.Hint;

/**
 * All causes. They are written in {@code judge/explain/causes}; the build checks them and makes one file of them, which
 * is read when the first one is asked for. docs/explain.md says how to add one.
 */
public final class Catalogue {

    /** The path of the file within the jar. */
    static final String FILE = "judge/explain/causes.bin";

    private final Map<String, Cause> causes = new LinkedHashMap<>();
    private final Map<Speaker, List<Rule>> rules = new EnumMap<>(Speaker.class);

    private Catalogue(Collection<Cause> all) {
        all.forEach(cause -> causes.put(cause.code(), cause));
    }

    /** Opens it once. */
    private static final class Opened {
        static final Catalogue CATALOGUE = new Catalogue(read());

        private static List<Cause> read() {
            try (InputStream in = Catalogue.class.getClassLoader().getResourceAsStream(FILE)) {
                return CauseFile.read(Objects.requireNonNull(in, FILE).readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Returns all causes. */
    public static Collection<Cause> all() {
        return Collections.unmodifiableCollection(Opened.CATALOGUE.causes.values());
    }

    /** Returns the cause of that code; empty where this judge knows none, as of a report of a newer one. */
    public static Optional<Cause> named(String code) {
        return Optional.ofNullable(Opened.CATALOGUE.causes.get(code));
    }

    /** Tells whether the cause of that code is known and has the trait. */
    public static boolean has(String code, Trait trait) {
        return named(code).filter(cause -> cause.traits().contains(trait)).isPresent();
    }

    /** Tells whether one cause, where it is known, often leads to what is said as another. */
    public static boolean leads(String cause, String other) {
        return named(cause).filter(one -> one.leadsTo().contains(other)).isPresent();
    }

    /** Returns the hint of the first pattern that fits what somebody says. */
    public static Optional<Hint> first(Speaker speaker, Trouble trouble) {
        return Opened.CATALOGUE.rules(speaker).stream()
                .flatMap(rule -> rule.hint(trouble).stream())
                .findFirst();
    }

    private synchronized List<Rule> rules(Speaker speaker) {
        return rules.computeIfAbsent(speaker, any -> causes.values().stream()
                .flatMap(cause -> cause.said().stream()
                        .filter(said -> said.by() == speaker)
                        .map(said -> Map.entry(said.rank(), Rule.of(cause, said))))
                .sorted(Comparator.comparing(Map.Entry::getKey)) // stable: of the same rank in the order of the files
                .map(Map.Entry::getValue)
                .toList());
    }
}
