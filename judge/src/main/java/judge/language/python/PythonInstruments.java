package judge.language.python;

import java.nio.file.Path;
import judge.language.Language.Instruments;
import judge.language.ProgramRuntime;
import judge.language.python.compile.PythonSlips;
import judge.language.python.run.Interpreter;

/**
 * Tools to run the judge's own scripts on a program in Python.
 *
 * @param slips finds what is seldom meant
 * @param interpreter runs the script that tries changes
 * @param runtime runs programs as they are judged
 * @param folder the folder where programs are laid down
 */
public record PythonInstruments(PythonSlips slips, Interpreter interpreter, ProgramRuntime runtime, Path folder)
        implements Instruments {}
