package judge.problem.reading;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.problem.CheckerChoice;
import judge.problem.LanguageRules;
import judge.problem.MemoryRule;
import judge.problem.ProblemType;
import judge.problem.ReferenceName;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.problem.yaml.YamlMap;
import judge.source.LanguageName;
import judge.source.LanguageNames;

/**
 * The settings in {@code judge.yaml}; the file and each of its keys may be missing.
 *
 * @param inputFile a plain file name
 * @param outputFile a plain file name
 * @param reference the solver that is built in
 * @param checker the checker that is built in
 * @param languages rules for single languages
 */
record JudgeYaml(
        Optional<String> inputFile,
        Optional<String> outputFile,
        Optional<ReferenceName> reference,
        Optional<CheckerChoice.Kind> checker,
        LanguageRules languages) {

    static final String FILE = "judge.yaml";

    static JudgeYaml read(PackageIndex index, Metadata metadata, Faults faults) {
        return index.yaml(FILE, faults)
                .map(yaml -> read(yaml, metadata, index.languages()))
                .orElseGet(() -> nothing(index.languages()));
    }

    private static JudgeYaml nothing(LanguageNames languages) {
        return new JudgeYaml(
                Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), LanguageRules.usual(languages));
    }

    private static JudgeYaml read(YamlMap yaml, Metadata metadata, LanguageNames languages) {
        JudgeYaml read = new JudgeYaml(
                fileName(yaml, "input_file"),
                fileName(yaml, "output_file"),
                yaml.choice("reference", List.of("target-sudoku", "sudoku"))
                        .map(name -> ReferenceName.valueOf(constant(name))),
                yaml.choice("checker", List.of("token", "exact", "float", "sudoku"))
                        .map(name -> CheckerChoice.Kind.valueOf(constant(name))),
                languages(yaml, languages));
        if (read.inputFile.isPresent() && read.inputFile.equals(read.outputFile)) {
            yaml.found("output_file", PackageFault.OUTPUT_FILE_IS_INPUT_FILE);
        }
        if (read.outputFile.isPresent() && !metadata.writesFiles()) {
            yaml.found("output_file", PackageFault.OUTPUT_FILE_WITHOUT_WRITING);
        }
        ProblemType type = metadata.type();
        if (type.interactive()) {
            rejectFiles(yaml);
        }
        if (type.needsValidator() && read.reference.isPresent()) {
            yaml.found("reference", PackageFault.REFERENCE_WITHOUT_INPUT);
        }
        yaml.rejectOthers();
        return read;
    }

    private static void rejectFiles(YamlMap yaml) {
        for (String key : List.of("input_file", "output_file")) {
            if (yaml.has(key)) {
                yaml.found(key, PackageFault.FILE_IN_TALK);
            }
        }
    }

    private static Optional<String> fileName(YamlMap yaml, String key) {
        Optional<String> name = yaml.text(key);
        if (name.isPresent() && !PackageIndex.isAllowed(name.get())) {
            yaml.found(key, PackageFault.FILE_NAME_NOT_PLAIN);
            return Optional.empty();
        }
        return name;
    }

    private static LanguageRules languages(YamlMap yaml, LanguageNames languages) {
        Map<String, Double> multipliers =
                new HashMap<>(LanguageRules.usual(languages).timeMultipliers());
        Map<String, String> standards = new HashMap<>();
        Map<String, String> runtimes = new HashMap<>(languages.runtimes());
        for (LanguageName language : languages.all()) {
            Optional<YamlMap> keys = yaml.map(language.code());
            keys.flatMap(map -> map.number("time_multiplier", "1", "100", ""))
                    .ifPresent(number -> multipliers.put(language.code(), number.doubleValue()));
            if (!language.standards().isEmpty()) {
                keys.flatMap(map -> map.choice(language.choiceKey(), language.standards()))
                        .ifPresent(standard -> standards.put(language.code(), standard));
            }
            keys.flatMap(map -> runtime(map, languages.runtimesOf(language)))
                    .ifPresent(other -> runtimes.put(language.code(), other));
            keys.ifPresent(YamlMap::rejectOthers);
        }
        MemoryRule memory = yaml.choice("memory", List.of("resident", "declared"))
                .map(name -> MemoryRule.valueOf(constant(name)))
                .orElse(MemoryRule.RESIDENT);
        return new LanguageRules(multipliers, standards, memory, Set.of(), runtimes);
    }

    private static Optional<String> runtime(YamlMap keys, List<LanguageName> others) {
        return others.size() < 2
                ? Optional.empty()
                : keys.choice("runtime", others.stream().map(LanguageName::code).toList());
    }

    private static String constant(String name) {
        return name.toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
