package judge.making;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import judge.engine.Toolchain;
import judge.problem.DataPlan;
import judge.problem.DataScript;
import judge.program.ProgramFailure;
import judge.sandbox.SandboxException;

/** Makes test data by a script of the package, in the sandbox, in an empty folder. */
public final class ScriptedData {

    private static final String DATA = "data";

    /** The time of a script: as long as the rules of {@code generators.yaml} may take together. */
    public static final Duration TIME = Duration.ofMinutes(30);

    private ScriptedData() {}

    /**
     * Makes them.
     *
     * @param time the time that the script may take
     * @param folder empty; the files go below its {@code data}
     * @throws SandboxException where the script does not end well, or leaves no test cases, with what it says
     */
    public static void make(Toolchain toolchain, DataScript script, Duration time, Path folder)
            throws IOException, SandboxException, InterruptedException {
        Path data = Files.createDirectory(folder.resolve(DATA));
        // From the folder that all lies in: scripts go up to what they share.
        int up = script.files().stream().mapToInt(ScriptedData::stepsUp).max().orElse(0);
        Path top = script.folder().resolve("../".repeat(up)).normalize();
        Map<String, Path> files = new TreeMap<>();
        for (String file : script.files()) {
            Path path = script.folder().resolve(file).normalize();
            files.put(top.relativize(path).toString(), path);
        }
        String start = top.relativize(script.folder().resolve(script.path())).toString();
        toolchain.runScript(files, start, time, (name, content) -> keep(name, content, data));
        if (!Files.isDirectory(data.resolve("secret"))) {
            throw new SandboxException(ProgramFailure.SCRIPT_LEAVES_NOTHING.of());
        }
    }

    private static int stepsUp(String file) {
        int steps = 0;
        for (Path name : Path.of(file)) {
            if (!name.toString().equals("..")) {
                break;
            }
            steps++;
        }
        return steps;
    }

    /**
     * Keeps a file that the script leaves, if it is data of a case or a file of settings; the script leaves its
     * programs and their sources, too.
     */
    private static void keep(String name, InputStream content, Path data) throws IOException {
        Path file = inData(name, data);
        boolean settings = name.endsWith("testdata.yaml") || name.endsWith("test_group.yaml");
        boolean ofCase = file.getNameCount() > data.getNameCount() + 1
                && DataPlan.ENDINGS.stream().anyMatch(name::endsWith);
        if (file.startsWith(data) && (settings || ofCase)) {
            Files.createDirectories(file.getParent());
            Files.copy(content, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static Path inData(String name, Path data) throws IOException {
        try {
            return data.resolve(name).normalize();
        } catch (InvalidPathException e) {
            throw new IOException("a file that it leaves cannot have its name here: " + name, e);
        }
    }
}
