package judge;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import judge.report.ReportFormatException;
import judge.report.ReportJson;
import judge.report.Summary;
import judge.verdict.Verdict;
import judge.workspace.Workspace;
import org.apache.commons.io.file.PathUtils;

/** The command as people start it: the jar, on folders of its own. */
final class JudgeProcess {

    private static final Path PROBLEMS = Path.of("judge/src/test/resources/judge/problems");

    private final Path folder;
    private final Path java;
    private final Path temporary;
    private Path problems = PROBLEMS;
    private int started;

    JudgeProcess(Path folder) throws IOException {
        this(folder, ChildJvm.JAVA);
    }

    JudgeProcess(Path folder, Path java) throws IOException {
        this.folder = folder;
        this.java = java;
        temporary = Files.createTempDirectory(folder, "temporary-");
        // A judge that is root runs programs as other users, who must be able to get there.
        for (Path part = temporary; !part.equals(Workspace.usualRoot()); part = part.getParent()) {
            Files.setPosixFilePermissions(part, PosixFilePermissions.fromString("rwx--x--x"));
        }
    }

    /** Returns the folder of its temporary files, which is nobody else's; no other folder has this name. */
    Path temporary() {
        return temporary;
    }

    /** Has a copy of the problems of its own, which may be spoilt; its folder. */
    Path copyProblems() throws IOException {
        problems = folder.resolve("problems");
        PathUtils.copyDirectory(PROBLEMS, problems);
        return problems;
    }

    /** Hands in a class Main with the given members, for the problem {@code sum}. */
    void handIn(String contestant, String members) throws IOException {
        Path submission =
                Files.createDirectories(solutions().resolve(contestant).resolve("sum"));
        Files.writeString(submission.resolve("Main.java"), "public class Main { " + members + " }");
    }

    Path solutions() {
        return folder.resolve("solutions");
    }

    Path reports() {
        return folder.resolve("reports");
    }

    /**
     * Starts {@code judge grade}, which judges anew what other tests have had judged; what it prints goes to a file.
     */
    Process grade(String... options) throws IOException {
        List<String> all = new ArrayList<>(List.of(options));
        all.add("--fresh");
        return gradeWithCache(all.toArray(String[]::new));
    }

    /** The same, where results of earlier runs may be used. */
    Process gradeWithCache(String... options) throws IOException {
        List<String> all = new ArrayList<>(List.of("--solutions=" + solutions()));
        all.addAll(List.of(options));
        return start(all);
    }

    /** Starts it on what a learning platform gave, a zip. */
    Process gradeZip(Path zip) throws IOException {
        return start(List.of(zip.toString(), "--problem=sum", "--fresh"));
    }

    /** Starts {@code judge similar} on the newest run. */
    Process similar() throws IOException {
        return start("similar", List.of());
    }

    private Process start(List<String> options) throws IOException {
        return start("grade", options);
    }

    private Process start(String command, List<String> options) throws IOException {
        List<String> line = ChildJvm.java(java);
        line.addAll(List.of(
                "-Djava.io.tmpdir=" + temporary,
                "-jar",
                System.getProperty("judge.jar"),
                command,
                "--lang=en",
                "--problems=" + problems,
                "--reports=" + reports()));
        line.addAll(options);
        started++;
        return new ProcessBuilder(line)
                .redirectErrorStream(true)
                .redirectOutput(output(started).toFile())
                .start();
    }

    /** Returns the output of the most recently started judge, on both streams. */
    String said() throws IOException {
        return Files.readString(output(started));
    }

    private Path output(int number) {
        return folder.resolve("output-" + number);
    }

    /** All reports on submissions below the reports folder, each of which must be whole. */
    List<Path> wholeReports() throws IOException, ReportFormatException {
        List<Path> whole = new ArrayList<>();
        for (Path file : files()) {
            if (file.endsWith("summary.json")) {
                new ReportJson().readSummary(file);
            } else if (file.endsWith("problems.json") || file.endsWith("secrets.json")) {
                new ReportJson().readProblems(file);
            } else if (file.toString().endsWith(".json")) {
                new ReportJson().readReport(file);
                whole.add(file);
            }
        }
        return whole;
    }

    /** The states of the newest run. */
    enum State {
        NOT_BEGUN,
        CUT_SHORT,
        FINISHED
    }

    /** Returns the state of the only run. */
    State state() throws IOException {
        List<Path> runs = new ArrayList<>();
        if (Files.exists(reports())) {
            try (DirectoryStream<Path> folders = Files.newDirectoryStream(reports(), "2*Z")) {
                folders.forEach(runs::add);
            }
        }
        if (runs.isEmpty()) {
            return State.NOT_BEGUN;
        }
        Path run = runs.get(0);
        boolean finished = Files.exists(run.resolve("summary.json")) && !Files.exists(run.resolve(".unfinished"));
        return finished ? State.FINISHED : State.CUT_SHORT;
    }

    /** All files below the reports folder. */
    List<Path> files() {
        if (!Files.exists(reports())) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(reports())) {
            return files.filter(Files::isRegularFile).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Verdicts by contestant, by the summary that {@code latest} names. */
    Map<String, Verdict> verdicts() throws IOException, ReportFormatException {
        Summary summary = new ReportJson().readSummary(reports().resolve("latest/summary.json"));
        if (!summary.complete()) {
            throw new IllegalStateException("the newest run is not complete: " + summary.missing());
        }
        Map<String, Verdict> verdicts = new TreeMap<>();
        summary.submissions().forEach(row -> verdicts.put(row.contestant(), row.verdict()));
        return verdicts;
    }
}
