package judge.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import judge.message.DisplayLanguage;
import judge.message.English;
import judge.message.Messages;
import judge.problem.jury.Jury;
import judge.problem.jury.JuryReader;
import judge.problem.reading.PackageReader;
import judge.problem.yaml.ProblemFormatException;
import judge.reason.Fault;

/** Builds problem packages for tests, file by file. */
public final class PackageFolder {

    public static final String PROBLEM_YAML =
            """
            problem_format_version: 2025-09
            name: Sum
            uuid: 5d3f8b8e-0c4e-4f0e-9a55-2f6f0b7c6a11
            limits:
              time_limit: 2
            """;

    public static final String SCORING_YAML = PROBLEM_YAML + "type: scoring\n";

    private final Path folder;

    private PackageFolder(Path folder) {
        this.folder = folder;
    }

    /** The smallest sound package of format 2025-09, in a folder {@code sum}. */
    public static PackageFolder sound(Path parent) {
        return new PackageFolder(parent.resolve("sum"))
                .write("problem.yaml", PROBLEM_YAML)
                .write("statement/problem.en.md", "Add two numbers.\n")
                .write("input_validators/Validate.java", "class Validate {}\n")
                .write("submissions/accepted/Sum.java", "class Sum {}\n")
                .testCase("secret/1");
    }

    /** The smallest sound legacy package. */
    public static PackageFolder legacy(Path parent) {
        return new PackageFolder(parent.resolve("sum"))
                .write("problem.yaml", "name: Sum\n")
                .write(".timelimit", "2\n")
                .write("problem_statement/problem.tex", "\\problemname{Sum}\n")
                .write("input_validators/Validate.java", "class Validate {}\n")
                .write("submissions/accepted/Sum.java", "class Sum {}\n")
                .testCase("secret/1");
    }

    public PackageFolder write(String path, String text) {
        return write(path, text.getBytes(StandardCharsets.UTF_8));
    }

    public PackageFolder write(String path, byte[] content) {
        try {
            Path file = folder.resolve(path);
            Files.createDirectories(file.getParent());
            Files.write(file, content);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public PackageFolder testCase(String name) {
        return write("data/" + name + ".in", "1 2\n").write("data/" + name + ".ans", "3\n");
    }

    public PackageFolder link(String path, Path target) {
        try {
            Files.createDirectories(folder.resolve(path).getParent());
            Files.createSymbolicLink(folder.resolve(path), target);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public PackageFolder delete(String path) {
        try {
            Files.delete(folder.resolve(path));
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Path folder() {
        return folder;
    }

    public Problem read() throws ProblemFormatException {
        return PackageReader.read(folder);
    }

    public Jury jury() throws ProblemFormatException {
        return JuryReader.read(read());
    }

    /** The faults of the package, without the path that leads to it; none where it is sound. */
    public List<String> faults() {
        List<Fault> found = new ArrayList<>();
        ProblemFormatException e = catchThrowableOfType(
                ProblemFormatException.class,
                () -> found.addAll(PackageReader.remarks(folder).omissions()));
        return withoutFolder(e == null ? found : e.faults());
    }

    /** Returns the warnings: no verdict depends on them, and the package can be judged with. */
    public List<String> warnings() {
        try {
            return withoutFolder(PackageReader.remarks(folder).warnings());
        } catch (ProblemFormatException e) {
            throw new AssertionError(e);
        }
    }

    /** The faults, or where it has none the warnings. */
    public List<String> findings() {
        List<String> faults = faults();
        return faults.isEmpty() ? warnings() : faults;
    }

    private List<String> withoutFolder(List<Fault> faults) {
        Messages chinese = Messages.in(DisplayLanguage.ZH);
        assertThat(faults).allSatisfy(fault -> assertThat(chinese.sentence(fault))
                .as("in Chinese: %s", fault)
                .matches("(?s).*\\p{IsHan}.*"));
        return English.of(faults).stream()
                .map(fault -> fault.replace(folder + "/", "").replace(folder.toString(), "."))
                .toList();
    }

    /** The smallest package that can be used for judging. */
    public static void bare(Path folder) {
        PackageFolder bare = new PackageFolder(folder);
        bare.write("problem.yaml", PROBLEM_YAML.replaceAll("uuid: .*\n", ""));
        bare.write("data/secret/1.in", "1 2\n").write("data/secret/1.ans", "3\n");
    }
}
