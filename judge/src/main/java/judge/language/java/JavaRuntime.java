package judge.language.java;

import java.io.IOException;
import java.nio.file.Path;
import judge.language.Allowance;
import judge.language.Compilation.Compiled;
import judge.language.ProgramRuntime;
import judge.language.java.jvm.JvmArguments;
import judge.language.java.run.Jvms;

/**
 * Runs programs in Java, each run in a JVM of its own.
 *
 * @param jvms the way to run them
 * @param folder the folder where classes are laid down
 * @param allowance the JVM's own needs
 */
record JavaRuntime(Jvms jvms, Path folder, Allowance allowance) implements ProgramRuntime {

    @Override
    public JavaProgram layDown(Compiled compiled) throws IOException {
        return JavaProgram.of(jvms, compiled, folder);
    }

    @Override
    public String surroundings() {
        String image = String.valueOf(jvms.image().root().getFileName());
        String libraries = jvms.libraries().map(jars -> jars.name()).orElse("");
        return String.join("; ", image, JvmArguments.fingerprint(), allowance.toString(), libraries);
    }
}
