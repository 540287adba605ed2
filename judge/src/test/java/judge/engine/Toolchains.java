package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import judge.app.BuiltInLanguages;
import judge.host.CacheFolder;
import judge.language.Language;
import judge.language.gnu.Gnu;
import judge.language.java.Java;
import judge.language.python.Python;
import judge.sandbox.kernel.Processors;
import judge.sandbox.run.HostCheck;
import judge.sandbox.run.LongSeconds;
import judge.sandbox.run.Sandbox;
import judge.schedule.ProcessorPool;
import judge.source.LanguageName;
import judge.store.KeptResults;
import judge.store.MemoryResults;
import judge.workspace.Workspace;

/** Toolchains on this host, as the program itself sets them up. */
public final class Toolchains {

    /** The factor by which the seconds of {@link #unhurried} are longer than usual. */
    private static final int LONG = 3;

    /** Programs of packages, which many tests have in common: compiled once for all toolchains of these tests. */
    private static final KeptResults COMPILED = new MemoryResults(256 << 20);

    private Toolchains() {}

    /** Opens a toolchain with the strongest sandbox that works here, for as many programs as there are processors. */
    public static Toolchain open() throws Exception {
        return open(Integer.MAX_VALUE);
    }

    /** The same for so many programs at the same time at most. */
    public static Toolchain open(int jobs) throws Exception {
        return open(HostCheck.run(), jobs, builtIn());
    }

    /** Opens a toolchain whose sandbox keeps programs away from the host. */
    public static Toolchain isolated(int jobs) throws Exception {
        HostCheck host = HostCheck.run();
        assertThat(host.isIsolated()).as("%s", host.findings()).isTrue();
        return open(host, jobs, builtIn());
    }

    /** A toolchain whose seconds last longer: the judge gives itself few of them to find a cause. */
    public static Toolchain unhurried() throws Exception {
        return open(sandbox -> new LongSeconds(sandbox, LONG));
    }

    /** Opens a toolchain whose sandbox wraps that of this host. */
    public static Toolchain open(UnaryOperator<Sandbox> around) throws Exception {
        return open(HostCheck.run(), Integer.MAX_VALUE, builtIn(), around);
    }

    /** Opens a toolchain with these languages instead of the program's own. */
    public static Toolchain with(Languages languages) throws Exception {
        return open(HostCheck.run(), Integer.MAX_VALUE, (sandbox, folder, processors) -> languages);
    }

    /** Opens a toolchain whose languages and checkers tell no causes: what explains is off. */
    public static Toolchain withoutCauses() throws Exception {
        Path cache = CacheFolder.of(System.getenv());
        return open(HostCheck.run(), Integer.MAX_VALUE, (sandbox, folder, processors) -> {
            Language java = Java.open(sandbox, cache, folder, processors);
            return Languages.opened(
                    List.of(
                            new Languages.Later(LanguageName.JAVA, () -> java),
                            new Languages.Later(
                                    LanguageName.CPP, () -> Gnu.open(LanguageName.CPP, sandbox, cache, folder)),
                            new Languages.Later(LanguageName.C, () -> Gnu.open(LanguageName.C, sandbox, cache, folder)),
                            new Languages.Later(
                                    LanguageName.PYTHON3, () -> Python.open(sandbox, cache, folder, processors))),
                    UnaryOperator.identity());
        });
    }

    private static Toolchain.LanguageOpener builtIn() throws IOException {
        return BuiltInLanguages.with(CacheFolder.of(System.getenv()));
    }

    private static Toolchain open(HostCheck host, int jobs, Toolchain.LanguageOpener languages) throws Exception {
        return open(host, jobs, languages, UnaryOperator.identity());
    }

    private static Toolchain open(
            HostCheck host, int jobs, Toolchain.LanguageOpener languages, UnaryOperator<Sandbox> around)
            throws Exception {
        ProcessorPool pool = new ProcessorPool(Processors.allowed(), jobs);
        Workspace workspace = Workspace.open(Workspace.usualRoot());
        Toolchain toolchain =
                Toolchain.open(around.apply(host.sandbox(workspace.folder())), workspace, languages, pool);
        toolchain.keepProgramsIn(COMPILED, "tests");
        return toolchain;
    }
}
