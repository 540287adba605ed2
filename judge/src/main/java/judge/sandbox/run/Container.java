package judge.sandbox.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The kind of container that this process is in, and the options that its runtime needs so that bubblewrap works there
 * without privilege.
 */
enum Container {
    DOCKER(
            "--security-opt seccomp=judge/container/seccomp.json",
            "--security-opt apparmor=unconfined",
            "--security-opt systempaths=unconfined"),
    PODMAN(
            "--security-opt seccomp=judge/container/seccomp.json",
            "--security-opt apparmor=unconfined",
            "--security-opt unmask=ALL"),
    KUBERNETES(
            "seccompProfile: {type: Localhost, localhostProfile: judge.json}",
            "appArmorProfile: {type: Unconfined}",
            "procMount: Unmasked, hostUsers: false");

    private final String calls;
    private final String mounts;
    private final String processes;

    Container(String calls, String mounts, String processes) {
        this.calls = calls;
        this.mounts = mounts;
        this.processes = processes;
    }

    /**
     * The one that there are signs of: files, which podman hides where the root is read-only, and variables. The
     * images of this program say that they are images, as containerd alone leaves no sign.
     *
     * @param root the folder {@code /}, where runtimes leave a file
     */
    static Optional<Container> around(Path root, Map<String, String> environment) {
        if (environment.containsKey("KUBERNETES_SERVICE_HOST")) {
            return Optional.of(KUBERNETES);
        }
        if ("podman".equals(environment.get("container")) || Files.exists(root.resolve("run/.containerenv"))) {
            return Optional.of(PODMAN);
        }
        boolean other = environment.containsKey("JUDGE_IMAGE") || Files.exists(root.resolve(".dockerenv"));
        return other ? Optional.of(DOCKER) : Optional.empty();
    }

    /**
     * The option that is missing: a fresh {@code /proc} is refused while parts of the container's own are masked,
     * AppArmor alone denies a permission, and all else is the filter of system calls.
     *
     * @param fault the message of bubblewrap
     */
    String mend(String fault) {
        if (fault.contains("mount proc")) {
            return processes;
        }
        return fault.contains("Permission denied") ? mounts : calls;
    }

    /** Returns its name as reports of the host have it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
