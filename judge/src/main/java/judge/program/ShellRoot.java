package judge.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import judge.language.tool.ProgramFolder;
import judge.language.tool.RootParts;
import judge.sandbox.Mount;
import judge.sandbox.run.Sandbox;

/**
 * The root folder that a script of a package sees: an empty one with the programs, libraries and headers that this
 * host's distribution brings, read-only, and nothing else of the host: no user's files, no settings, no other software.
 *
 * @param root the folder
 * @param mounts the folder and the mounts in it
 */
record ShellRoot(Path root, List<Mount> mounts) {

    private static final List<String> SYSTEM = List.of(
            "/usr/bin",
            "/usr/lib",
            "/usr/lib32",
            "/usr/lib64",
            "/usr/libexec",
            "/usr/include",
            "/usr/share/perl",
            "/etc/alternatives");

    /** The folders beside: in the root of most hosts links into /usr, in older ones folders. */
    private static final List<String> BESIDE = List.of("/bin", "/lib", "/lib32", "/lib64");

    private static final String SCRATCH = "/scratch";

    /** The lists of packages of Debian's kind and of Red Hat's. */
    private static final List<Path> PACKAGE_LISTS = List.of(
            Path.of("/var/lib/dpkg/status"),
            Path.of("/usr/lib/sysimage/rpm/rpmdb.sqlite"),
            Path.of("/var/lib/rpm/rpmdb.sqlite"));

    /** A new one in a folder that the sandbox's users can pass through. */
    static ShellRoot in(Path parent) throws IOException {
        Path root = ProgramFolder.in(parent, "shell-root-").path().toAbsolutePath();
        RootParts parts = new RootParts(root);
        parts.addMountPoints(List.of("proc", "dev", "scratch", "program"));
        List<Mount> mounts = new ArrayList<>(List.of(new Mount(root, "/")));
        for (String name : SYSTEM) {
            mount(Path.of(name), parts, mounts);
        }
        for (String name : BESIDE) {
            Path folder = Path.of(name);
            if (Files.isSymbolicLink(folder)) {
                Files.createSymbolicLink(parts.inRoot(folder), Files.readSymbolicLink(folder));
            } else {
                mount(folder, parts, mounts);
            }
        }
        Files.createSymbolicLink(root.resolve("tmp"), Path.of("scratch"));
        parts.openToOthers();
        return new ShellRoot(root, List.copyOf(mounts));
    }

    private static void mount(Path folder, RootParts parts, List<Mount> mounts) throws IOException {
        if (Files.isDirectory(folder)) {
            Files.createDirectories(parts.inRoot(folder));
            mounts.add(new Mount(folder.toRealPath(), folder.toString()));
        }
    }

    /** All variables of a script's environment. */
    static Map<String, String> environment(boolean walled) {
        return Map.of(
                "PATH",
                "/usr/bin:/bin",
                "LC_ALL",
                "C.UTF-8",
                "HOME",
                "/nonexistent",
                "TMPDIR",
                walled ? SCRATCH : System.getProperty("java.io.tmpdir", "/tmp"),
                "PYTHONDONTWRITEBYTECODE",
                "1");
    }

    /**
     * Returns a text that tells this state of the host's distribution from an earlier one: its list of packages is
     * written anew with each change, and so is the folder of its programs. Empty where there is no such list.
     */
    Optional<String> distribution() {
        return PACKAGE_LISTS.stream()
                .filter(Files::exists)
                .findFirst()
                .map(list -> list + " " + modified(list) + " " + modified(Path.of(SYSTEM.get(0))));
    }

    private static String modified(Path path) {
        try {
            return Files.getLastModifiedTime(path).toInstant().toString();
        } catch (IOException e) {
            return UUID.randomUUID().toString(); // Nothing that was kept is of now.
        }
    }

    /** Tells whether commands see these folders, and not the host's own. */
    boolean isSeenAsRoot(Sandbox sandbox) {
        return sandbox.seenAs(mounts.get(0)).equals("/");
    }

    /** A path below the scratch folder that holds wherever a script goes. */
    static String inScratch(String path) {
        return SCRATCH + "/" + path;
    }
}
