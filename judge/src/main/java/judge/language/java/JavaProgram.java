package judge.language.java;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.language.Compilation.Compiled;
import judge.language.Execution;
import judge.language.Program;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.Spot;
import judge.language.java.compile.OtherModules;
import judge.language.java.jvm.ClassFolder;
import judge.language.java.run.Jvm;
import judge.language.java.run.Jvms;
import judge.language.java.run.StartableClasses;
import judge.language.java.run.probe.Sampler;
import judge.language.tool.Samples;
import judge.sandbox.SandboxException;

/** A compiled program whose classes lie where a sandbox can run them, until it is closed. */
record JavaProgram(Jvm jvm, ClassFolder classes, String mainClass) implements Program {

    static JavaProgram of(Jvms jvms, Compiled compiled, Path folder) throws IOException {
        Jvm jvm = jvm(jvms, compiled);
        ClassFolder classes = ClassFolder.in(folder);
        try {
            for (Map.Entry<String, byte[]> file : compiled.files().entrySet()) {
                classes.addFile(file.getKey(), file.getValue());
            }
        } catch (IOException e) {
            classes.close();
            throw e;
        }
        return new JavaProgram(jvm, classes, compiled.entry());
    }

    /** Makes the program's image now, while no case waits for it with a processor. */
    private static Jvm jvm(Jvms jvms, Compiled compiled) throws IOException {
        // Data may lie among the classes.
        List<byte[]> classes = compiled.files().entrySet().stream()
                .filter(file -> file.getKey().endsWith(".class"))
                .map(Map.Entry::getValue)
                .toList();
        try {
            return OtherModules.areUsedBy(classes) ? jvms.withAll() : jvms.usual();
        } catch (SandboxException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    @Override
    public Execution run(RunInput input, RunLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        return jvm.run(new StartableClasses(classes.path(), mainClass), input, limits, processors);
    }

    /**
     * Samples by a second thread beside the program, which could deceive it: its samples explain a verdict, and decide
     * none.
     */
    @Override
    public List<Spot> sampled(RunInput input, RunLimits limits, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        classes.add(Sampler.class);
        List<String> arguments = new ArrayList<>(List.of(mainClass));
        arguments.addAll(input.arguments());
        StartableClasses started = new StartableClasses(classes.path(), Sampler.class.getName());
        Execution execution = jvm.run(started, input.answeredIn(Sampler.FILE, arguments), limits, processors);
        return execution.answerSource().equals(Sampler.FILE)
                ? Samples.hottest(new String(execution.answer(), StandardCharsets.UTF_8))
                : List.of();
    }

    @Override
    public void close() throws IOException {
        classes.close();
    }
}
