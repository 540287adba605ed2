package judge.language.java.run;

import java.util.Optional;
import judge.language.java.jvm.JarFolder;
import judge.language.java.jvm.JvmImage;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;

/**
 * The two JVMs that programs may be run by.
 *
 * @param sandbox they run in it
 * @param image of the usual one, which has {@code java.base} only
 * @param imageWithAll of the one with all of the standard library
 * @param libraries jars on the class path of programs, with an archive for the usual one
 */
public record Jvms(Sandbox sandbox, JvmImage image, JvmImage.Later imageWithAll, Optional<JarFolder> libraries) {

    /** The JVMs of programs without libraries. */
    public Jvms(Sandbox sandbox, JvmImage image, JvmImage.Later imageWithAll) {
        this(sandbox, image, imageWithAll, Optional.empty());
    }

    /** The usual one. */
    public Jvm usual() {
        return new Jvm(sandbox, image, libraries);
    }

    /** The other one. Its start takes 10 ms of CPU time more, which no limit knows of. */
    public Jvm withAll() throws SandboxException {
        return new Jvm(sandbox, imageWithAll.image(), libraries.map(JarFolder::unarchived));
    }
}
