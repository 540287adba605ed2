package judge.cli.report;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import judge.cli.command.CommandFailure;
import judge.cli.command.Session;
import judge.cli.report.SimilarInputs.Task;
import judge.host.HostPrograms;
import judge.message.Visible;
import judge.similar.Work;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.workspace.Workspace;

/** Hands submissions to JPlag, if it is installed, by its command line of versions 5 and 6. */
final class JPlag {

    private static final String NAME = "jplag";
    private static final String BASE = "base-code";

    /** JPlag only reads what it is given; but names from strangers are no paths. */
    private static final Pattern UNSAFE = Pattern.compile("[\\p{Cntrl}/\\\\:*?\"<>|]|^[.~-]");

    private final Session session;
    private final List<String> program;

    /**
     * JPlag on this machine.
     *
     * @param jar its path; empty for the command on the PATH
     */
    JPlag(Session session, String jar) throws CommandFailure {
        this.session = session;
        program = jar.isEmpty() ? List.of(onPath()) : fromJar(Path.of(jar));
    }

    private String onPath() throws CommandFailure {
        return HostPrograms.find(session.terminal().environment(), NAME)
                .orElseThrow(() -> new CommandFailure("error.no-jplag"))
                .toString();
    }

    private static List<String> fromJar(Path jar) throws CommandFailure {
        if (!Files.isRegularFile(jar)) {
            throw new CommandFailure("error.no-path", "path", jar);
        }
        return jar.toString().endsWith(".jar")
                ? List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar", jar.toString())
                : List.of(jar.toAbsolutePath().toString());
    }

    /**
     * Has the submissions of a task compared.
     *
     * @param result the path that JPlag writes to; it adds an ending of its own
     */
    void compare(Task task, Path result) throws CommandFailure, InterruptedException {
        Map<String, List<Work>> works = new TreeMap<>();
        for (Work work : task.works()) {
            works.computeIfAbsent(language(work), any -> new ArrayList<>()).add(work);
        }
        try {
            try (Workspace workspace = Workspace.open(Workspace.usualRoot())) {
                for (Map.Entry<String, List<Work>> one : works.entrySet()) {
                    List<Work> given = task.baseCode().stream()
                            .filter(work -> language(work).equals(one.getKey()))
                            .toList();
                    Path own = works.size() == 1
                            ? result
                            : result.resolveSibling(result.getFileName() + "-" + one.getKey());
                    Path folder = workspace.newFolder("jplag");
                    run(command(one.getKey(), one.getValue(), given, folder, own));
                    session.out().println(session.text("similar.jplag", "problem", task.problem(), "file", own));
                }
            }
        } catch (IOException e) {
            throw new CommandFailure("error.jplag", "cause", String.valueOf(e.getMessage()));
        }
    }

    /** JPlag calls languages as we do. */
    private static String language(Work work) {
        return LanguageNames.known()
                .of(work.sources().keySet())
                .orElse(LanguageName.JAVA)
                .code();
    }

    private List<String> command(String language, List<Work> works, List<Work> given, Path folder, Path result)
            throws IOException {
        Path root = Files.createDirectory(folder.resolve("submissions"));
        int number = 0;
        for (Work work : works) {
            write(work, root.resolve(String.format("%03d-%s", ++number, safe(work.name()))));
        }
        Path base = Files.createDirectory(folder.resolve(BASE));
        number = 0;
        for (Work one : given) {
            write(one, base.resolve(String.valueOf(++number)));
        }
        List<String> command = new ArrayList<>(program);
        // RUN: by default newer versions open a browser and wait.
        command.addAll(
                List.of("-M", "RUN", "-l", language, "-r", result.toString(), "-bc", base.toString(), root.toString()));
        return command;
    }

    private static void write(Work work, Path folder) throws IOException {
        Files.createDirectories(folder);
        int number = 0;
        for (Map.Entry<String, String> source : work.sources().entrySet()) {
            String name = source.getKey().substring(source.getKey().lastIndexOf('/') + 1);
            Path file = folder.resolve(safe(name));
            Files.writeString(
                    Files.exists(file) ? folder.resolve(++number + "-" + safe(name)) : file, source.getValue());
        }
    }

    private static String safe(String name) {
        String cut = name.length() > 60 ? name.substring(name.length() - 60) : name;
        return UNSAFE.matcher(cut).replaceAll("_");
    }

    private void run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try {
            process.getOutputStream().close();
            try (BufferedReader said =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
                for (String line = said.readLine(); line != null; line = said.readLine()) {
                    session.out().println("  " + Visible.of(line));
                }
            }
            int status = process.waitFor();
            if (status != 0) {
                throw new IOException("exit status " + status);
            }
        } finally {
            process.destroy();
        }
    }
}
