package judge.language.java;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import judge.language.java.compile.Compilation.Compiled;
import judge.language.java.jvm.ClassFolder;
import judge.language.java.run.Program;

/** A compiled program whose classes lie where a sandbox can run them, until it is closed. */
public final class JavaProgram implements AutoCloseable {

    private final ClassFolder classes;
    private final String mainClass;

    private JavaProgram(ClassFolder classes, String mainClass) {
        this.classes = classes;
        this.mainClass = mainClass;
    }

    /**
     * Lays the classes of a program down; where they find no room nothing is left.
     *
     * @param folder that they are laid down in, by a folder of their own
     */
    public static JavaProgram of(Compiled compiled, Path folder) throws IOException {
        ClassFolder classes = ClassFolder.in(folder);
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

    /** What is to be run, while it is there. */
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
