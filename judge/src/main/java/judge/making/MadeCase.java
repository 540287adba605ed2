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
import judge.program.PackageProgram;
import judge.sandbox.Ending;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;
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
            throw new UnmadeException("is not made: the cases before it took half an hour", true);
        }
        Map<String, byte[]> files = new HashMap<>();
        if (one.call().isPresent()) {
            files.putAll(generated(one.call().get(), one.retries()));
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

    private Map<String, byte[]> generated(DataPlan.Call call, int retries)
            throws SandboxException, UnmadeException, InterruptedException {
        PackageProgram program = programs.program(call.program());
        List<String> collected =
                DataPlan.ENDINGS.stream().map(ending -> FILE + ending).toList();
        Outcome outcome = program.run(new byte[0], Map.of(), call.arguments(0), collected);
        for (int i = 1; i < retries && outcome.ending() instanceof Ending.Exited exited && exited.status() != 0; i++) {
            outcome = program.run(new byte[0], Map.of(), call.arguments(i), collected);
        }
        requireSuccess("its generator, " + call.command().strip(), outcome);
        Map<String, byte[]> files = new HashMap<>();
        outcome.collected().forEach((path, content) -> files.put(path.substring(FILE.length()), content));
        if (!files.containsKey(".in")) {
            if (outcome.stdout().length == 0) {
                throw new UnmadeException("is not made: its generator, "
                        + call.command().strip() + ", prints nothing and leaves no testcase.in");
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
            throw new UnmadeException("has no answer: its rule gives none, and there is no solution that could");
        }
        String solution = one.solution().get();
        Outcome outcome = programs.program(solution).run(input, Map.of(), List.of(), List.of());
        requireSuccess("its solution, /" + solution, outcome);
        files.put(".ans", outcome.stdout());
    }

    private void requireSuccess(String who, Outcome outcome) throws UnmadeException {
        if (outcome.ending().isSuccess() && outcome.tooLarge().isEmpty()) {
            return;
        }
        String size = (programs.limits().outputBytes() >> 20) + " MiB";
        if (!outcome.tooLarge().isEmpty()) {
            throw new UnmadeException("is not made: " + who + ", writes more than " + size);
        }
        if (outcome.ending() instanceof Ending.Exceeded exceeded) {
            Resource resource = exceeded.resource();
            boolean slow = resource == Resource.CPU_TIME || resource == Resource.WALL_TIME;
            throw new UnmadeException("is not made: " + who + ", " + exceeded(resource, size), slow);
        }
        String words = PackageProgram.words(outcome);
        String how = "ended with " + outcome.ending().words();
        throw new UnmadeException("is not made: " + who + ", " + how + (words.isEmpty() ? "" : ": " + words));
    }

    private String exceeded(Resource resource, String size) {
        return switch (resource) {
            case CPU_TIME -> "takes more than " + programs.limits().time().toSeconds() + " s";
            case WALL_TIME -> "does not end";
            case MEMORY -> "takes more than " + (programs.limits().memoryBytes() >> 20) + " MiB of memory";
            case PROCESSES -> "starts too many threads or processes";
            case STDOUT, STDERR -> "prints more than " + size;
            case SCRATCH -> "writes too much into its working folder";
        };
    }

    private void write(String name, byte[] content) throws IOException, UnmadeException {
        if (bytes.addAndGet(content.length) > MOST_BYTES) {
            throw new UnmadeException(
                    "is not made: all data together are more than " + (MOST_BYTES >> 30) + " GiB", true);
        }
        Path file = data.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
    }
}
