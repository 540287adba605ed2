package judge.sandbox.run;

import java.nio.file.Path;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("looks for remnants")
class PlainProcessContractIT implements SandboxContract {

    @Override
    public Sandbox open(Path scratch) {
        return new PlainProcess(scratch);
    }
}
