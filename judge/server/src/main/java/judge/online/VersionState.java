package judge.online;

/** The results of verifying a version of a problem. */
public enum VersionState {
    /** It is being tried out. */
    VERIFYING,
    /** Nothing was found. */
    SOUND,
    /** Something is wrong with it. */
    UNSOUND
}
