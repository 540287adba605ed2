package judge.engine;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import judge.language.java.run.probe.Empty;
import judge.sandbox.Ending;
import judge.sandbox.Isolation;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.Usage;
import judge.sandbox.run.Command;
import judge.sandbox.run.Sandbox;

/** A sandbox that compiles everything to one class and then plays the outcomes that it was given. */
final class ScriptedSandbox implements Sandbox {

    interface Scene {
        Outcome play() throws SandboxException;
    }

    private final Deque<Scene> script = new ArrayDeque<>();
    private Runnable whileCompiling = () -> {};

    /** The outcomes that were not used. */
    Collection<Scene> rest() {
        return script;
    }

    ScriptedSandbox prints(String stdout) {
        return prints(stdout, 60);
    }

    ScriptedSandbox prints(String stdout, long cpuMillis) {
        script.add(() -> outcome(new Ending.Exited(0), cpuMillis, stdout, Map.of(), List.of()));
        return this;
    }

    /** The last of its outcomes takes this long on the clock. */
    ScriptedSandbox playsFor(Duration time) {
        Scene last = script.removeLast();
        script.add(() -> {
            try {
                Thread.sleep(time.toMillis());
            } catch (InterruptedException e) {
                throw new SandboxException("interrupted", e);
            }
            return last.play();
        });
        return this;
    }

    ScriptedSandbox ends(Ending ending, long cpuMillis) {
        script.add(() -> outcome(ending, cpuMillis, "", Map.of(), List.of()));
        return this;
    }

    ScriptedSandbox endsWithVmLog(String log) {
        Map<String, byte[]> files = Map.of("runtime/vm.log", log.getBytes(StandardCharsets.UTF_8));
        script.add(() -> outcome(new Ending.Exited(3), 10, "", files, List.of()));
        return this;
    }

    ScriptedSandbox leaves(String file) {
        script.add(() -> outcome(new Ending.Exited(0), 60, "", Map.of(), List.of("sum.in", file)));
        return this;
    }

    ScriptedSandbox fails(String message) {
        script.add(() -> {
            throw new SandboxException(message);
        });
        return this;
    }

    /** Does this whenever the compiler runs. */
    ScriptedSandbox compilesWhile(Runnable deed) {
        whileCompiling = deed;
        return this;
    }

    @Override
    public Outcome run(Command command, Limits limits) throws SandboxException {
        boolean compiling =
                command.mounts().stream().anyMatch(mount -> mount.target().equals("/worker"));
        if (compiling) {
            whileCompiling.run();
            return compiled();
        }
        if (command.arguments().contains("-XX:TieredStopAtLevel=1")) {
            throw new SandboxException("with the first compiler alone its time is not the one that is to be reported");
        }
        return script.remove().play();
    }

    private static Outcome compiled() {
        ByteArrayOutputStream reply = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(reply);
                InputStream in = Empty.class.getResourceAsStream("Empty.class")) {
            byte[] content = in.readAllBytes();
            byte[] name = Empty.class.getName().getBytes(StandardCharsets.UTF_8);
            out.writeBoolean(true);
            out.writeLong(500_000_000);
            for (int number : new int[] {0, 0, 1, name.length}) {
                out.writeInt(number);
            }
            out.write(name);
            out.writeInt(content.length);
            out.write(content);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        Usage usage = new Usage(Duration.ofMillis(500), Duration.ofMillis(500), 1 << 20);
        return new Outcome(
                new Ending.Exited(0), usage, reply.toByteArray(), new byte[0], Map.of(), List.of(), List.of());
    }

    private static Outcome outcome(
            Ending ending, long cpuMillis, String stdout, Map<String, byte[]> collected, List<String> leftovers) {
        Usage usage = new Usage(Duration.ofMillis(cpuMillis), Duration.ofMillis(cpuMillis), 40 << 20);
        byte[] out = stdout.getBytes(StandardCharsets.UTF_8);
        return new Outcome(ending, usage, out, new byte[0], collected, List.of(), new ArrayList<>(leftovers));
    }

    @Override
    public String seenAs(Mount mount) {
        return mount.target();
    }

    @Override
    public Isolation isolation() {
        return new Isolation("pretended", List.of());
    }

    @Override
    public void close() {}
}
