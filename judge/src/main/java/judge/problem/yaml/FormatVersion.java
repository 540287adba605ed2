package judge.problem.yaml;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** A version of the problem package format. */
public enum FormatVersion {
    /** The one before 2025-09, which is meant where a package names none. */
    LEGACY("legacy"),
    /** The same as contests of the ICPC use it. */
    LEGACY_ICPC("legacy-icpc"),
    /** A draft of the latest, with the metadata of that and mostly the test data of the one before. */
    DRAFT("2023-07-draft"),
    /** The latest. */
    CURRENT("2025-09");

    /** The key of the version in {@code problem.yaml}. */
    public static final String KEY = "problem_format_version";

    private final String key;

    FormatVersion(String key) {
        this.key = key;
    }

    /** Returns the version as {@code problem.yaml} names it. */
    public String key() {
        return key;
    }

    /** Tells whether the package has the layout of before 2025-09. */
    public boolean isLegacy() {
        return this == LEGACY || this == LEGACY_ICPC;
    }

    /** The version that a package names in its {@code problem.yaml}; empty where it is none that is known. */
    public static Optional<FormatVersion> in(YamlMap yaml) {
        return yaml.has(KEY) ? of(yaml.text(KEY).orElse("")) : Optional.of(LEGACY);
    }

    /** Tells whether the folders below {@code submissions} have the meaning that they had before 2025-09. */
    public static boolean isOlder(PackageIndex index) {
        return index.problemYaml(new Faults())
                .flatMap(FormatVersion::in)
                .filter(version -> version != CURRENT)
                .isPresent();
    }

    /** Packages call the draft by the name, too, that its version was to have, and problemtools knows it by both. */
    private static Optional<FormatVersion> of(String key) {
        return Arrays.stream(values())
                .filter(one -> one.key.equals(key) || one.key.equals(key + "-draft"))
                .findFirst();
    }

    /** All of them, for people. */
    public static String known() {
        return Arrays.stream(values()).map(FormatVersion::key).collect(Collectors.joining(", "));
    }
}
