package judge.problem.reading;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.problem.LanguageRules;
import judge.problem.ProblemLimits;
import judge.problem.TimeLimitRule;
import judge.problem.ValidatorLimits;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.problem.yaml.Yaml;
import judge.problem.yaml.YamlMap;

/** Reads the {@code limits} of a {@code problem.yaml}, and {@code .timelimit} beside it. */
final class LimitsReader {

    private static final long KIB = 1024;
    private static final long MIB = 1024 * KIB;

    /** A JVM, and what starts validators, does not start in less. */
    private static final long LEAST_MIB = 16;

    private static final long LEAST_COMPILER_MIB = 64;
    private static final long OUTPUT_MIB = 8;
    private static final long TALK_MIB = 64;
    private static final long MOST_PASSES = 1000;
    private static final long MOST_MIB = 1024 * 1024;
    /** The output of one run that is kept, at most: more would fill the host. */
    private static final long MOST_OUTPUT_MIB = 1024;

    /** Stands for a limit that is to be inferred. */
    static final Duration UNKNOWN = Duration.ofSeconds(1);

    private static final String AC_FACTOR = "2";
    private static final String LEGACY_FACTOR = "5";

    private final PackageIndex index;
    private final YamlMap limits;
    private final Faults faults;
    private Optional<TimeLimitRule> inferred = Optional.empty();

    LimitsReader(PackageIndex index, YamlMap metadata, Faults faults) {
        this.index = index;
        this.limits =
                metadata.map("limits").orElseGet(() -> metadata.empty("limits")).withoutEmpty();
        this.faults = faults;
    }

    ProblemLimits problem(Duration cpuTime) {
        return new ProblemLimits(
                cpuTime,
                LanguageRules.NONE,
                memory("memory", LEAST_MIB, 2048),
                output("output", OUTPUT_MIB),
                limits.whole("code", 1, MOST_MIB, "KiB").orElse(128L) * KIB,
                seconds("compilation_time", 30),
                memory("compilation_memory", LEAST_COMPILER_MIB, 512));
    }

    /**
     * Returns the limits of an output validator.
     *
     * @param interactive whether its words to the submission are part of its output
     */
    ValidatorLimits validator(boolean interactive) {
        return new ValidatorLimits(
                seconds("validation_time", 60),
                memory("validation_memory", LEAST_MIB, 2048),
                output("validation_output", interactive ? TALK_MIB : OUTPUT_MIB));
    }

    /** The time limit of a package in format 2025-09. */
    Duration cpuTime() {
        Optional<YamlMap> multipliers = limits.map("time_multipliers");
        Optional<BigDecimal> factor = multipliers.flatMap(map -> map.number("ac_to_time_limit", "1", "1000", ""));
        multipliers.ifPresent(map -> {
            map.mild().number("time_limit_to_tle", "1", "1000", "");
            map.rejectOthers();
        });
        warnOf(List.of("time_multiplier", "time_safety_margin"), "legacy");
        BigDecimal resolution =
                limits.number("time_resolution", "0.001", "3600", "seconds").orElse(BigDecimal.ONE);
        Optional<BigDecimal> inYaml = limits.number("time_limit", "0.001", "3600", "seconds");
        if (inYaml.isPresent() && inYaml.get().remainder(resolution).signum() != 0) {
            limits.mild().found("time_limit", PackageFault.NOT_A_MULTIPLE, resolution);
        }
        return limit(inYaml, rule(factor.orElse(new BigDecimal(AC_FACTOR)), resolution, false), false);
    }

    /** The time limit of a legacy package; {@code time_limit} is not of the format, but in many packages. */
    Duration legacyCpuTime() {
        BigDecimal factor = limits.number("time_multiplier", "1", "1000", "").orElse(new BigDecimal(LEGACY_FACTOR));
        limits.mild().number("time_safety_margin", "1", "1000", "");
        warnOf(List.of("time_multipliers", "time_resolution"), ProblemYaml.VERSION);
        Optional<BigDecimal> inYaml = limits.number("time_limit", "0.001", "3600", "seconds");
        return limit(inYaml, rule(factor, BigDecimal.ONE, true), true);
    }

    /**
     * Returns the rule by which the limit that was asked for follows from the jury's submissions; empty where it is
     * given.
     */
    Optional<TimeLimitRule> inferred() {
        return inferred;
    }

    private static TimeLimitRule rule(BigDecimal factor, BigDecimal resolution, boolean acceptedOnly) {
        return new TimeLimitRule(
                factor,
                Math.max(
                        1,
                        resolution
                                .movePointRight(3)
                                .setScale(0, RoundingMode.CEILING)
                                .longValue()),
                acceptedOnly,
                List.of());
    }

