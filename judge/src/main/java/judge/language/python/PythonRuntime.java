package judge.language.python;

import java.io.IOException;
import java.nio.file.Path;
import judge.language.Allowance;
import judge.language.Compilation.Compiled;
import judge.language.ProgramRuntime;
import judge.language.python.run.Interpreter;
import judge.language.python.run.LaidFiles;

/**
 * Runs programs in Python, each run in an interpreter of its own.
 *
 * @param interpreter the way to run one
 * @param image the things that it depends on: the root with the interpreter, its flags
 * @param folder the folder where programs are laid down
 * @param allowance the interpreter's own needs
 */
record PythonRuntime(Interpreter interpreter, String image, Path folder, Allowance allowance)
        implements ProgramRuntime {

    @Override
    public PythonProgram layDown(Compiled compiled) throws IOException {
        return new PythonProgram(interpreter, LaidFiles.of(compiled, folder));
    }

    @Override
    public String surroundings() {
        return image + "; " + allowance;
    }
}
