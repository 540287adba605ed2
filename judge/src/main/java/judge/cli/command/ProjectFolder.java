package judge.cli.command;

import java.nio.file.Path;

/**
 * The folders that the commands use unless they are told otherwise: those of the project that {@code runner.sh} belongs
 * to, wherever it is called from.
 */
public final class ProjectFolder {

    /** Set by {@code runner.sh}; without it the project is where the judge is called. */
    private static final String HOME = "judge.home";

    private ProjectFolder() {}

    public static Path named(String name) {
        Path here = Path.of("").toAbsolutePath();
        Path home = Path.of(System.getProperty(HOME, "")).toAbsolutePath().normalize();
        return home.equals(here) ? Path.of(name) : home.resolve(name);
    }
}
