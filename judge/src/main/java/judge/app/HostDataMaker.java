package judge.app;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import judge.engine.Toolchain;
import judge.making.DataMaking;
import judge.making.MadeData;
import judge.making.ScriptedData;
import judge.problem.DataMaker;
import judge.problem.DataPlan;
import judge.problem.DataScript;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.ProblemFormatException;
import judge.reason.Fault;
import judge.sandbox.SandboxException;

/** Makes test data on this host, in a sandbox that is set up when data are not there from an earlier time. */
public final class HostDataMaker implements DataMaker {

    private static final String FOLDER = "data";

    private final JudgeOptions options;
    private final Clock clock;
    private final Consumer<String> begun;

    /**
     * Makes the maker with the resources of the host.
     *
     * @param clock for the age of what is kept
     */
    public HostDataMaker(JudgeOptions options, Clock clock) {
        this(options, clock, place -> {});
    }

    private HostDataMaker(JudgeOptions options, Clock clock, Consumer<String> begun) {
        this.options = options;
        this.clock = clock;
        this.begun = begun;
    }

    @Override
    public DataMaker telling(Consumer<String> listener) {
        return new HostDataMaker(options, clock, listener);
    }

    @Override
    public Path make(DataPlan plan) throws ProblemFormatException {
        return made(
                plan.place(),
                () -> MadeData.key(plan),
                (toolchain, draft) -> DataMaking.make(toolchain, DataMaking.LIMITS, plan, draft));
    }

    @Override
    public Optional<Path> run(DataScript script) throws ProblemFormatException {
        return Optional.of(made(
                script.place(),
                () -> MadeData.key(script),
                (toolchain, draft) -> ScriptedData.make(toolchain, script, ScriptedData.TIME, draft)));
    }

    /** Says what data depend on. */
    @FunctionalInterface
    private interface Key {
        String key() throws IOException;
    }

    /** Makes data in an empty folder. */
    @FunctionalInterface
    private interface Making {
        void make(Toolchain toolchain, Path draft)
                throws ProblemFormatException, IOException, SandboxException, InterruptedException;
    }

    private Path made(String place, Key dependence, Making making) throws ProblemFormatException {
        try {
            MadeData kept = MadeData.in(options.cacheFolder().resolve(FOLDER), clock);
            String key = dependence.key();
            Optional<Path> known = kept.find(key);
            if (known.isPresent()) {
                return known.get();
            }
            begun.accept(place);
            return made(making, kept, key);
        } catch (IOException | SandboxException e) {
            throw failure(
                    place, e instanceof SandboxException sandbox ? sandbox.why() : String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failure(place, PackageFault.JUDGE_INTERRUPTED.of());
        }
    }

    private Path made(Making making, MadeData kept, String key)
            throws ProblemFormatException, IOException, SandboxException, InterruptedException {
        Path draft = kept.draft();
        try (Toolchain toolchain = ToolchainPreloader.none().toolchain(options)) {
            making.make(toolchain, draft);
            return kept.keep(draft, key);
        } finally {
            MadeData.forget(draft);
        }
    }

    private static ProblemFormatException failure(String place, Object why) {
        return new ProblemFormatException(List.of(Fault.at(place, PackageFault.DATA_NOT_MADE, why)));
    }
}
