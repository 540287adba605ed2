package judge.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import judge.host.CacheFolder;
import judge.host.HostFinding;
import judge.host.TexTool;
import judge.language.gnu.toolchain.GnuToolchain;
import judge.language.java.jvm.JvmImages;
import judge.language.java.jvm.StandardModules;
import judge.language.python.image.PythonHost;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Finding;
import judge.sandbox.run.HostCheck;

/** The findings on what a judge needs of this host. */
final class HostFindings {

    private static final String NOT_INSTALLED = "not installed";

    private HostFindings() {}

    static List<HostFinding> all() {
        try (HostCheck host = HostCheck.run()) {
            return Stream.concat(
                            host.findings().stream().map(HostFindings::finding),
                            Stream.of(runtime(), cpp(), python(), tex()))
                    .toList();
        }
    }

    /** The small runtime is part of the isolation: what it does not contain cannot be misused. */
    private static HostFinding runtime() {
        try {
            String modules =
                    JvmImages.in(CacheFolder.of(System.getenv())).forRunning().modules();
            boolean small = modules.equals(StandardModules.BASE);
            return new HostFinding("runtime", small, modules, small ? "" : "apt-get install openjdk-17-jdk-headless");
        } catch (SandboxException | IOException e) {
            return new HostFinding("runtime", false, String.valueOf(e.getMessage()), "");
        }
    }

    /** Returns the finding about GCC; a user who judges no C and no C++ does not need it. */
    private static HostFinding cpp() {
        return language("cpp", GnuToolchain.found(), "apt-get install g++");
    }

    private static HostFinding python() {
        try {
            return language(
                    "python3", Optional.of(PythonHost.find(System.getenv()).version()), "");
        } catch (SandboxException e) {
            return language("python3", Optional.empty(), "apt-get install python3");
        }
    }

    /** Returns the finding about what makes pages of statements in TeX; others need none. */
    private static HostFinding tex() {
        return language(TexTool.NAME, TexTool.find(System.getenv()).map(Path::toString), TexTool.MEND);
    }

    private static HostFinding language(String subject, Optional<String> version, String mend) {
        return new HostFinding(subject, true, version.orElse(NOT_INSTALLED), version.isPresent() ? "" : mend);
    }

    private static HostFinding finding(Finding finding) {
        return new HostFinding(
                finding.subject().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                finding.ok(),
                finding.detail(),
                finding.mend());
    }
}
