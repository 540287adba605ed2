package judge.source;

import java.nio.file.Files;
import java.nio.file.Path;

/** The files by which a folder is known to hold a problem package. */
public final class PackageMark {

    /** The file that every package of the format has. */
    public static final String YAML = "problem.yaml";

    /** The file that DOMjudge puts beside it; a folder with this file alone is also taken for a package. */
    public static final String DOMJUDGE = "domjudge-problem.ini";

    private PackageMark() {}

    /** Tells whether a file's name is one of the marks. */
    public static boolean is(String name) {
        return name.equals(YAML) || name.equals(DOMJUDGE);
    }

    /** Tells whether one of the marks lies in a folder. */
    public static boolean isIn(Path folder) {
        return Files.isRegularFile(folder.resolve(YAML)) || Files.isRegularFile(folder.resolve(DOMJUDGE));
    }
}
