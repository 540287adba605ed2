package judge.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import judge.language.tool.KeptFigure;
import judge.sandbox.HostPace;
import judge.sandbox.kernel.Processors;
import judge.sandbox.run.Yardstick;

/**
 * Keeps the time that a fixed piece of work takes on each processor of this host when it is quiet, in the cache folder.
 */
final class KeptPace {

    private static final String NAME = "fixed-work";
    private static final double NANOS = 1e6;

    /**
     * The number of first measurements on each processor; the least is kept, and replaced later by any lower figure.
     */
    private static final int FIRST_TIMES = 4;

    private KeptPace() {}

    /**
     * Returns the measure of how slow this host is, compared with the kept figures.
     *
     * @param cache folder of the kept figures
     * @param processors the processors, each of which is measured now if it never was
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
