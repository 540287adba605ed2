package judge.language.python.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.tool.Tool;
import judge.sandbox.SandboxException;

/**
 * The Python of this host, as it says of itself.
 *
 * @param interpreter the program itself, no link to it
 * @param prefix the folder that it is installed below
 * @param library the folder of the standard library
 * @param extensions the folder of its modules in native code
 * @param version such as {@code 3.11.2}
 * @param build all of the version's text
 */
public record PythonHost(Path interpreter, Path prefix, Path library, Path extensions, String version, String build) {

    /** Older ones have other error messages, and are not maintained. */
    private static final int LEAST_MINOR = 8;

    /**
     * The usual interpreters, the distribution's first: the choice does not depend on the user who starts the judge.
     */
    private static final List<Path> USUAL = List.of(Path.of("/usr/bin/python3"), Path.of("/usr/local/bin/python3"));

    private static final String QUESTION = String.join(
            ";",
            "import os, platform, sys, sysconfig",
            "print('judge', os.path.realpath(sys.executable), sys.base_prefix, sysconfig.get_path('stdlib'),"
                    + " sysconfig.get_config_var('DESTSHARED'), platform.python_version(),"
                    + " platform.python_implementation() + ' ' + ' '.join(sys.version.split()), sep='\\t')");

    private static final Pattern VERSION = Pattern.compile("3\\.(\\d{1,3})\\..*");
    private static final int ANSWERS = 7;

    /**
     * The one that is used.
     *
     * @param environment of the judge, for its search path
     * @throws SandboxException where there is none that will do, with what is to be installed
     */
    public static PythonHost find(Map<String, String> environment) throws SandboxException {
        for (Path program : candidates(environment)) {
            Optional<PythonHost> found = Files.isExecutable(program) ? ask(program) : Optional.empty();
            if (found.isPresent()) {
                return found.get();
            }
        }
        throw new SandboxException("Python 3." + LEAST_MINOR
                + " or newer is needed to judge programs in Python, and is not here; on Debian and Ubuntu:"
                + " apt-get install python3");
    }

    private static List<Path> candidates(Map<String, String> environment) {
        List<Path> candidates = new ArrayList<>(USUAL);
        for (String folder : environment.getOrDefault("PATH", "").split(":", -1)) {
            if (folder.startsWith("/")) {
                candidates.add(Path.of(folder, "python3"));
            }
        }
        return candidates;
    }

    private static Optional<PythonHost> ask(Path program) {
        try {
            Tool.Result answer = Tool.run(List.of(program.toString(), "-I", "-S", "-c", QUESTION));
            return answer.status() == 0 ? read(answer.output()) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // It does not start: as if it were not there.
        }
    }

    static Optional<PythonHost> read(String answer) {
        return answer.lines()
                .map(line -> line.split("\t", -1))
                .filter(parts -> parts.length == ANSWERS && parts[0].equals("judge"))
                .findFirst()
                .filter(parts -> parts[6].startsWith("CPython ") && isNewEnough(parts[5]))
                .map(parts -> new PythonHost(
                        Path.of(parts[1]),
                        Path.of(parts[2]),
                        Path.of(parts[3]),
                        Path.of(parts[4]),
                        parts[5],
                        parts[6]));
    }

    private static boolean isNewEnough(String version) {
        Matcher minor = VERSION.matcher(version);
        return minor.matches() && Integer.parseInt(minor.group(1)) >= LEAST_MINOR;
    }
}
