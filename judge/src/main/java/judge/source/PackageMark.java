package judge.source;

import java.nio.file.Files;
import java.nio.file.Path;

/** The files by which a folder is known to hold a problem package. */
public final class PackageMark {

    /** What every package of the format has. */
    public static final String YAML = "problem.yaml";

    /** What DOMjudge puts beside it, and takes for a package without it, too. */
    public static final String DOMJUDGE = "domjudge-problem.ini";

    private PackageMark() {}

    /** Whether a file's name is one of them. */
    public static boolean is(String name) {
        return name.equals(YAML) || name.equals(DOMJUDGE);
    }

    /** Whether one of them lies in a folder. */
    public static boolean isIn(Path folder) {
        return Files.isRegularFile(folder.resolve(YAML)) || Files.isRegularFile(folder.resolve(DOMJUDGE));
    }
}
