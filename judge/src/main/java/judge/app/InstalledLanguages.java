package judge.app;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.language.file.FileLanguages;
import judge.language.gnu.toolchain.GnuToolchain;
import judge.language.python.image.PythonHost;
import judge.language.tool.Tool;
import judge.sandbox.SandboxException;
import judge.source.LanguageName;
import judge.source.LanguageNames;

/** The languages whose tools this host has. */
public final class InstalledLanguages {

    private InstalledLanguages() {}

    /** Asks each compiler and interpreter for its version; in the order of all languages, by code. */
    public static Map<String, String> versions() {
        Map<String, String> versions = new LinkedHashMap<>();
        for (LanguageName name : LanguageNames.known().all()) {
            version(name).ifPresent(version -> versions.put(name.code(), version));
        }
        return versions;
    }

    /** The version of a language; empty where it is not installed. */
    public static Optional<String> version(LanguageName name) {
        return switch (name.code()) {
            case "java" -> Optional.of("Java " + Runtime.version());
            case "cpp" -> gnu("g++", name);
            case "c" -> gnu("gcc", name);
            case "python3" -> python();
            default -> FileLanguages.find(name).flatMap(FileLanguages::version);
        };
    }

    private static Optional<String> gnu(String program, LanguageName name) {
        try {
            String options = GnuToolchain.options(name, name.standards().get(0));
            return Tool.run(List.of(program, "--version"))
                    .output()
                    .lines()
                    .findFirst()
                    .map(said -> said + " " + options);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static Optional<String> python() {
        try {
            return Optional.of("Python " + PythonHost.find(System.getenv()).version());
        } catch (SandboxException e) {
            return Optional.empty();
        }
    }
}
