package judge.language.java;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import judge.language.Allowance;
import judge.language.Language;
import judge.language.SourceCompiler;
import judge.language.file.EmptyProgram;
import judge.language.file.GuestTools;
import judge.language.file.LanguageFile;
import judge.language.file.LanguageFile.Sample;
import judge.language.java.compile.GuestCompiler;
import judge.language.java.compile.GuestRoot;
import judge.language.java.jvm.JvmImage;
import judge.language.java.jvm.JvmImages;
import judge.language.java.run.Jvm;
import judge.language.java.run.Jvms;
import judge.language.java.run.StartUp;
import judge.language.java.run.VmMemory;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;

/** A guest language on this host: its compiler makes class files, which run in the JVMs of Java. */
public final class GuestLanguage {

    /** The most memory that building the empty program may take. */
    private static final long COMPILER_BYTES = 512 << 20;

    private final LanguageFile language;
    private final SourceCompiler compiler;
    private final JavaRuntime runtime;

    private GuestLanguage(LanguageFile language, SourceCompiler compiler, JavaRuntime runtime) {
        this.language = language;
        this.compiler = compiler;
        this.runtime = runtime;
    }

    /**
     * Makes it ready: makes images, archives and measures where the cache does not have them yet.
     *
     * @param sandbox everything runs in it
     * @param cache folder for what is kept between runs
     * @param folder the folder of temporary files
     * @param processors to measure on
     * @throws SandboxException also where its compiler is missing, with what is to be installed
     */
    public static Language open(
            LanguageFile language, Sandbox sandbox, Path cache, Path folder, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        GuestTools tools = language.guest().orElseThrow();
        tools.requireInstalled(language.name().title());
        JvmImages images = JvmImages.in(cache);
        JvmImage usual = images.forRunning();
        JvmImage image = images.forRunning(tools.compiler().modules());
        JvmImage all = images.withAll();
        GuestRoot root = GuestRoot.of(language, tools, all, image, cache);
        String version = language.name().title() + " " + tools.version();
        GuestCompiler compiler = new GuestCompiler(sandbox, all, root, version);
        String isolation = sandbox.isolation().toString();
        String key = usual.root().getFileName() + isolation;
        VmMemory memory = VmMemory.of(new Jvm(sandbox, usual), cache, key, folder, processors);
        Jvms jvms = new Jvms(sandbox, image, () -> all, Optional.of(root.running()));
        GuestLanguage guest = new GuestLanguage(language, compiler, new JavaRuntime(jvms, folder, Allowance.NONE));
        Duration startUp = guest.startUp(cache, root.running().name() + isolation, processors);
        return new Language(language.name(), compiler, new JavaRuntime(jvms, folder, Java.allowance(startUp, memory)));
    }

    /** The kept start-up of a program that does nothing, or a new figure; none where there is no such program. */
    private Duration startUp(Path cache, String key, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Optional<String> nothing = language.program(Sample.NOTHING);
        if (nothing.isEmpty()) {
            return Duration.ZERO;
        }
        String figure = "guest-" + language.name().code() + "-start-up";
        return StartUp.of(
                () -> runtime.layDown(
                        EmptyProgram.built(language.name(), compiler, nothing.get(), COMPILER_BYTES, processors)),
                cache,
                figure,
                key,
                processors);
    }
}
