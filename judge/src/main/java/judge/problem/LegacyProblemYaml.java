package judge.problem;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads a {@code problem.yaml} of the format before 2025-09. A key with nothing behind it counts as absent there. */
final class LegacyProblemYaml {

    private final PackageIndex index;
    private final YamlMap yaml;
    private final Faults faults;

    LegacyProblemYaml(PackageIndex index, YamlMap yaml, Faults faults) {
        this.index = index;
        this.yaml = yaml.withoutEmpty();
        this.faults = faults;
    }

    Metadata read() {
        yaml.value("problem_format_version");
        boolean scoring = yaml.choice("type", List.of("pass-fail", "scoring"))
                .orElse("pass-fail")
                .equals("scoring");
        LimitsReader limits = new LimitsReader(index, yaml, faults);
        Metadata metadata = new Metadata(
                true,
                scoring,
                yaml.text("name").map(name -> Map.of("en", name)).orElse(Map.of()),
                limits.problem(limits.legacyCpuTime()),
                limits.validator(),
                yaml.words("validator_flags"),
                true,
                Optional.of(customValidator()),
                Set.of());
        limits.rejectOthers();
        grading(scoring);
        readWhatHasNoEffect();
        yaml.rejectOthers();
        return metadata;
    }

    private boolean customValidator() {
        List<String> validation = yaml.has("validation") ? yaml.words("validation") : List.of("default");
        if (validation.equals(List.of("default")) || validation.isEmpty()) {
            return false;
        }
        if (!validation.get(0).equals("custom")) {
            yaml.wrong("validation", "default or custom");
            return false;
        }
        for (String mode : validation.subList(1, validation.size())) {
            yaml.fault("validation", "asks for " + mode + ", which is not supported: only default and custom are");
        }
        return true;
    }

    private void grading(boolean scoring) {
        Optional<YamlMap> grading = yaml.map("grading");
        if (grading.isPresent() && !scoring) {
            yaml.found("grading", "is for scoring problems only");
        }
        grading.ifPresent(map -> {
            if (map.choice("objective", List.of("min", "max")).orElse("max").equals("min")) {
                map.found("objective", "is not supported: the best score is the highest");
            }
            map.flag("show_test_data_groups");
            map.rejectOthers();
        });
    }

    private void readWhatHasNoEffect() {
        List.of("uuid", "author", "source", "rights_owner", "keywords").forEach(yaml::text);
        if (yaml.text("source_url").isPresent() && !yaml.has("source")) {
            yaml.found("source_url", "must not be given without a source");
        }
        String license = yaml.choice("license", ProblemYaml.LICENSES).orElse("unknown");
        if (license.equals("public domain") && yaml.has("rights_owner")) {
            yaml.found("rights_owner", "must not be given with the license public domain");
        }
    }
}
