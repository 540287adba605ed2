package judge.host;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** The program that makes pages of statements in TeX. */
public final class TexTool {

    /** Its name, which is also that of the package to install. */
    public static final String NAME = "pandoc";

    /** The command that installs it. */
    public static final String MEND = "apt-get install pandoc";

    private TexTool() {}

    /** The program's file; empty where it is not installed. */
    public static Optional<Path> find(Map<String, String> environment) {
        return HostPrograms.find(environment, NAME);
    }
}
