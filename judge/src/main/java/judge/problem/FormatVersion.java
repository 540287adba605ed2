package judge.problem;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** A version of the problem package format. */
enum FormatVersion {
    /** The one before 2025-09, which is meant where a package names none. */
    LEGACY("legacy"),
    /** The same as contests of the ICPC use it. */
    LEGACY_ICPC("legacy-icpc"),
    /** A draft of the latest, with the metadata of that and mostly the test data of the one before. */
    DRAFT("2023-07-draft"),
    /** The latest. */
    CURRENT("2025-09");

    private final String key;

    FormatVersion(String key) {
        this.key = key;
    }

    /** Returns the version as {@code problem.yaml} names it. */
    String key() {
        return key;
    }

    /** Tells whether the package has the layout of before 2025-09. */
    boolean isLegacy() {
        return this == LEGACY || this == LEGACY_ICPC;
    }

    /** Packages call the draft by the name, too, that its version was to have, and problemtools knows it by both. */
    static Optional<FormatVersion> of(String key) {
        return Arrays.stream(values())
                .filter(one -> one.key.equals(key) || one.key.equals(key + "-draft"))
                .findFirst();
    }

    /** All of them, for people. */
    static String known() {
        return Arrays.stream(values()).map(FormatVersion::key).collect(Collectors.joining(", "));
    }
}
