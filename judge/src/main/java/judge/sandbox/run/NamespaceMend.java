package judge.sandbox.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** The setting or option that lets a command have namespaces of its own. */
final class NamespaceMend {

    private static final Path SETTINGS = Path.of("/proc/sys");

    private static final Map<String, String> FORBIDDING = Map.of(
            "kernel.apparmor_restrict_unprivileged_userns", "1",
            "kernel.unprivileged_userns_clone", "0",
            "user.max_user_namespaces", "0");

    private static final Map<String, String> WISHED = Map.of(
            "kernel.apparmor_restrict_unprivileged_userns", "0",
            "kernel.unprivileged_userns_clone", "1",
            "user.max_user_namespaces", "10000");

    private NamespaceMend() {}

    /** The kernel's setting that forbids them on the distributions that do, else the option of the container. */
    static String of(Optional<Container> container, String fault) {
        for (Map.Entry<String, String> setting : FORBIDDING.entrySet()) {
            String name = setting.getKey();
            if (setting.getValue().equals(content(SETTINGS.resolve(name.replace('.', '/'))))) {
                return "sysctl -w " + name + "=" + WISHED.get(name);
            }
        }
        return container.map(one -> one.mend(fault)).orElse("");
    }

    private static String content(Path file) {
        try {
            return Files.readString(file).strip();
        } catch (IOException e) {
            return ""; // This kernel does not have the setting.
        }
    }
}
