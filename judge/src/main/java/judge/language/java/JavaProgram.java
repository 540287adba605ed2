package judge.language.java;

import java.io.IOException;
import java.util.Map;
import judge.language.java.compile.Compilation.Compiled;
import judge.language.java.jvm.ClassFolder;
import judge.language.java.run.Program;

/** A compiled program whose classes are in a folder where a sandbox can run them, until it is closed. */
public final class JavaProgram implements AutoCloseable {

    private final ClassFolder classes;
    private final String mainClass;

    private JavaProgram(ClassFolder classes, String mainClass) {
        this.classes = classes;
        this.mainClass = mainClass;
    }

    /** Writes the classes of a program to a folder; if the disk is full nothing is left there. */
    public static JavaProgram of(Compiled compiled) throws IOException {
        ClassFolder classes = ClassFolder.create();
        try {
            for (Map.Entry<String, byte[]> file : compiled.classes().entrySet()) {
                classes.add(file.getKey(), file.getValue());
            }
        } catch (IOException e) {
            classes.close();
            throw e;
        }
        return new JavaProgram(classes, compiled.mainClass());
    }

    /** The program to run, until this is closed. */
    public Program program() {
        return new Program(classes.path(), mainClass);
    }

    /** The same with a class of the judge's own beside it, which is run and can start it. */
    public Program startedBy(Class<?> starter) throws IOException {
        classes.add(starter);
        return new Program(classes.path(), starter.getName());
    }

    @Override
    public void close() throws IOException {
        classes.close();
    }
}
