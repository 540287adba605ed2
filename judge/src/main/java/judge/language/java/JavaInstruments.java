package judge.language.java;

import java.nio.file.Path;
import judge.language.Language.Instruments;
import judge.language.ProgramRuntime;
import judge.language.SourceCompiler;
import judge.language.java.jvm.JvmImage;
import judge.sandbox.run.Sandbox;

/**
 * Tools to run the JDK's compiler beside a program in Java.
 *
 * @param image with the compiler
 * @param folder the folder where classes are laid down
 * @param compiler of single submissions
 * @param runtime runs them
 */
public record JavaInstruments(
        Sandbox sandbox, JvmImage image, Path folder, SourceCompiler compiler, ProgramRuntime runtime)
        implements Instruments {}
