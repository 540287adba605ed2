package judge.cli.problem;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import judge.cli.command.CharsetOption;
import judge.cli.command.CommandFailure;
import judge.cli.command.ExitStatus;
import judge.cli.command.JudgeCommand;
import judge.cli.command.ProjectFolder;
import judge.cli.command.Session;
import judge.cli.command.TexNote;
import judge.cli.command.UnpackedPackages;
import judge.foreign.ForeignException;
import judge.foreign.ForeignProblem;
import judge.foreign.ForeignProblems;
import judge.intake.PackageZip;
import judge.message.ShellWord;
import judge.workspace.Workspace;
import org.apache.commons.io.file.PathUtils;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code judge import-problem}: a problem of another judge becomes a package. */
@Command(name = "import-problem")
public final class ImportProblemCommand implements Callable<Integer> {

    private static final String ZIP = ".zip";
    /** The ending of a set of problems of HUSTOJ. */
    private static final String SET = ".xml";
    /** Names of problems that can be part of a server's addresses. */
    private static final Pattern SERVED = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,63}");

    private final JudgeCommand judge;

    @Parameters(paramLabel = "SRC", descriptionKey = "judge.import-problem.source")
    private @Nullable Path source;

    @Option(names = "--into", paramLabel = "DIR", descriptionKey = "judge.import-problem.into")
    private Path into = Path.of("imported");

    @Option(names = "--id", paramLabel = "ID", descriptionKey = "judge.import-problem.id")
    private @Nullable String id;

    @Mixin
    private CharsetOption charset = new CharsetOption();

    public ImportProblemCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws CommandFailure {
        Session session = judge.session();
        Path from = Objects.requireNonNull(source);
        if (!Files.exists(from)) {
            throw new CommandFailure("error.no-path", "path", from);
        }
        Path whole = from.toAbsolutePath().normalize();
        if (into.toAbsolutePath().normalize().startsWith(whole)) {
            throw new CommandFailure("error.import-problem-inside", "folder", into);
        }
        Path file = Objects.requireNonNull(from.toAbsolutePath().normalize().getFileName(), "a name");
        String name = file.toString();
        String lower = name.toLowerCase(Locale.ROOT);
        if (Files.isDirectory(from)) {
            take(session, read(from, () -> ForeignProblems.read(from, name, charset.given()), from));
        } else if (lower.endsWith(SET)) {
            take(session, read(file, () -> ForeignProblems.readFile(from.toAbsolutePath()), from));
        } else if (lower.endsWith(ZIP)) {
            unpacked(session, from, name.substring(0, name.length() - ZIP.length()));
        } else {
            throw new CommandFailure("error.import-problem-source", "path", from);
        }
        return ExitStatus.OK;
    }

    /** Reads what there is. */
    @FunctionalInterface
    private interface Reading {
        List<ForeignProblem> problems() throws ForeignException;
    }

    /** Imports the problems of a zip; it stays unpacked until the packages are written. */
    private void unpacked(Session session, Path zip, String name) throws CommandFailure {
        try {
            if (Files.size(zip) > PackageZip.MOST_ZIP_BYTES) {
                throw UnpackedPackages.refused(zip, "", "too_large");
            }
            Path folder = Files.createTempDirectory(Workspace.usualRoot(), "import-");
            try {
                // A single folder around all else is not kept, also where that is Hydro's testdata alone.
                Path inside = Files.createDirectory(folder.resolve("testdata"));
                UnpackedPackages.unpack(session, zip, inside, charset.given());
                boolean bare =
                        Files.exists(inside.resolve("config.yaml")) || Files.exists(inside.resolve("config.yml"));
                Path read = bare ? folder : inside;
                take(session, read(read, () -> ForeignProblems.read(read, name, charset.given()), zip));
            } finally {
                PathUtils.deleteDirectory(folder);
            }
        } catch (IOException e) {
            throw session.readFailure(zip, e);
        }
    }

    private void take(Session session, List<ForeignProblem> problems) throws CommandFailure {
        Set<String> names = names(problems);
        for (ForeignProblem problem : problems) {
            write(session, problem, Objects.requireNonNullElse(id, problem.id()));
        }
        session.out().println(session.text("import-problem.served", "problems", ProjectFolder.named("problems")));
        List<String> unserved = names.stream()
                .filter(one -> !SERVED.matcher(one).matches())
                .sorted()
                .toList();
        if (!unserved.isEmpty()) {
            session.out().println(session.text("import-problem.unserved", "names", String.join(", ", unserved)));
        }
    }

    /** The names of all problems, before anything is written. */
    private Set<String> names(List<ForeignProblem> problems) throws CommandFailure {
        @Nullable String named = id;
        if (named != null && !named.matches("[\\p{L}\\p{N}][\\p{L}\\p{N}._-]*")) {
            throw new CommandFailure("error.import-problem-id", "id", named);
        }
        if (named != null && problems.size() > 1) {
            throw new CommandFailure("error.import-problem-several", "count", problems.size());
        }
        Set<String> names = new HashSet<>();
        for (ForeignProblem problem : problems) {
            String own = Objects.requireNonNullElse(named, problem.id());
            if (!names.add(own)) {
                throw new CommandFailure("error.import-problem-same", "id", own);
            }
            if (Files.exists(into.resolve(own))) {
                throw new CommandFailure("error.exists", "file", into.resolve(own), "option", "--into");
            }
        }
        return names;
    }

    private void write(Session session, ForeignProblem problem, String name) throws CommandFailure {
        try {
            Path written = problem.write(into, name);
            session.out().println(session.text("import-problem.written", "folder", written));
            problem.remarks().forEach(remark -> session.out()
                    .println("  " + session.messages().sentence(remark)));
            TexNote.print(session, written);
            session.out().println(session.text("import-problem.next"));
            session.out()
                    .println("  " + session.services().command() + " verify " + ShellWord.quoted(written.toString()));
        } catch (FileAlreadyExistsException e) {
            throw new CommandFailure("error.exists", "file", into.resolve(name), "option", "--into");
        } catch (IOException e) {
            throw new CommandFailure("error.not-written", "file", into.resolve(name), "cause", session.cause(e));
        }
    }

    /**
     * Reads the problems. A failure names the zip, where there is one: its owner has never heard of the folder that it
     * is unpacked in.
     */
    private static List<ForeignProblem> read(Path folder, Reading reading, Path from) throws CommandFailure {
        try {
            return reading.problems();
        } catch (ForeignException e) {
            throw new CommandFailure(
                    "error.import-problem."
                            + e.why().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                    "file",
                    e.file().equals(folder.toString()) ? from.toString() : e.file(),
                    "detail",
                    e.detail());
        }
    }
}
