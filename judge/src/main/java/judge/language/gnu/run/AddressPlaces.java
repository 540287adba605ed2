package judge.language.gnu.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import judge.language.LookClock;
import judge.language.gnu.toolchain.GnuSampler;
import judge.language.tool.ProgramFolder;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Command;
import judge.sandbox.run.Sandbox;

/**
 * Asks what is at addresses of a program, in the sandbox: what a program has to say of itself is a stranger's data.
 *
 * @param folder the folder where programs are laid down
 */
public record AddressPlaces(Sandbox sandbox, Path folder) {

    private static final String NAME = "sampled";

    private static final Limits LIMITS =
            new Limits(Duration.ofSeconds(3), Duration.ofSeconds(6), 1L << 30, 0, 8 << 20, 1 << 20, 10, 4, 0);

    /**
     * The text that the tool prints; whatever it could say before its end.
     *
     * @param clock is told where its time is over
     */
    public String said(
            byte[] program, GnuSampler sampler, Collection<Long> addresses, LookClock clock, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        try (ProgramFolder laid = ProgramFolder.in(folder, "sampled-")) {
            laid.addProgram(NAME, program);
            Mount mount = new Mount(laid.path().toAbsolutePath(), NativePrograms.MOUNTED);
            String asked = addresses.stream().map(Long::toHexString).collect(Collectors.joining("\n", "", "\n"));
            Command command = new Command(
                    sampler.places(sandbox, sandbox.seenAs(mount) + "/" + NAME),
                    Map.of("LC_ALL", "C"),
                    List.of(sampler.mount(), mount),
                    asked.getBytes(StandardCharsets.US_ASCII),
                    Map.of(),
                    List.of(),
                    processors);
            Outcome outcome = sandbox.run(command.withoutDevices(), LIMITS);
            clock.step(outcome);
            return new String(outcome.stdout(), StandardCharsets.UTF_8);
        }
    }
}
