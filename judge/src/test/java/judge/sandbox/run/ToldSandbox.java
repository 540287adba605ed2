package judge.sandbox.run;

import java.util.function.Consumer;
import judge.sandbox.Isolation;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;

/** A sandbox that tells of each command before it runs it. */
public record ToldSandbox(Sandbox sandbox, Consumer<Command> told) implements Sandbox {

    @Override
    public Outcome run(Command command, Limits limits) throws SandboxException, InterruptedException {
        told.accept(command);
        return sandbox.run(command, limits);
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
