package judge.problem;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What {@code judge.yaml} says; the file and each of its keys may be missing.
 *
 * @param inputFile a plain file name
 * @param outputFile a plain file name
 * @param reference the solver that is built in
 * @param checker the checker that is built in
 * @param timeMultiplier for Java, 1 or more
 */
record JudgeYaml(
        Optional<String> inputFile,
        Optional<String> outputFile,
        Optional<ReferenceName> reference,
        Optional<CheckerChoice.Kind> checker,
        double timeMultiplier) {

    static final String FILE = "judge.yaml";

    private static final JudgeYaml NOTHING =
            new JudgeYaml(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), 1.0);

    static JudgeYaml read(PackageIndex index, Metadata metadata, Faults faults) {
        return index.yaml(FILE, faults).map(yaml -> read(yaml, metadata)).orElse(NOTHING);
    }

    private static JudgeYaml read(YamlMap yaml, Metadata metadata) {
        JudgeYaml read = new JudgeYaml(
                fileName(yaml, "input_file"),
                fileName(yaml, "output_file"),
                yaml.choice("reference", List.of("target-sudoku", "sudoku"))
                        .map(name -> ReferenceName.valueOf(constant(name))),
                yaml.choice("checker", List.of("token", "exact", "float", "sudoku"))
                        .map(name -> CheckerChoice.Kind.valueOf(constant(name))),
                timeMultiplier(yaml));
        if (read.inputFile.isPresent() && read.inputFile.equals(read.outputFile)) {
            yaml.found("output_file", "must differ from input_file");
        }
        if (read.outputFile.isPresent() && !metadata.writesFiles()) {
            yaml.found("output_file", "needs allow_file_writing: true in problem.yaml");
        }
        yaml.rejectOthers();
        return read;
    }

    private static Optional<String> fileName(YamlMap yaml, String key) {
        Optional<String> name = yaml.text(key);
        if (name.isPresent() && !PackageIndex.isAllowed(name.get())) {
            yaml.wrong(key, "a plain file name of letters, digits, '_', '.' and '-'");
            return Optional.empty();
        }
        return name;
    }

    private static double timeMultiplier(YamlMap yaml) {
        Optional<YamlMap> java = yaml.map("java");
        double multiplier = java.flatMap(map -> map.number("time_multiplier", "1", "100", ""))
                .map(Number::doubleValue)
                .orElse(1.0);
        java.ifPresent(YamlMap::rejectOthers);
        return multiplier;
    }

    private static String constant(String name) {
        return name.toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
