package judge.language.java;

import java.io.IOException;
import java.nio.file.Path;
import judge.language.Allowance;
import judge.language.Compilation.Compiled;
import judge.language.ProgramRuntime;
import judge.language.java.jvm.JvmArguments;
import judge.language.java.run.Jvm;

/**
 * Runs programs in Java, each run in a JVM of its own.
 *
 * @param jvm how one is run
 * @param image the name of the runtime image
 * @param folder where classes are laid down
 * @param allowance what a JVM needs for itself
 */
record JavaRuntime(Jvm jvm, String image, Path folder, Allowance allowance) implements ProgramRuntime {

    @Override
    public JavaProgram layDown(Compiled compiled) throws IOException {
        return JavaProgram.of(jvm, compiled, folder);
    }

    @Override
    public String surroundings() {
        return String.join("; ", image, JvmArguments.fingerprint(), allowance.toString());
    }
}
