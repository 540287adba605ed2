package judge.language.python;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import judge.language.Execution;
import judge.language.Program;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.Spot;
import judge.language.python.run.Interpreter;
import judge.language.python.run.LaidFiles;
import judge.language.tool.Samples;
import judge.sandbox.SandboxException;

/** Sources that lie where a sandbox can run them, until it is closed. */
record PythonProgram(Interpreter interpreter, LaidFiles files) implements Program {

    @Override
    public Execution run(RunInput input, RunLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        return interpreter.run(files, input, limits, processors);
    }

    /** Samples by a second thread beside the program, which could deceive it: its samples decide no verdict. */
    @Override
    public List<Spot> sampled(RunInput input, RunLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        byte[] samples = interpreter.sample(files, input, limits, processors);
        return Samples.hottest(new String(samples, StandardCharsets.UTF_8));
    }

    @Override
    public void close() throws IOException {
        files.close();
    }
}
