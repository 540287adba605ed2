package judge.problem;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.source.LanguageNames;

/**
 * Reads a problem package in the Kattis problem package format, version 2025-09 or the legacy one, with a {@code
 * judge.yaml} for settings of this judge.
 */
public final class PackageReader {

    private static final String FILE = "problem.yaml";

    private final PackageIndex index;
    private final PackageContent content;
    private final String id;
    private final Faults faults = new Faults();
    private final Faults omissions = new Faults();
    private boolean legacy;

    private PackageReader(Path folder, LanguageNames languages) {
        this.content = new PackageContent(folder.toAbsolutePath().normalize());
        this.index = PackageWalk.walk(folder, languages, faults);
        this.id = folder.toAbsolutePath().normalize().getFileName().toString();
    }

    /**
     * The problem in a folder.
     *
     * @throws ProblemFormatException with every fault of the package
     */
    public static Problem read(Path folder) throws ProblemFormatException {
        return read(folder, LanguageNames.BUILT_IN);
    }

    /** The same where its programs and its jury may use other languages. */
    public static Problem read(Path folder, LanguageNames languages) throws ProblemFormatException {
        if (!Files.isDirectory(folder)) {
            Faults faults = new Faults();
            faults.add(folder.toString(), "is not a folder");
            faults.throwIfAny();
        }
        PackageReader reader = new PackageReader(folder, languages);
        Problem problem = reader.read();
        reader.faults.throwIfAny();
        return problem;
    }

    /**
     * What is missing in a package that can already be used for judging: statements, input validators, the jury's
     * submissions.
     *
     * @throws ProblemFormatException when it cannot be used for judging
     */
    public static List<String> omissions(Path folder) throws ProblemFormatException {
        PackageReader reader = new PackageReader(folder, LanguageNames.BUILT_IN);
        Problem problem = reader.read();
        reader.faults.throwIfAny();
        new JuryFolder(reader.index, problem, reader.legacy, reader.omissions).read();
        return reader.omissions.list();
    }

    private Problem read() throws ProblemFormatException {
        if (!index.hasFile(FILE)) {
            faults.add(index.shown(FILE), "is missing");
        }
        Optional<Metadata> metadata = index.yaml(FILE, faults).flatMap(this::metadata);
        if (metadata.isEmpty()) {
            faults.throwIfAny();
            throw new IllegalStateException("no metadata and no fault: " + index.shown(FILE));
        }
        Problem problem = problem(metadata.get());
        checkLayout(metadata.get());
        legacy = metadata.get().legacy();
        return problem;
    }

    private Optional<Metadata> metadata(YamlMap yaml) {
        String version = yaml.has("problem_format_version")
                ? yaml.text("problem_format_version").orElse("")
                : "legacy";
        switch (version) {
            case ProblemYaml.VERSION -> {
                if (!yaml.has("uuid")) {
                    omissions.add(index.shown(FILE), "uuid is missing");
                }
                return Optional.of(new ProblemYaml(index, yaml, faults).read());
            }
            case "legacy" -> {
                return Optional.of(new LegacyProblemYaml(index, yaml, faults).read());
            }
            default -> {
                yaml.found(
                        "problem_format_version", "is not supported, only " + ProblemYaml.VERSION + " and legacy are");
                return Optional.empty();
            }
        }
    }

    private Problem problem(Metadata metadata) {
        JudgeYaml judgeYaml = JudgeYaml.read(index, metadata, faults);
        CheckerReader checkers = new CheckerReader(index, metadata, faults);
        CheckerChoice checker = checkers.choose(judgeYaml.checker());
        TestData data = metadata.legacy()
                ? new LegacyTestDataReader(index, metadata, faults).read()
                : new TestDataReader(index, metadata.scoring(), faults).read();
        checkers.checkArguments(checker, data.cases().stream());
        return new Problem(
                id,
                index.path(""),
                names(metadata),
                metadata.scoring(),
                metadata.limits().with(judgeYaml.languages().allowing(metadata.languages())),
                new Judging(checker, judgeYaml.reference(), judgeYaml.inputFile(), judgeYaml.outputFile()),
                data.with(new BeyondReader(index, faults).read()),
                content);
    }

    private Map<String, String> names(Metadata metadata) {
        Statements statements = new Statements(index, omissions);
        if (metadata.legacy()) {
            return statements.legacyNames(metadata.names(), id);
        }
        statements.check(metadata.names());
        return metadata.names();
    }

    private void checkLayout(Metadata metadata) {
        if (!id.matches("[\\p{L}\\p{N}][\\p{L}\\p{N}._-]*")) {
            faults.add(
                    index.shown(""), "must have a name of letters, digits, '.', '_' and '-' only, found \"" + id + '"');
        }
        boolean older = metadata.legacy() && index.hasFilesBelow("input_format_validators");
        if (!older && !index.hasFilesBelow("input_validators")) {
            omissions.add(index.shown("input_validators"), "has no input validator");
        }
        for (String folder : new String[] {"include/java", "include/default", "static_validator", "graders"}) {
            if (index.hasFolder(folder)) {
                faults.add(index.shown(folder), "is not supported");
            }
        }
        String version = metadata.legacy() ? "legacy" : ProblemYaml.VERSION;
        String[] others = metadata.legacy()
                ? new String[] {"statement", "output_validator"}
                : new String[] {"problem_statement", "output_validators", "input_format_validators"};
        for (String folder : others) {
            if (index.hasFolder(folder)) {
                faults.add(index.shown(folder), "is not a folder of format " + version + ", which problem.yaml names");
            }
        }
    }
}
