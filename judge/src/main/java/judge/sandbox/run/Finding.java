package judge.sandbox.run;

/**
 * One thing that was looked at on this host.
 *
 * @param subject the thing that was examined
 * @param ok whether it is as it is wished
 * @param detail the finding, such as a version or an error message
 * @param mend a command line or setting that would make it so, or better, with {@code {judge}} for the command that
 *     started the judge; empty where nothing is to be done
 */
public record Finding(Subject subject, boolean ok, String detail, String mend) {

    /** The thing on the host that was examined. */
    public enum Subject {
        /** The operating system is one that can isolate. */
        OPERATING_SYSTEM,
        /** The kind of container that the judge runs in; without one there is no such finding. */
        CONTAINER,
        /** The {@code bwrap} program is there and new enough. */
        BUBBLEWRAP,
        /** The tool with which a root judge becomes an unprivileged user. */
        SETPRIV,
        /** A command does run in namespaces of its own. */
        NAMESPACES,
        /** A filter exists for this machine's architecture. */
        SECCOMP,
        /** CPU time and memory come from the kernel to the microsecond and the byte. */
        ACCOUNTING,
        /** The kernel bounds the memory and the tasks of a run as a whole. */
        CONTROL_GROUPS,
        /** The time that the kernel takes to hand out a page of memory. */
        PAGES,
        /** The same, where it is so much more than usual that the excess is not the command's time. */
        SLOW_PAGES,
        /** The number of processors that can judge side by side. */
        PROCESSORS
    }
}
