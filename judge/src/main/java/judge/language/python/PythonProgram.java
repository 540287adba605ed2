package judge.language.python;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.language.Compilation.Compiled;
import judge.language.Execution;
import judge.language.Program;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.Spot;
import judge.language.python.run.Interpreter;
import judge.language.tool.ProgramFolder;
import judge.language.tool.Samples;
import judge.sandbox.SandboxException;

/** Sources that lie where a sandbox can run them, until it is closed. */
final class PythonProgram implements Program {

    private final Interpreter interpreter;
    private final ProgramFolder files;
    private final String entry;

    private PythonProgram(Interpreter interpreter, ProgramFolder files, String entry) {
        this.interpreter = interpreter;
        this.files = files;
        this.entry = entry;
    }

    static PythonProgram of(Interpreter interpreter, Compiled compiled, Path folder) throws IOException {
        ProgramFolder files = ProgramFolder.in(folder, "python-");
        try {
            for (Map.Entry<String, byte[]> file : compiled.files().entrySet()) {
                files.add(file.getKey(), file.getValue());
            }
        } catch (IOException e) {
            files.close();
            throw e;
        }
        return new PythonProgram(interpreter, files, compiled.entry());
    }

    @Override
    public Execution run(RunInput input, RunLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        return interpreter.run(files.path(), entry, input, limits, processors);
    }

    /** By a second thread beside the program, which it could deceive: what it says decides no verdict. */
    @Override
    public List<Spot> sampled(RunInput input, RunLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        byte[] samples = interpreter.sample(files.path(), entry, input, limits, processors);
        return Samples.hottest(new String(samples, StandardCharsets.UTF_8));
    }

    @Override
    public void close() throws IOException {
        files.close();
    }
}
