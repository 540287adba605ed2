package judge.problem.reading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.problem.CheckerChoice;
import judge.problem.DataMaker;
import judge.problem.GradingTree;
import judge.problem.Judging;
import judge.problem.PackageContent;
import judge.problem.PackagePrograms;
import judge.problem.PackageWalk;
import judge.problem.Problem;
import judge.problem.ProblemLimits;
import judge.problem.TestData;
import judge.problem.TimeLimitRule;
import judge.problem.jury.JuryReader;
import judge.problem.making.DataCompletion;
import judge.problem.question.Questions;
import judge.problem.yaml.Constants;
import judge.problem.yaml.Faults;
import judge.problem.yaml.FormatVersion;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.problem.yaml.ProblemFormatException;
import judge.problem.yaml.YamlMap;
import judge.problem.yaml.YamlReader;
import judge.reason.Fault;
import judge.source.LanguageNames;
import judge.source.PackageMark;

/**
 * Reads a problem package in the Kattis problem package format, version 2025-09 or the legacy one, with a {@code
 * judge.yaml} for settings of this judge.
 */
public final class PackageReader {

    /** Makes no data: a package that brings none is one without test cases. */
    public static final DataMaker NO_MAKER = plan -> {
        throw new ProblemFormatException(List.of(Fault.at(plan.place(), PackageFault.DATA_NOT_MADE_HERE)));
    };

    private static final String FILE = PackageMark.YAML;

    private final PackageIndex index;
    private final DataMaker maker;
    private final String id;
    private final Faults faults = new Faults();
    private PackageContent content;

    private PackageReader(Path folder, LanguageNames languages, DataMaker maker) {
        this.maker = maker;
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
        return read(folder, LanguageNames.known());
    }

    /**
     * The same with somebody who makes the data that the package does not bring.
     *
     * @throws ProblemFormatException also where they cannot be made
     */
    public static Problem read(Path folder, DataMaker maker) throws ProblemFormatException {
        return read(folder, LanguageNames.known(), maker);
    }

    /** The same where its programs and its jury may use other languages. */
    public static Problem read(Path folder, LanguageNames languages) throws ProblemFormatException {
        return read(folder, languages, NO_MAKER);
    }

    private static Problem read(Path folder, LanguageNames languages, DataMaker maker) throws ProblemFormatException {
        if (!Files.isDirectory(folder)) {
            Faults faults = new Faults();
            faults.add(folder.toString(), PackageFault.NOT_A_FOLDER);
            faults.throwIfAny();
        }
        PackageReader reader = new PackageReader(folder, languages, maker);
        Problem problem = reader.read();
        reader.faults.throwIfAny();
        return problem;
    }

    /**
     * The remarks on a package that can be used for judging.
     *
     * @param omissions things that it needs to be whole: input validators, the jury's submissions
     * @param warnings other things that are not as the format wants them; no verdict depends on them
     */
    public record Remarks(List<Fault> omissions, List<Fault> warnings) {

        public Remarks {
            omissions = List.copyOf(omissions);
            warnings = List.copyOf(warnings);
        }
    }

    /**
     * Returns the things that a package lacks that can already be used for judging.
     *
     * @throws ProblemFormatException when the package cannot be used for judging
     */
    public static Remarks remarks(Path folder) throws ProblemFormatException {
        return remarks(folder, NO_MAKER);
    }

    /** The same of a problem that was read, with the data that were made for it. */
    public static Remarks remarks(Problem read) throws ProblemFormatException {
        return remarks(
                read.folder(), read.content().made().map(DataMaker::known).orElse(NO_MAKER));
    }

    private static Remarks remarks(Path folder, DataMaker maker) throws ProblemFormatException {
        PackageReader reader = new PackageReader(folder, LanguageNames.known(), maker);
        Problem problem = reader.read();
        reader.faults.throwIfAny();
        Faults omissions = reader.faults.omissions();
        if (!problem.type().questions() && !PackagePrograms.hasInputValidator(problem)) {
            omissions.add(reader.index.shown("input_validators"), PackageFault.INPUT_VALIDATOR_MISSING);
        }
        JuryReader.read(reader.index, problem, omissions);
        List<Fault> warnings = new ArrayList<>(reader.faults.warnings().list());
        warnings.addAll(omissions.warnings().list());
        List<Fault> missing = new ArrayList<>(omissions.list());
        missing.addAll(omissions.omissions().list());
        return new Remarks(missing, warnings);
    }

