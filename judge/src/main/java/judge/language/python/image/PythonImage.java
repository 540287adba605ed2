package judge.language.python.image;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import judge.sandbox.Mount;
import judge.sandbox.run.Sandbox;

/**
 * A root folder with a Python interpreter and its standard library, the libraries that they load, the judge's own
 * scripts, and nothing else.
 *
 * @param root the folder on the host
 * @param version of the interpreter
 */
public record PythonImage(Path root, String version) {

    /** The folder under which a program is seen. */
    public static final String PROGRAM = "/program";

    static final String HOME = "python";
    static final String SCRIPTS = "judge";

    /**
     * No folder of any user's modules, no compiled files left beside the sources, UTF-8 whatever the locale. The
     * program's own folder comes first on the search path, as it does on the contestant's machine.
     */
    private static final List<String> FLAGS = List.of("-s", "-B", "-X", "utf8");

    /** The flags for the judge's own scripts: nothing but the standard library. */
    private static final List<String> CLOSED = List.of("-I", "-S", "-B", "-X", "utf8");

    /** Sets of texts have the same order every time: a program that depends on it gets the same verdict every time. */
    private static final Map<String, String> ENVIRONMENT =
            Map.of("LC_ALL", "C.UTF-8", "HOME", "/nonexistent", "PYTHONHASHSEED", "0", "ONLINE_JUDGE", "true");

    /** Returns the mount through which a command sees the image. */
    public Mount mount() {
        return new Mount(root, "/");
    }

    /** All variables of a program's environment. */
    public Map<String, String> environment() {
        return ENVIRONMENT;
    }

    /** The beginning of the command line of a contestant's program. */
    public List<String> python(Sandbox sandbox) {
        return line(sandbox, FLAGS);
    }

    /** One of the scripts in it. */
    public PlacedScript script(Script script) {
        return new PlacedScript(mount(), SCRIPTS + "/" + script.file());
    }

    /** The mounts through which a command sees the image and a script. */
    public List<Mount> mounts(PlacedScript script) {
        return Stream.of(mount(), script.mount()).distinct().toList();
    }

    /** The command line of one of the judge's scripts that no file of a contestant's is beside. */
    public List<String> closed(Sandbox sandbox, PlacedScript script) {
        List<String> line = line(sandbox, CLOSED);
        line.add(script.seen(sandbox));
        return line;
    }

    /** The command line of one of the judge's scripts that runs a contestant's program. */
    public List<String> around(Sandbox sandbox, PlacedScript script) {
        List<String> line = line(sandbox, FLAGS);
        line.add(script.seen(sandbox));
        return line;
    }

    /** Returns the things that the figures of a run depend on, as text. */
    public String fingerprint() {
        return root.getFileName() + " " + FLAGS + " " + ENVIRONMENT.get("PYTHONHASHSEED");
    }

    private List<String> line(Sandbox sandbox, List<String> flags) {
        List<String> line = new ArrayList<>(List.of(seen(sandbox) + "/" + HOME + "/bin/python3"));
        line.addAll(flags);
        return line;
    }

    private String seen(Sandbox sandbox) {
        String seen = sandbox.seenAs(mount());
        return seen.equals("/") ? "" : seen;
    }
}
