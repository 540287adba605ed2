package judge.clics;

import java.util.Arrays;
import java.util.Optional;

/** The versions of the Contest API that are spoken. */
public enum ClicsVersion {
    /** Penalties and times of scoreboards are minutes, a clarification has at most one recipient. */
    V2023_06("2023-06"),
    /** The same are relative times, there may be several recipients, and problems tell more limits. */
    V2026_01("2026-01");

    /** The version that is spoken where nobody asks for another one. */
    public static final ClicsVersion NEWEST = V2026_01;

    private final String code;

    ClicsVersion(String code) {
        this.code = code;
    }

    /** Returns the name that the specification gives it. */
    public String code() {
        return code;
    }

    /** Returns the version with this name. */
    public static Optional<ClicsVersion> of(String code) {
        return Arrays.stream(values()).filter(one -> one.code.equals(code)).findFirst();
    }

    boolean isNew() {
        return this == V2026_01;
    }
}
