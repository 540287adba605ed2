package judge.app;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import judge.engine.Toolchain;
import judge.making.DataMaking;
import judge.making.MadeData;
import judge.problem.DataMaker;
import judge.problem.DataPlan;
import judge.problem.ProblemFormatException;
import judge.sandbox.SandboxException;

/** Makes test data on this host, in a sandbox that is set up when data are not there from an earlier time. */
public final class HostDataMaker implements DataMaker {

    private static final String FOLDER = "data";

    private final JudgeOptions options;
    private final Clock clock;

    /**
     * With what of the host.
     *
     * @param clock for the age of what is kept
     */
    public HostDataMaker(JudgeOptions options, Clock clock) {
        this.options = options;
        this.clock = clock;
    }

    @Override
    public Path make(DataPlan plan) throws ProblemFormatException {
        try {
            MadeData kept = MadeData.in(options.cacheFolder().resolve(FOLDER), clock);
            String key = MadeData.key(plan);
            return kept.find(key).isPresent() ? kept.find(key).get() : made(plan, kept, key);
        } catch (IOException | SandboxException e) {
            throw failure(plan, String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failure(plan, "the judge was interrupted");
        }
    }

    private Path made(DataPlan plan, MadeData kept, String key)
            throws ProblemFormatException, IOException, SandboxException, InterruptedException {
        Path draft = kept.draft();
        try (Toolchain toolchain = ToolchainPreloader.none().toolchain(options)) {
            DataMaking.make(toolchain, DataMaking.LIMITS, plan, draft);
            return kept.keep(draft, key);
        } finally {
            MadeData.forget(draft);
        }
    }

    private static ProblemFormatException failure(DataPlan plan, String why) {
        return new ProblemFormatException(List.of(plan.place() + ": its test data cannot be made: " + why));
    }
}
