package judge.problem;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a folder of a legacy package inherits and says in its own {@code testdata.yaml}.
 *
 * @param breaks whether judging stops at the first rejection
 * @param acceptScore points of an accepted case
 * @param most the upper end of the range of scores
 * @param graderFlags modes of the default grader
 * @param checkerArguments given to the checker
 * @param inputValidatorArguments given to input validators
 */
record LegacyGroupYaml(
        boolean breaks,
        BigDecimal acceptScore,
        Optional<BigDecimal> most,
        Set<String> graderFlags,
        List<String> checkerArguments,
        List<String> inputValidatorArguments) {

    static final String FILE = "testdata.yaml";

    private static final String LEAST = "0";
    private static final String MOST = "1000000000";

    private static final Set<String> KNOWN_FLAGS = Set.of(
            "worst_error", "first_error", "always_accept", "accept_if_any_accepted", "ignore_sample", "sum", "min");

    LegacyGroupYaml {
        graderFlags = Set.copyOf(graderFlags);
        checkerArguments = List.copyOf(checkerArguments);
        inputValidatorArguments = List.copyOf(inputValidatorArguments);
    }

    /** The defaults where no file says otherwise. */
    static LegacyGroupYaml defaults() {
        return new LegacyGroupYaml(true, BigDecimal.ONE, Optional.empty(), Set.of(), List.of(), List.of());
    }

    /** Whether the score is the least of the parts', not their sum. */
    boolean isMin() {
        return graderFlags.contains("min");
    }

    /** Whether the parts that are accepted count although others are not. */
    boolean isLenient() {
        return graderFlags.contains("always_accept") || graderFlags.contains("accept_if_any_accepted");
    }

    /** The settings of a folder: its own file's, else these. */
    LegacyGroupYaml in(PackageIndex index, String folder, boolean scoring, Faults faults) {
        Optional<YamlMap> yaml = index.yaml(PackageIndex.join(folder, FILE), faults);
        return yaml.map(YamlMap::withoutEmpty)
                .map(keys -> read(keys, scoring, folder.equals("data")))
                .orElse(this);
    }

    private LegacyGroupYaml read(YamlMap keys, boolean scoring, boolean root) {
        refuseWhatIsNotSupported(keys, scoring);
        Set<String> own = keys.has("grader_flags") ? graderFlags(keys, root) : graderFlags;
        LegacyGroupYaml read = new LegacyGroupYaml(
                keys.choice("on_reject", List.of("break", "continue"))
                        .map("break"::equals)
                        .orElse(breaks),
                keys.number("accept_score", LEAST, MOST, "points").orElse(acceptScore),
                keys.has("range") ? range(keys) : most,
                own,
                keys.has("output_validator_flags") ? checkerFlags(keys) : checkerArguments,
                keys.has("input_validator_flags") ? keys.words("input_validator_flags") : inputValidatorArguments);
        keys.rejectOthers();
        return read;
    }

    private static void refuseWhatIsNotSupported(YamlMap keys, boolean scoring) {
        for (String key : List.of("accept_score", "reject_score", "range")) {
            if (!scoring && keys.has(key)) {
                keys.found(key, "is for scoring problems only");
            }
        }
        if (keys.number("reject_score", LEAST, MOST, "points")
                        .orElse(BigDecimal.ZERO)
                        .signum()
                != 0) {
            keys.found("reject_score", "is not supported: a rejected case earns nothing");
        }
        if (keys.choice("grading", List.of("default", "custom"))
                .orElse("default")
                .equals("custom")) {
            keys.found("grading", "is not supported: there are no graders here");
        }
    }

    private static Set<String> graderFlags(YamlMap keys, boolean root) {
        List<String> flags = keys.words("grader_flags");
        for (String flag : flags) {
            if (!KNOWN_FLAGS.contains(flag)) {
                keys.found("grader_flags", "has " + flag + ", which is not supported");
            } else if (flag.equals("ignore_sample") && !root) {
                keys.found("grader_flags", "has ignore_sample, which can only stand in data/testdata.yaml");
            }
        }
        boolean sum = flags.lastIndexOf("sum") > flags.lastIndexOf("min");
        return flags.stream().filter(flag -> !(sum && flag.equals("min"))).collect(Collectors.toSet());
    }

    private static Optional<BigDecimal> range(YamlMap keys) {
        List<String> ends = keys.words("range");
        if (ends.isEmpty()) {
            return Optional.empty();
        }
        if (ends.size() != 2 || !isLeast(ends.get(0)) || !isMost(ends.get(1))) {
            keys.wrong("range", "two numbers, the first 0 or -inf, the second more than that or +inf");
            return Optional.empty();
        }
        return YamlMap.decimal(ends.get(1));
    }

    private static boolean isLeast(String end) {
        return end.equals("-inf")
                || YamlMap.decimal(end).filter(value -> value.signum() <= 0).isPresent();
    }

    private static boolean isMost(String end) {
        return end.equals("inf")
                || end.equals("+inf")
                || YamlMap.decimal(end).filter(value -> value.signum() >= 0).isPresent();
    }

    /** Flags as a text, or as a map with a validator's name and its flags. */
    private static List<String> checkerFlags(YamlMap keys) {
        String key = "output_validator_flags";
        if (keys.value(key).orElse(null) instanceof Yaml.Keys) {
            Optional<YamlMap> map = keys.map(key);
            List<String> words = map.map(named -> named.words("flags")).orElse(List.of());
            map.ifPresent(named -> {
                named.text("name");
                named.rejectOthers();
            });
            return words;
        }
        return keys.words(key);
    }
}
