package judge.making;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import judge.engine.Toolchain;
import judge.problem.DataPlan;
import judge.problem.ValidatorLimits;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.ProblemFormatException;
import judge.reason.Fault;
import judge.sandbox.SandboxException;

/** Makes the files of a plan in an empty folder, with the package's programs in the sandbox. */
public final class DataMaking {

    private static final String DATA = "data";

    /** The limits of each program: as much as BAPCtools grants. */
    public static final ValidatorLimits LIMITS = new ValidatorLimits(Duration.ofSeconds(60), 1L << 30, 128 << 20);

    /** The number of faults that are enough to see what is wrong. */
    private static final int FAULTS = 5;

    private final Toolchain toolchain;
    private final DataPlan plan;
    private final Path folder;
    private final ValidatorLimits limits;
    private final Faulty faulty = new Faulty();

    private DataMaking(Toolchain toolchain, ValidatorLimits limits, DataPlan plan, Path folder) {
        this.toolchain = toolchain;
        this.limits = limits;
        this.plan = plan;
        this.folder = folder;
    }

    /** The faults so far; any number of threads add to them. */
    private static final class Faulty {

        private final List<Fault> faults = new ArrayList<>();
        private boolean hopeless;

        private synchronized void add(Fault fault, boolean slow) {
            if (faults.size() < FAULTS && !faults.contains(fault)) {
                faults.add(fault);
            }
            // A program that never ends would take as long for the next case.
            hopeless |= slow || faults.size() >= FAULTS;
        }

        private synchronized boolean isHopeless() {
            return hopeless;
        }

        private synchronized void throwIfAny() throws ProblemFormatException {
            if (!faults.isEmpty()) {
                throw new ProblemFormatException(List.copyOf(faults));
            }
        }
    }

    /**
     * Makes them all.
     *
     * @param limits of each of its programs
     * @param folder empty; the files go below its {@code data}
     * @throws ProblemFormatException with a sentence about each rule that cannot be followed, some at most
     */
    public static void make(Toolchain toolchain, ValidatorLimits limits, DataPlan plan, Path folder)
            throws ProblemFormatException, IOException, InterruptedException {
        new DataMaking(toolchain, limits, plan, folder).make();
    }

    private void make() throws ProblemFormatException, IOException, InterruptedException {
        Files.createDirectory(folder.resolve(DATA));
        for (Map.Entry<String, String> file : plan.groupFiles().entrySet()) {
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
        try (MadeWith programs = new MadeWith(toolchain, limits, plan)) {
            MadeCase maker = new MadeCase(plan, programs, folder.resolve(DATA));
            for (DataPlan.Case one : plan.cases()) {
                attempt(one, () -> programs.prepare(one));
            }
            faulty.throwIfAny();
            all(maker);
            faulty.throwIfAny();
        }
        for (Map.Entry<String, String> one : plan.included().entrySet()) {
            include(one.getKey(), one.getValue());
        }
    }

    /** A step in making a case, which can fail. */
    @FunctionalInterface
    private interface Step {
        void run() throws IOException, SandboxException, UnmadeException, InterruptedException;
    }

    private void attempt(DataPlan.Case one, Step step) throws InterruptedException {
        if (faulty.isHopeless()) {
            return;
        }
        try {
            step.run();
        } catch (UnmadeException e) {
            faulty.add(
                    new Fault(plan.place(), one.line(), e.why().code(), e.why().parameters()), e.isSlow());
        } catch (SandboxException e) {
            faulty.add(notMade(one, e.why()), false);
        } catch (FileSystemException e) {
            faulty.add(notMade(one, String.valueOf(e.getMessage())), false);
        } catch (IOException e) {
            faulty.add(notMade(one, e), false);
        }
    }

    private Fault notMade(DataPlan.Case one, Object why) {
        return Fault.at(plan.place(), one.line(), PackageFault.CASE_NOT_MADE, one.name(), why);
    }

    private void all(MadeCase maker) throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(toolchain.pool().count());
        try {
            List<Callable<Void>> steps = new ArrayList<>();
            for (DataPlan.Case one : plan.cases()) {
                steps.add(() -> {
                    attempt(one, () -> maker.make(one));
                    return null;
                });
            }
            for (Future<Void> step : threads.invokeAll(steps)) {
                step.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("test data could not be made", e.getCause());
        } finally {
            threads.shutdownNow();
            // A thread that is interrupted leaves the sandbox at once.
            if (!threads.awaitTermination(1, TimeUnit.MINUTES)) {
                faulty.add(Fault.at(plan.place(), PackageFault.MAKING_DOES_NOT_END), true);
            }
        }
    }

    private void include(String copy, String original) throws IOException {
        for (String ending : DataPlan.ENDINGS) {
            Path made = folder.resolve(DATA).resolve(original + ending);
            String brought = DATA + "/" + original + ending;
            Path target = folder.resolve(DATA).resolve(copy + ending);
            if (Files.exists(made)) {
                Files.createDirectories(target.getParent());
                Files.copy(made, target);
            } else if (plan.files().contains(brought)) {
                Files.createDirectories(target.getParent());
                Files.copy(plan.folder().resolve(brought), target);
            }
        }
    }
}
