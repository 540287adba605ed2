package judge.problem.reading;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.problem.ProblemLimits;
import judge.problem.ProblemType;
import judge.problem.yaml.Faults;
import judge.problem.yaml.FormatVersion;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.problem.yaml.YamlMap;

/** Reads a {@code problem.yaml} of the format before 2025-09. A key with nothing behind it counts as absent there. */
final class LegacyProblemYaml {

    private static final Set<String> MATTERING =
            Set.of("type", "limits", "languages", "validation", "validator_flags", "grading", "problem_format_version");

    private final PackageIndex index;
    private final FormatVersion version;
    private final YamlMap yaml;
    private final Faults faults;

    LegacyProblemYaml(PackageIndex index, FormatVersion version, YamlMap yaml, Faults faults) {
        this.index = index;
        this.version = version;
        this.yaml = yaml.withoutEmpty();
        this.faults = faults;
    }

    Metadata read() {
        yaml.value("problem_format_version");
        LimitsReader limits = new LimitsReader(index, yaml, faults);
        TypeReader types = new TypeReader(yaml, limits);
        List<String> validation = types.validation();
        ProblemType type = types.legacyType(validation);
        ProblemLimits problem = limits.problem(limits.legacyCpuTime());
        DomjudgeIni ini = DomjudgeIni.read(index, faults);
        Map<String, String> names = names(ini);
        Metadata metadata = new Metadata(
                version,
                type,
                grading(type.scoring(), validation.contains("score")),
                names,
                problem,
                limits.inferred(),
                limits.validator(type.interactive()),
                yaml.has("validator_flags") ? yaml.words("validator_flags") : ini.checkerArguments(),
                true,
                Optional.of(TypeReader.isCustom(validation, type)),
                yaml.has("validation"),
                ProblemYaml.languages(index, yaml));
        readOtherKeys(limits);
        return metadata;
    }

    private Map<String, String> names(DomjudgeIni ini) {
        return yaml.has("name")
                ? ProblemYaml.names(yaml.mild())
                : ini.name().map(name -> Map.of("en", name)).orElse(Map.of());
    }

    private void readOtherKeys(LimitsReader limits) {
        limits.rejectOthers();
        readWhatHasNoEffect(yaml.mild());
        yaml.passOverOthers(MATTERING);
    }

    private LegacyGrading grading(boolean scoring, boolean measured) {
        if (measured && !scoring) {
            yaml.found("validation", PackageFault.SCORE_WITHOUT_SCORING);
        }
        Optional<YamlMap> grading = yaml.map("grading");
        if (grading.isPresent() && !scoring) {
            yaml.mild().found("grading", PackageFault.SCORING_ONLY);
        }
        if (grading.isEmpty() || !scoring) {
            return LegacyGrading.plain(measured);
        }
        YamlMap map = grading.get();
        boolean lowest =
                map.choice("objective", List.of("min", "max")).orElse("max").equals("min");
        LegacyGroupYaml defaults = LegacyGroupYaml.defaults().with(map);
        map.mild().oldFlag("show_test_data_groups");
        map.passOverOthers(Set.of("objective", "accept_score", "reject_score", "range", "on_reject"));
        return new LegacyGrading(measured, lowest, defaults);
    }

    private static void readWhatHasNoEffect(YamlMap yaml) {
        List.of("uuid", "author", "source", "rights_owner").forEach(yaml::text);
        yaml.textOrTexts("keywords");
        if (yaml.text("source_url").isPresent() && !yaml.has("source")) {
            yaml.found("source_url", PackageFault.URL_WITHOUT_SOURCE);
        }
        String license = yaml.choice("license", ProblemYaml.LICENSES).orElse("unknown");
        if (license.equals("public domain") && yaml.has("rights_owner")) {
            yaml.found("rights_owner", PackageFault.OWNER_OF_PUBLIC_DOMAIN);
        }
    }
}
