package judge.host;

/**
 * One thing that {@code doctor} looked at.
 *
 * @param subject such as {@code bubblewrap}; the message bundles have a title {@code doctor.<subject>} for those
 *     known
 * @param ok whether it is as it should be
 * @param detail the finding, such as a version
 * @param mend the command that would mend it, or make it better, with {@value #JUDGE} for the one that started the
 *     judge; empty where there is none
 */
public record HostFinding(String subject, boolean ok, String detail, String mend) {

    /** The placeholder for the judge in a command that starts it in another way. */
    public static final String JUDGE = "{judge}";
}
