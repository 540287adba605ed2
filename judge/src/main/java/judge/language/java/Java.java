package judge.language.java;

import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import judge.language.Allowance;
import judge.language.Language;
import judge.language.java.compile.Javac;
import judge.language.java.jvm.JvmArguments;
import judge.language.java.jvm.JvmImage;
import judge.language.java.jvm.JvmImages;
import judge.language.java.run.Jvm;
import judge.language.java.run.Jvms;
import judge.language.java.run.StartUp;
import judge.language.java.run.VmMemory;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;
import judge.source.LanguageName;

/** The language Java on this host. */
public final class Java {

    private static final String MEMORY_APPLIES_TO = "heap";

    private Java() {}

    /**
     * Makes it ready: makes the JVM images and measures the JVM's start-up where the cache does not have them yet.
     *
     * @param sandbox everything runs in it
     * @param cache folder for what is kept between runs
     * @param folder the folder of temporary files
     * @param processors to measure on
     */
    public static Language open(Sandbox sandbox, Path cache, Path folder, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        requireCompiler();
        JvmImages images = JvmImages.in(cache);
        JvmImage image = images.forRunning();
        JvmImage compileImage = images.forCompiling();
        JvmImage.Later imageWithAll = JvmImage.Later.once(images::withAll);
        Jvms jvms = new Jvms(sandbox, image, imageWithAll);
        Jvm jvm = jvms.usual();
        String key = image.root().getFileName() + sandbox.isolation().toString();
        Allowance allowance = allowance(
                StartUp.of(jvm, cache, key, folder, processors), VmMemory.of(jvm, cache, key, folder, processors));
        Javac javac = new Javac(sandbox, compileImage, imageWithAll, folder);
        JavaRuntime runtime = new JavaRuntime(jvms, folder, allowance);
        return new Language(
                LanguageName.JAVA, javac, runtime, new JavaInstruments(sandbox, compileImage, folder, javac, runtime));
    }

    static Allowance allowance(Duration startUp, VmMemory memory) {
        return new Allowance(
                startUp, MEMORY_APPLIES_TO, memory.bytes(0), VmMemory.HEAP_SHARE, JvmArguments.MAIN_STACK_BYTES);
    }

    /**
     * Makes the language of parts that are ready; it cannot find out more about failures.
     *
     * @param folder the folder where classes are laid down
     */
    public static Language of(Javac javac, Jvms jvms, Path folder, Allowance allowance) {
        return new Language(LanguageName.JAVA, javac, new JavaRuntime(jvms, folder, allowance));
    }

    /** A runtime without a compiler would make a compile error of every submission. */
    private static void requireCompiler() throws SandboxException {
        if (ModuleFinder.ofSystem().find("jdk.compiler").isEmpty()) {
            throw new SandboxException("the Java in " + System.getProperty("java.home")
                    + " is a runtime without a compiler; a JDK of version 17 or newer is needed");
        }
    }
}
