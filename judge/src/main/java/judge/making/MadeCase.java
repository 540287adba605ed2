package judge.making;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import judge.problem.DataPlan;
import judge.problem.DataPlan.Answer;
import judge.problem.yaml.PackageFault;
import judge.program.PackageProgram;
import judge.program.ProgramFailure;
import judge.reason.Reason;
import judge.sandbox.Ending;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Command;
import org.jspecify.annotations.Nullable;

/** Makes the files of single cases. Any number of threads may use it. */
final class MadeCase {

    /** All data of a package together: more would fill the disk. */
    private static final long MOST_BYTES = 4L << 30;

    /** The time in nanoseconds for making a case: nobody waits longer for a package. */
    private static final long MOST_NANOS = 30 * 60 * 1_000_000_000L;

    private static final String FILE = Command.WORK + "/testcase";

    private final DataPlan plan;
    private final MadeWith programs;
    private final Path data;
    private final AtomicLong bytes = new AtomicLong();
    private final long begun = System.nanoTime();

    MadeCase(DataPlan plan, MadeWith programs, Path data) {
        this.plan = plan;
        this.programs = programs;
        this.data = data;
    }

    /** Makes all files of a case. */
    void make(DataPlan.Case one) throws IOException, SandboxException, UnmadeException, InterruptedException {
        if (System.nanoTime() - begun > MOST_NANOS) {
            throw new UnmadeException(PackageFault.CASE_NOT_MADE_IN_TIME.of(one.name()), true);
        }
        Map<String, byte[]> files = new HashMap<>();
        if (one.call().isPresent()) {
            files.putAll(generated(one.name(), one.call().get(), one.retries()));
        }
        for (Map.Entry<String, String> file : one.copied().entrySet()) {
            files.put(file.getKey(), Files.readAllBytes(plan.folder().resolve(file.getValue())));
        }
        one.written().forEach((ending, text) -> files.put(ending, text.getBytes(StandardCharsets.UTF_8)));
        link(one, files, ".in");
        answer(one, files);
        link(one, files, ".ans");
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            write(one.name() + file.getKey(), file.getValue());
        }
    }

    private static void link(DataPlan.Case one, Map<String, byte[]> files, String kind) {
        one.links().forEach((ending, other) -> {
            byte @Nullable [] content = files.get(other);
            if (ending.startsWith(kind) && content != null) {
                files.put(ending, content);
            }
        });
    }

    private Map<String, byte[]> generated(String name, DataPlan.Call call, int retries)
            throws SandboxException, UnmadeException, InterruptedException {
        PackageProgram program = programs.program(call.program());
        List<String> collected =
                DataPlan.ENDINGS.stream().map(ending -> FILE + ending).toList();
        Outcome outcome = program.run(new byte[0], Map.of(), call.arguments(0), collected);
        for (int i = 1; i < retries && outcome.ending() instanceof Ending.Exited exited && exited.status() != 0; i++) {
            outcome = program.run(new byte[0], Map.of(), call.arguments(i), collected);
        }
        requireSuccess(name, "generator", call.command().strip(), outcome);
        Map<String, byte[]> files = new HashMap<>();
        outcome.collected().forEach((path, content) -> files.put(path.substring(FILE.length()), content));
        if (!files.containsKey(".in")) {
            if (outcome.stdout().length == 0) {
                throw new UnmadeException(
                        PackageFault.CASE_NOT_GENERATED.of(name, call.command().strip()));
            }
            files.put(".in", outcome.stdout());
        }
        return files;
    }

    private void answer(DataPlan.Case one, Map<String, byte[]> files)
            throws SandboxException, UnmadeException, InterruptedException {
        if (files.containsKey(".ans") || one.answer() == Answer.NONE) {
            return;
        }
        if (one.answer() == Answer.EMPTY) {
            files.put(".ans", new byte[0]);
            return;
        }
        byte @Nullable [] input = files.get(".in");
        if (one.solution().isEmpty() || input == null) {
            throw new UnmadeException(PackageFault.CASE_NOT_ANSWERED.of(one.name()));
        }
        String solution = one.solution().get();
        Outcome outcome = programs.program(solution).run(input, Map.of(), List.of(), List.of());
        requireSuccess(one.name(), "solution", "/" + solution, outcome);
        files.put(".ans", outcome.stdout());
    }

    private void requireSuccess(String name, String maker, String call, Outcome outcome) throws UnmadeException {
        if (!outcome.ending().isSuccess() || !outcome.tooLarge().isEmpty()) {
            boolean slow = outcome.tooLarge().isEmpty() && outcome.ending().isLate();
            throw new UnmadeException(PackageFault.CASE_PROGRAM_FAILED.of(name, maker, call, why(outcome)), slow);
        }
    }

    private Reason why(Outcome outcome) {
        long mebibytes = programs.limits().outputBytes() >> 20;
        if (!outcome.tooLarge().isEmpty()) {
            return ProgramFailure.WRITES_TOO_MUCH.of(mebibytes);
        }
        if (!(outcome.ending() instanceof Ending.Exceeded exceeded)) {
            return ProgramFailure.ENDED_WITH.of(ProgramFailure.of(outcome.ending()), PackageProgram.words(outcome));
        }
        return switch (exceeded.resource()) {
            case CPU_TIME -> ProgramFailure.TAKES_TOO_LONG.of(
                    programs.limits().time().toSeconds());
            case WALL_TIME -> ProgramFailure.NEVER_ENDS.of();
            case MEMORY -> ProgramFailure.TAKES_TOO_MUCH_MEMORY.of(
                    programs.limits().memoryBytes() >> 20);
            case PROCESSES -> ProgramFailure.STARTS_TOO_MANY_PROCESSES.of();
            case STDOUT, STDERR -> ProgramFailure.PRINTS_TOO_MUCH.of(mebibytes);
            case SCRATCH -> ProgramFailure.FILLS_ITS_FOLDER.of();
        };
    }

    private void write(String name, byte[] content) throws IOException, UnmadeException {
        if (bytes.addAndGet(content.length) > MOST_BYTES) {
            throw new UnmadeException(PackageFault.MADE_DATA_TOO_LARGE.of(name, MOST_BYTES >> 30), true);
        }
        Path file = data.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
    }
}
