package judge.sandbox.run;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import judge.sandbox.Limits;
import judge.sandbox.account.ResourceLimit;

/**
 * The policy of the sandbox as an argument list: what a command gets to see and what it is denied. Pure, so that the
 * policy can be read and tested; {@code docs/security.md} says what each argument is for.
 */
final class BubblewrapArguments {

    static final int STATUS_DESCRIPTOR = 3;
    static final int START_DESCRIPTOR = 4;
    static final int SECCOMP_DESCRIPTOR = 5;
    static final int FIRST_FILE_DESCRIPTOR = 6;

    /** The unprivileged user inside, {@code nobody}. */
    static final int INNER_USER = 65534;

    static final String SCRATCH = "/scratch";

    /** An option of {@code bwrap} that an older installed version may lack. */
    enum Feature {
        CLEARENV("--clearenv"),
        DISABLE_USERNS("--disable-userns"),
        SIZE("--size");

        private final String option;

        Feature(String option) {
            this.option = option;
        }

        String option() {
            return option;
        }
    }

    private BubblewrapArguments() {}

    /**
     * The whole command line.
     *
     * @param bubblewrap absolute path of the program
     * @param features the options that this {@code bwrap} has
     * @param seccomp whether a filter is handed over on {@link #SECCOMP_DESCRIPTOR}
     * @param programs whether {@code setpriv} and {@code prlimit} come first: otherwise whoever starts it sees to
     *     the user and the limits
     * @param outerUser the user of the host to become first, if the judge is root
     */
    static List<String> of(
            String bubblewrap,
            Set<Feature> features,
            boolean seccomp,
            boolean programs,
            OptionalInt outerUser,
            Command command,
            Limits limits) {
        List<String> line = new ArrayList<>();
        if (programs) {
            becomeAndLimit(line, outerUser, limits);
        }
        line.add(bubblewrap);
        isolate(line, features);
        line.addAll(List.of("--json-status-fd", "" + STATUS_DESCRIPTOR, "--block-fd", "" + START_DESCRIPTOR));
        if (seccomp) {
            line.addAll(List.of("--seccomp", "" + SECCOMP_DESCRIPTOR));
        }
        command.mounts()
                .forEach(
                        mount -> line.addAll(List.of("--ro-bind", mount.source().toString(), mount.target())));
        line.addAll(List.of("--proc", "/proc"));
        if (command.devices()) {
            line.addAll(List.of("--dev", "/dev", "--remount-ro", "/dev"));
        }
        scratch(line, features, command, limits);
        // Bubblewrap is given no other variable (Child).
        line.addAll(
                features.contains(Feature.CLEARENV)
                        ? List.of(Feature.CLEARENV.option())
                        : List.of("--unsetenv", "PATH"));
        new TreeMap<>(command.environment()).forEach((name, value) -> line.addAll(List.of("--setenv", name, value)));
        line.add("--");
        line.addAll(command.arguments());
        return line;
    }

    private static void becomeAndLimit(List<String> line, OptionalInt outerUser, Limits limits) {
        outerUser.ifPresent(user -> line.addAll(List.of(
                "/usr/bin/setpriv",
                "--reuid",
                "" + user,
                "--regid",
                "" + user,
                "--clear-groups",
                "--no-new-privs",
                "--")));
        line.add("/usr/bin/prlimit");
        ResourceLimit.of(limits).forEach(limit -> line.add(limit.option()));
        if (outerUser.isPresent()) {
            // A user who runs nothing else has this limit. Processes of other users are counted together, until there
            // is a namespace.
            line.add(ResourceLimit.ofProcesses(limits).option());
        }
        line.add("--");
    }

    private static void isolate(List<String> line, Set<Feature> features) {
        line.addAll(List.of("--unshare-all", "--unshare-user", "--die-with-parent", "--new-session", "--as-pid-1"));
        line.addAll(List.of("--uid", "" + INNER_USER, "--gid", "" + INNER_USER, "--hostname", "sandbox"));
        line.addAll(List.of("--cap-drop", "ALL"));
        if (features.contains(Feature.DISABLE_USERNS)) {
            line.add(Feature.DISABLE_USERNS.option());
        }
    }

    private static void scratch(List<String> line, Set<Feature> features, Command command, Limits limits) {
        if (features.contains(Feature.SIZE)) {
            line.addAll(List.of(Feature.SIZE.option(), "" + limits.scratchBytes()));
        }
        String work = SCRATCH + "/" + Command.WORK;
        line.addAll(List.of("--tmpfs", SCRATCH, "--dir", work, "--dir", SCRATCH + "/" + Command.RUNTIME));
        int descriptor = FIRST_FILE_DESCRIPTOR;
        for (String file : new TreeMap<>(command.files()).keySet()) {
            if (Command.isFolder(file)) {
                line.addAll(List.of("--dir", work + "/" + file.substring(0, file.length() - 1)));
            } else {
                line.addAll(List.of("--file", "" + descriptor++, work + "/" + file));
            }
        }
        line.addAll(List.of("--remount-ro", "/", "--chdir", work));
    }
}
