package judge.sandbox.run;

import judge.sandbox.Isolation;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.Usage;

/**
 * A sandbox whose seconds are so many times as long as those of the clock: what a command is given lasts as much
 * longer, and it is said to have used as much less. Tests need it of what the judge finds out in the few seconds that
 * it gives itself, which are enough on a fast machine only.
 */
public record LongSeconds(Sandbox sandbox, int times) implements Sandbox {

    @Override
    public Outcome run(Command command, Limits limits) throws SandboxException, InterruptedException {
        Limits longer = new Limits(
                limits.cpuTime().multipliedBy(times),
                limits.wallTime().multipliedBy(times),
                limits.memoryBytes(),
                limits.stackBytes(),
                limits.outputBytes(),
                limits.scratchBytes(),
                limits.scratchFiles(),
                limits.processes(),
                limits.stackBound(),
                limits.reservedBytes());
        Outcome outcome = sandbox.run(command, longer);
        Usage usage = outcome.usage();
        return outcome.with(new Usage(
                usage.cpuTime().dividedBy(times),
                usage.wallTime().dividedBy(times),
                usage.peakMemoryBytes(),
                usage.memoryInDoubt(),
                usage.stackBytes()));
    }

    @Override
    public String seenAs(Mount mount) {
        return sandbox.seenAs(mount);
    }

    @Override
    public Isolation isolation() {
        return sandbox.isolation();
    }

    @Override
    public void close() {
        sandbox.close();
    }
}
