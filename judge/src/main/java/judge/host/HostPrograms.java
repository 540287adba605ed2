package judge.host;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Programs of the host, as a shell would find them. */
public final class HostPrograms {

    private HostPrograms() {}

    /**
     * Finds a program.
     *
     * @param name a path, if there is a slash in it; otherwise it is looked for in the folders of PATH
     * @return empty where there is none that may be run
     */
    public static Optional<Path> find(Map<String, String> environment, String name) {
        if (name.contains("/")) {
            return Optional.of(Path.of(name)).filter(HostPrograms::isProgram);
        }
        String path = environment.getOrDefault("PATH", "");
        for (String folder : path.split(Pattern.quote(File.pathSeparator), -1)) {
            Path candidate = Path.of(folder.isEmpty() ? "." : folder, name);
            if (isProgram(candidate)) {
                return Optional.of(candidate);
            }
        }
        return Optional.empty();
    }

    private static boolean isProgram(Path file) {
        return Files.isExecutable(file) && Files.isRegularFile(file);
    }
}
