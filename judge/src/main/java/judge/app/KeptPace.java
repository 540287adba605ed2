package judge.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import judge.language.tool.KeptFigure;
import judge.sandbox.HostPace;
import judge.sandbox.Processors;
import judge.sandbox.Yardstick;

/** What a fixed piece of work takes on each processor of this host when it is quiet, kept in the cache folder. */
final class KeptPace {

    private static final String NAME = "fixed-work";
    private static final double NANOS = 1e6;

    /** Of these the least is kept, and later whatever is less. */
    private static final int FIRST_TIMES = 4;

    private KeptPace() {}

    /**
     * How slow this host is, held against what is kept.
     *
     * @param cache folder where it is kept
     * @param processors on each of which it is measured now, if it never was
     */
    static HostPace in(Path cache, List<Integer> processors) {
        HostPace pace = new Yardstick(
                (bound, millis) -> KeptFigure.least(cache, NAME, key(bound), Math.round(millis * NANOS)) / NANOS);
        for (int processor : processors) {
            Set<Integer> bound = Set.of(processor);
            for (int i = 0; i < FIRST_TIMES && (i > 0 || !KeptFigure.isKept(cache, NAME, key(bound))); i++) {
                pace.slowness(bound);
            }
        }
        return pace;
    }

    private static String key(Set<Integer> processors) {
        return String.join(
                "; ",
                Processors.list(processors),
                Processors.model(),
                System.getProperty("java.vm.version"),
                Yardstick.VERSION);
    }
}
