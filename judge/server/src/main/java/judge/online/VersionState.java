package judge.online;

/** The results of verifying a version of a problem. */
public enum VersionState {
    /** The verification is running. */
    VERIFYING,
    /** The verification found no faults. */
    SOUND,
    /** Something is wrong with it. */
    UNSOUND
}
