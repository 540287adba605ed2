package judge.language.python;

import java.nio.file.Path;
import judge.language.Language.Instruments;
import judge.language.ProgramRuntime;
import judge.language.python.image.PythonImage;
import judge.language.python.run.Interpreter;
import judge.sandbox.run.Sandbox;

/**
 * Tools to run scripts on a program in Python.
 *
 * @param sandbox everything runs in it
 * @param image the interpreter and its library
 * @param interpreter runs programs, and scripts around them
 * @param runtime runs programs as they are judged
 * @param folder the folder where programs are laid down
 * @param cache the folder for what is kept between runs
 */
public record PythonInstruments(
        Sandbox sandbox, PythonImage image, Interpreter interpreter, ProgramRuntime runtime, Path folder, Path cache)
        implements Instruments {}