    private void warnOf(List<String> keys, String version) {
        for (String key : keys) {
            if (limits.has(key)) {
                limits.mild().found(key, PackageFault.KEY_OF_OTHER_FORMAT, version);
            }
        }
    }

    /** Returns how often a submission may run on one test case. */
    int passes(boolean multiPass) {
        if (!multiPass && limits.has("validation_passes")) {
            limits.mild().fault("validation_passes", PackageFault.MULTI_PASS_ONLY);
        }
        return multiPass
                ? limits.whole("validation_passes", 2, MOST_PASSES, "")
                        .orElse(2L)
                        .intValue()
                : 1;
    }

    /** Names the keys that no limit has. */
    void rejectOthers() {
        limits.rejectOthers(Set.of("generator_time", "visualizer_time"));
    }

    /**
     * Returns the limit that is given, or the one that follows.
     *
     * @param legacy whether limits that differ from the one that counts are faults, and no warnings
     */
    private Duration limit(Optional<BigDecimal> inYaml, TimeLimitRule otherwise, boolean legacy) {
        YamlMap differing = legacy ? limits : limits.mild();
        Faults graded = legacy ? faults : faults.warnings();
        Optional<BigDecimal> inFile = timeLimitFile();
        Optional<BigDecimal> inIni = DomjudgeIni.read(index, faults).timeLimit();
        requireSame(inYaml, inFile, PackageIndex.TIME_LIMIT, differing);
        requireSame(inYaml, inIni, DomjudgeIni.FILE, differing);
        if (inYaml.isEmpty() && differ(inFile, inIni)) {
            graded.add(
                    index.shown(DomjudgeIni.FILE),
                    PackageFault.TIME_LIMITS_DIFFER,
                    PackageIndex.TIME_LIMIT,
                    inFile.get(),
                    DomjudgeIni.FILE,
                    inIni.get());
        }
        boolean attempted = limits.has("time_limit") || index.hasFile(PackageIndex.TIME_LIMIT);
        Optional<BigDecimal> given = inYaml.or(() -> inFile).or(() -> inIni);
        if (given.isEmpty() && !attempted) {
            inferred = Optional.of(otherwise);
        }
        return given.map(LimitsReader::duration).orElse(UNKNOWN);
    }

    private static boolean differ(Optional<BigDecimal> one, Optional<BigDecimal> other) {
        return one.isPresent() && other.isPresent() && one.get().compareTo(other.get()) != 0;
    }

    private static void requireSame(
            Optional<BigDecimal> one, Optional<BigDecimal> other, String file, YamlMap differing) {
        if (differ(one, other)) {
            differing.fault("time_limit", PackageFault.TIME_LIMITS_DIFFER, one.get(), file, other.get());
        }
    }

    private Optional<BigDecimal> timeLimitFile() {
        if (!index.hasFile(PackageIndex.TIME_LIMIT)) {
            return Optional.empty();
        }
        String shown = index.shown(PackageIndex.TIME_LIMIT);
        try {
            String text = start(index.path(PackageIndex.TIME_LIMIT)).strip();
            Optional<BigDecimal> number = TimeLimitRule.seconds(text);
            if (number.isEmpty()) {
                Yaml found = new Yaml.Scalar(text, Yaml.Kind.TEXT, 1);
                faults.add(shown, PackageFault.TIME_LIMIT_FILE_MALFORMED, found.shown());
            }
            return number;
        } catch (IOException e) {
            faults.add(shown, PackageFault.UNREADABLE, e);
            return Optional.empty();
        }
    }

    /** The start of the file, which is enough for any number. */
    private static String start(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(1000), StandardCharsets.ISO_8859_1);
        }
    }

    private Duration seconds(String key, long otherwise) {
        return Duration.ofSeconds(limits.whole(key, 1, 3600, "seconds").orElse(otherwise));
    }

    private long memory(String key, long leastMib, long otherwiseMib) {
        return limits.whole(key, leastMib, MOST_MIB, "MiB", PackageFault.MEMORY_OUT_OF_RANGE)
                        .orElse(otherwiseMib)
                * MIB;
    }

    /** Returns the limit of output; a package that asks for more than is ever kept has no fault. */
    private long output(String key, long otherwiseMib) {
        long mib = limits.whole(key, 1, MOST_MIB, "MiB").orElse(otherwiseMib);
        if (mib > MOST_OUTPUT_MIB) {
            limits.mild().found(key, PackageFault.OUTPUT_LIMIT_CAPPED, MOST_OUTPUT_MIB);
        }
        return Math.min(mib, MOST_OUTPUT_MIB) * MIB;
    }

    private static Duration duration(BigDecimal seconds) {
        return Duration.ofNanos(seconds.movePointRight(9).longValue());
    }
}
