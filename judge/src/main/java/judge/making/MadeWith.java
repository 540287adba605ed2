package judge.making;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import judge.engine.Toolchain;
import judge.problem.DataPlan;
import judge.problem.PackagePrograms;
import judge.problem.ValidatorLimits;
import judge.program.PackageProgram;
import judge.sandbox.SandboxException;
import org.apache.commons.io.file.PathUtils;

/** The programs that the cases of a plan are made with, each compiled once. Made ready by one thread, used by many. */
final class MadeWith implements AutoCloseable {

    private final Toolchain toolchain;
    private final ValidatorLimits limits;
    private final DataPlan plan;
    private final Map<String, PackageProgram> ready = new HashMap<>();
    private final Map<String, SandboxException> refused = new HashMap<>();

    MadeWith(Toolchain toolchain, ValidatorLimits limits, DataPlan plan) {
        this.toolchain = toolchain;
        this.limits = limits;
        this.plan = plan;
    }

    /** Compiles what the case needs. */
    void prepare(DataPlan.Case one) throws IOException, SandboxException, InterruptedException {
        if (one.call().isPresent()) {
            prepare(one.call().get().program());
        }
        if (one.solution().isPresent()) {
            prepare(one.solution().get());
        }
    }

    ValidatorLimits limits() {
        return limits;
    }

    PackageProgram program(String name) {
        return Objects.requireNonNull(ready.get(name), name);
    }

    private void prepare(String name) throws IOException, SandboxException, InterruptedException {
        if (refused.containsKey(name)) {
            throw refused.get(name);
        }
        if (ready.containsKey(name)) {
            return;
        }
        try {
            ready.put(name, compiled(name));
        } catch (SandboxException e) {
            refused.put(name, e);
            throw e;
        }
    }

    private PackageProgram compiled(String name) throws IOException, SandboxException, InterruptedException {
        List<String> files = plan.programs().getOrDefault(name, List.of());
        if (files.isEmpty()) {
            return toolchain.packageProgram(plan.folder().resolve(name), limits);
        }
        Path parent = Files.createTempDirectory(toolchain.temporary(), "generator-");
        Path folder = parent.resolve(PackagePrograms.GENERATORS).resolve("program");
        try {
            Files.createDirectories(folder);
            for (String file : files) {
                Path source = plan.folder().resolve(file);
                Files.copy(source, folder.resolve(source.getFileName()));
            }
            // The first one is started; of several in Python the language itself would not know.
            String first = files.get(0);
            if (first.endsWith(".py") && files.size() > 1 && !Files.exists(folder.resolve("__main__.py"))) {
                Files.copy(plan.folder().resolve(first), folder.resolve("__main__.py"));
            }
            return toolchain.packageProgram(folder, limits);
        } finally {
            PathUtils.deleteDirectory(parent);
        }
    }

    @Override
    public void close() throws IOException {
        for (PackageProgram program : ready.values()) {
            program.close();
        }
    }
}