    /**
     * Tells whether answers are handed in to the problem in a folder, as far as its {@code problem.yaml} can be read.
     */
    static boolean takesAnswers(Path folder) {
        Path file = folder.resolve(FILE);
        try {
            if (!Files.readString(file).contains(TypeReader.SUBMIT_ANSWER)) {
                return false;
            }
        } catch (IOException e) {
            return false;
        }
        return YamlReader.read(file, FILE, Constants.NONE, new Faults())
                .filter(TypeReader::takesAnswers)
                .isPresent();
    }

    private Problem read() throws ProblemFormatException {
        if (index.isCut()) {
            faults.throwIfAny();
        }
        Optional<Metadata> metadata = index.problemYaml(faults).flatMap(this::metadata);
        if (metadata.isEmpty()) {
            faults.throwIfAny();
            throw new IllegalStateException("no metadata and no fault: " + index.shown(FILE));
        }
        Problem problem = index.hasFile(Questions.FILE)
                ? QuestionCases.problem(id, names(metadata.get()), index, metadata.get(), content, faults)
                : problem(metadata.get());
        boolean hasGrader =
                problem.data().grading().flatMap(GradingTree::grader).isPresent();
        new PackageLayout(index, metadata.get(), faults).check(id, hasGrader);
        return problem;
    }

    private Optional<Metadata> metadata(YamlMap yaml) {
        Optional<FormatVersion> version = FormatVersion.in(yaml);
        if (version.isEmpty()) {
            yaml.found(FormatVersion.KEY, PackageFault.FORMAT_VERSION_UNKNOWN, FormatVersion.known());
            return Optional.empty();
        }
        if (version.get().isLegacy()) {
            return Optional.of(new LegacyProblemYaml(index, version.get(), yaml, faults).read());
        }
        if (!yaml.has("uuid")) {
            faults.warnings().add(index.shown(FILE), PackageFault.UUID_MISSING);
        }
        return Optional.of(new ProblemYaml(index, version.get(), yaml, faults).read());
    }

    private Problem problem(Metadata metadata) throws ProblemFormatException {
        JudgeYaml judgeYaml = JudgeYaml.read(index, metadata, faults);
        completeData(metadata);
        CheckerReader checkers = new CheckerReader(index, metadata, faults);
        CheckerChoice checker = checkers.choose(judgeYaml.checker());
        TestData data = hasLegacyData(metadata)
                ? new LegacyTestDataReader(index, metadata, faults).read()
                : new TestDataReader(index, metadata.scoring(), faults).read();
        checkers.checkArguments(checker, data.cases().stream());
        ProblemLimits limits = metadata.limits(data).with(judgeYaml.languages().allowing(metadata.languages()));
        Optional<TimeLimitRule> inferred = metadata.type().submitAnswer() ? Optional.empty() : metadata.inferred();
        return new Problem(
                id,
                index.path(""),
                names(metadata),
                metadata.type(),
                limits,
                inferred,
                new Judging(checker, judgeYaml.reference(), judgeYaml.inputFile(), judgeYaml.outputFile()),
                data.with(new BeyondReader(index, faults).read()),
                ExtrasReader.read(index, limits.codeBytes(), faults)
                        .with(StaticCases.validator(index, metadata, data, faults)),
                inferred.isPresent() ? content.withJury() : content);
    }

    /** Adds the data that are made. If they cannot be made, missing data are no further fault. */
    private void completeData(Metadata metadata) throws ProblemFormatException {
        int before = faults.list().size();
        new DataCompletion(index, metadata.type(), index.constants().values(), faults)
                .made(maker)
                .ifPresent(folder -> content = content.with(folder));
        if (faults.list().size() > before) {
            faults.throwIfAny();
        }
    }

    /** The draft has had both layouts of test data. */
    private boolean hasLegacyData(Metadata metadata) {
        boolean older =
                !index.filesBelow("data", "/" + PackageIndex.OLDER_GROUP).isEmpty();
        return metadata.legacy() || (metadata.version() == FormatVersion.DRAFT && older);
    }

    private Map<String, String> names(Metadata metadata) {
        Statements statements = new Statements(index, metadata.version(), faults.warnings());
        return statements.titles(metadata.names(), id);
    }
}
