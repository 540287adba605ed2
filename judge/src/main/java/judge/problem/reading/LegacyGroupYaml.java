package judge.problem.reading;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import judge.problem.GraderFlags;
import judge.problem.ValidatorArguments;
import judge.problem.yaml.Faults;
import judge.problem.yaml.FormatVersion;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.problem.yaml.Yaml;
import judge.problem.yaml.YamlMap;

/**
 * The settings that a folder of a legacy package inherits and has in its own {@code testdata.yaml}.
 *
 * @param breaks whether judging stops at the first rejection
 * @param acceptScore points of an accepted case
 * @param rejectScore points of a rejected case
 * @param range of scores
 * @param custom whether the package's own grader decides
 * @param graderFlags modes of the default grader
 * @param checkerArguments given to the checker
 * @param inputValidatorArguments given to input validators
 */
record LegacyGroupYaml(
        boolean breaks,
        double acceptScore,
        double rejectScore,
        Range range,
        boolean custom,
        GraderFlags graderFlags,
        List<String> checkerArguments,
        ValidatorArguments inputValidatorArguments) {

    private static final String LEAST = "-1000000000";
    private static final String MOST = "1000000000";

    LegacyGroupYaml {
        checkerArguments = List.copyOf(checkerArguments);
    }

    /** The defaults where no file says otherwise. */
    static LegacyGroupYaml defaults() {
        return new LegacyGroupYaml(
                true, 1, 0, Range.ANY, false, new GraderFlags(List.of()), List.of(), ValidatorArguments.NONE);
    }

    /**
     * Bounds of a score, both possible; infinite where there are none.
     *
     * @param least the lowest
     * @param most the highest
     */
    record Range(double least, double most) {

        static final Range ANY = new Range(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /** The settings of a folder: its own file's, else these. */
    LegacyGroupYaml in(PackageIndex index, String folder, FormatVersion version, boolean scoring, Faults faults) {
        Optional<YamlMap> yaml = index.yaml(PackageIndex.join(folder, PackageIndex.OLDER_GROUP), faults);
        LegacyGroupYaml inherited = folder.equals("data") ? this : withFlags(graderFlags.inherited());
        return yaml.map(keys -> inherited
                        .without(keys, version)
                        .read(keys.withoutEmpty(), version, scoring, folder.equals("data")))
                .orElse(inherited);
    }

    /** The same without the arguments and flags in whose place the keys have nothing. */
    private LegacyGroupYaml without(YamlMap keys, FormatVersion version) {
        String ending = version == FormatVersion.DRAFT ? "args" : "flags";
        return new LegacyGroupYaml(
                breaks,
                acceptScore,
                rejectScore,
                range,
                custom,
                isEmpty(keys, "grader_flags") ? new GraderFlags(List.of()) : graderFlags,
                isEmpty(keys, "output_validator_flags") || isEmpty(keys, "output_validator_" + ending)
                        ? List.of()
                        : checkerArguments,
                isEmpty(keys, "input_validator_flags") || isEmpty(keys, "input_validator_" + ending)
                        ? ValidatorArguments.NONE
                        : inputValidatorArguments);
    }

    private static boolean isEmpty(YamlMap keys, String key) {
        return keys.value(key).filter(value -> value.is(Yaml.Kind.EMPTY)).isPresent();
    }

    private LegacyGroupYaml withFlags(GraderFlags flags) {
        return new LegacyGroupYaml(
                breaks, acceptScore, rejectScore, range, custom, flags, checkerArguments, inputValidatorArguments);
    }

    /** The settings that {@code grading} in {@code problem.yaml} gives, as the oldest packages do. */
    LegacyGroupYaml with(YamlMap grading) {
        return new LegacyGroupYaml(
                grading.choice("on_reject", List.of("first_error", "worst_error", "grade"))
                        .map(word -> !word.equals("grade"))
                        .orElse(breaks),
                points(grading, "accept_score", acceptScore),
                points(grading, "reject_score", rejectScore),
                grading.has("range") ? range(grading) : range,
                custom,
                graderFlags,
                checkerArguments,
                inputValidatorArguments);
    }

    private LegacyGroupYaml read(YamlMap keys, FormatVersion version, boolean scoring, boolean root) {
        if (!scoring) {
            Stream.of("accept_score", "reject_score", "range")
                    .filter(keys::has)
                    .forEach(key -> keys.found(key, PackageFault.TYPE_NOT_SCORING));
        }
        boolean graded = keys.choice("grading", List.of("default", "custom"))
                .map("custom"::equals)
                .orElse(custom);
        LegacyGroupYaml read = new LegacyGroupYaml(
                keys.choice("on_reject", List.of("break", "continue"))
                        .map("break"::equals)
                        .orElse(breaks),
                points(keys, "accept_score", acceptScore),
                points(keys, "reject_score", rejectScore),
                keys.has("range") ? range(keys) : range,
                graded,
                keys.has("grader_flags") ? graderFlags(keys, graded, root) : graderFlags,
                keys.has("output_validator_flags") ? checkerFlags(keys) : checkerArguments,
                keys.has("input_validator_flags") ? inputValidatorFlags(keys) : inputValidatorArguments);
        LegacyGroupYaml all = version == FormatVersion.DRAFT ? read.withArguments(keys) : read;
        keys.rejectOthers();
        return all;
    }

    /**
     * Reads the arguments. In the draft, flags have got the name that they have in 2025-09 before they became lists.
     */
    private LegacyGroupYaml withArguments(YamlMap keys) {
        return new LegacyGroupYaml(
                breaks,
                acceptScore,
                rejectScore,
                range,
                custom,
                graderFlags,
                keys.has("output_validator_args") ? wordsOrList(keys, "output_validator_args") : checkerArguments,
                keys.has("input_validator_args")
                        ? inputValidatorArguments(keys, "input_validator_args")
                        : inputValidatorArguments);
    }

    private static ValidatorArguments inputValidatorArguments(YamlMap keys, String key) {
        if (!(keys.value(key).orElse(null) instanceof Yaml.Keys)) {
            return ValidatorArguments.of(wordsOrList(keys, key));
        }
        Map<String, List<String>> byName = new LinkedHashMap<>();
        keys.map(key).map(YamlMap::withoutEmpty).ifPresent(named -> named.keys()
                .forEach(name -> byName.put(name, wordsOrList(named, name))));
        return new ValidatorArguments(List.of(), byName);
    }

    private static List<String> wordsOrList(YamlMap keys, String key) {
        return keys.value(key).orElse(null) instanceof Yaml.Items ? keys.arguments(key) : keys.words(key);
    }

    private static double points(YamlMap keys, String key, double otherwise) {
        return keys.number(key, LEAST, MOST, "points")
                .map(BigDecimal::doubleValue)
                .orElse(otherwise);
    }

    private static GraderFlags graderFlags(YamlMap keys, boolean custom, boolean root) {
        List<String> flags = keys.words("grader_flags");
        for (String flag : flags) {
            if (!custom && !GraderFlags.isKnown(flag)) {
                keys.found("grader_flags", PackageFault.GRADER_FLAG_UNKNOWN, flag);
            } else if (flag.equals("ignore_sample") && !root) {
                keys.found("grader_flags", PackageFault.IGNORE_SAMPLE_ELSEWHERE);
            }
        }
        return new GraderFlags(flags);
    }

    private static Range range(YamlMap keys) {
        List<String> ends = keys.words("range");
        if (ends.isEmpty()) {
            return Range.ANY;
        }
        Optional<Double> least = ends.size() == 2 ? end(ends.get(0)) : Optional.empty();
        Optional<Double> most = ends.size() == 2 ? end(ends.get(1)) : Optional.empty();
        if (least.isEmpty() || most.isEmpty() || least.get() > most.get()) {
            keys.found("range", PackageFault.RANGE_MALFORMED);
            return Range.ANY;
        }
        return new Range(least.get(), most.get());
    }

    private static Optional<Double> end(String end) {
        return switch (end) {
            case "-inf" -> Optional.of(Double.NEGATIVE_INFINITY);
            case "inf", "+inf" -> Optional.of(Double.POSITIVE_INFINITY);
            default -> YamlMap.decimal(end).map(BigDecimal::doubleValue);
        };
    }

    /** Flags as a text, or as a map with a validator's name and its flags. */
    private static List<String> checkerFlags(YamlMap keys) {
        return named(keys, "output_validator_flags")
                .map(Named::flags)
                .orElseGet(() -> keys.words("output_validator_flags"));
    }

    private static ValidatorArguments inputValidatorFlags(YamlMap keys) {
        String key = "input_validator_flags";
        boolean byName = keys.value(key).orElse(null) instanceof Yaml.Keys map
                && !map.values().isEmpty()
                && map.get("name").or(() -> map.get("flags")).isEmpty();
        if (byName) {
            return inputValidatorArguments(keys, key);
        }
        return named(keys, key)
                .filter(flags -> !flags.name().isEmpty())
                .map(flags -> new ValidatorArguments(List.of(), Map.of(flags.name(), flags.flags())))
                .orElseGet(() ->
                        ValidatorArguments.of(named(keys, key).map(Named::flags).orElseGet(() -> keys.words(key))));
    }

    /** The arguments for the validator of a name. */
    private record Named(String name, List<String> flags) {}

    private static Optional<Named> named(YamlMap keys, String key) {
        if (!(keys.value(key).orElse(null) instanceof Yaml.Keys)) {
            return Optional.empty();
        }
        return keys.map(key).map(YamlMap::withoutEmpty).map(map -> {
            Named named = new Named(map.text("name").orElse(""), map.words("flags"));
            map.rejectOthers();
            return named;
        });
    }
}
