package judge.problem;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** Reads the {@code limits} of a {@code problem.yaml}, and {@code .timelimit} beside it. */
final class LimitsReader {

    private static final long KIB = 1024;
    private static final long MIB = 1024 * KIB;

    /** A JVM, and what starts validators, does not start in less. */
    private static final long LEAST_MIB = 16;

    private static final long LEAST_COMPILER_MIB = 64;
    private static final long MOST_MIB = 1024 * 1024;

    private static final Duration UNKNOWN = Duration.ofSeconds(1);

    private final PackageIndex index;
    private final YamlMap metadata;
    private final YamlMap limits;
    private final Faults faults;

    LimitsReader(PackageIndex index, YamlMap metadata, Faults faults) {
        this.index = index;
        this.metadata = metadata;
        this.limits = metadata.map("limits").orElseGet(() -> metadata.empty("limits"));
        this.faults = faults;
    }

    ProblemLimits problem(Duration cpuTime) {
        return new ProblemLimits(
                cpuTime,
                LanguageRules.NONE,
                memory("memory", LEAST_MIB, 512),
                limits.whole("output", 1, 1024, "MiB").orElse(8L) * MIB,
                limits.whole("code", 1, MOST_MIB, "KiB").orElse(128L) * KIB,
                seconds("compilation_time", 30),
                memory("compilation_memory", LEAST_COMPILER_MIB, 512));
    }

    ValidatorLimits validator() {
        return new ValidatorLimits(
                seconds("validation_time", 60),
                memory("validation_memory", LEAST_MIB, 512),
                limits.whole("validation_output", 1, 1024, "MiB").orElse(8L) * MIB);
    }

    /** The time limit of a package in format 2025-09. */
    Duration cpuTime() {
        limits.map("time_multipliers").ifPresent(multipliers -> {
            multipliers.number("ac_to_time_limit", "1", "1000", "");
            multipliers.number("time_limit_to_tle", "1", "1000", "");
            multipliers.rejectOthers();
        });
        BigDecimal resolution =
                limits.number("time_resolution", "0.001", "3600", "seconds").orElse(BigDecimal.ONE);
        Optional<BigDecimal> inYaml = limits.number("time_limit", "0.001", "3600", "seconds");
        if (inYaml.isPresent() && inYaml.get().remainder(resolution).signum() != 0) {
            limits.found("time_limit", "must be a multiple of time_resolution, which is " + resolution + " s");
        }
        return limit(inYaml, limits.has("time_limit"));
    }

    /** The time limit of a legacy package, which only {@code .timelimit} can give. */
    Duration legacyCpuTime() {
        limits.number("time_multiplier", "1", "1000", "");
        limits.number("time_safety_margin", "1", "1000", "");
        return limit(Optional.empty(), false);
    }

    /** Names the keys that no limit has. */
    void rejectOthers() {
        if (limits.has("validation_passes")) {
            limits.fault("validation_passes", "is for multi-pass problems, which are not supported");
        }
        limits.rejectOthers();
    }

    private Duration limit(Optional<BigDecimal> inYaml, boolean attempted) {
        Optional<BigDecimal> inFile = timeLimitFile();
        if (inYaml.isPresent() && inFile.isPresent() && inYaml.get().compareTo(inFile.get()) != 0) {
            limits.fault("time_limit", "is " + inYaml.get() + " s, but .timelimit says " + inFile.get() + " s");
        }
        if (!attempted && !index.hasFile(PackageIndex.TIME_LIMIT)) {
            metadata.fault(
                    "limits.time_limit",
                    "is missing; this judge does not infer time limits from submissions,"
                            + " so give seconds there or in a file .timelimit");
        }
        return inYaml.or(() -> inFile).map(LimitsReader::duration).orElse(UNKNOWN);
    }

    private Optional<BigDecimal> timeLimitFile() {
        if (!index.hasFile(PackageIndex.TIME_LIMIT)) {
            return Optional.empty();
        }
        String shown = index.shown(PackageIndex.TIME_LIMIT);
        try {
            String text = start(index.path(PackageIndex.TIME_LIMIT)).strip();
            Optional<BigDecimal> number = YamlMap.decimal(text)
                    .filter(value -> value.compareTo(new BigDecimal("0.001")) >= 0)
                    .filter(value -> value.compareTo(new BigDecimal("3600")) <= 0);
            if (number.isEmpty()) {
                Yaml found = new Yaml.Scalar(text, Yaml.Kind.TEXT, 1);
                faults.add(shown, "must hold a number from 0.001 to 3600 (seconds), found " + found.shown());
            }
            return number;
        } catch (IOException e) {
            faults.add(shown, "cannot be read: " + e);
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
        String rule = "must be a whole number from " + leastMib + " to " + MOST_MIB
                + ", as a JVM does not work with less than " + leastMib + " MiB";
        return limits.whole(key, leastMib, MOST_MIB, "MiB", rule).orElse(otherwiseMib) * MIB;
    }

    private static Duration duration(BigDecimal seconds) {
        return Duration.ofNanos(seconds.movePointRight(9).longValue());
    }
}
