package judge.language.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import judge.language.tool.Tool;

/**
 * Packages of the host's distribution that are installed; none where that is not of Debian's kind.
 *
 * @param versions a line for each package with its version
 */
record HostPackages(String versions) {

    private static final Path QUERY = Path.of("/usr/bin/dpkg-query");
    private static final String INSTALLED = "ii ";

    /** Folders of packages that no program needs, and those in which administrators keep what is their own. */
    private static final List<String> NEEDLESS = List.of(
            "/etc",
            "/var",
            "/usr/share/doc",
            "/usr/share/man",
            "/usr/share/info",
            "/usr/share/locale",
            "/usr/share/lintian",
            "/usr/share/bug",
            "/usr/share/doc-base");

    /** Tells whether this host knows its packages. */
    static boolean areKnown() {
        return Files.isExecutable(QUERY);
    }

    /** The packages whose names match; a star stands for part of a name. */
    static HostPackages matching(List<String> names) throws IOException {
        if (names.isEmpty() || !areKnown()) {
            return new HostPackages("");
        }
        List<String> line = new ArrayList<>(
                List.of(QUERY.toString(), "-W", "-f", "${db:Status-Abbrev}\\t${binary:Package}\\t${Version}\\n"));
        line.addAll(names);
        TreeMap<String, String> found = new TreeMap<>();
        for (String said : Tool.run(line).output().lines().toList()) {
            String[] parts = said.split("\t", -1);
            if (parts.length == 3 && parts[0].startsWith(INSTALLED.strip())) {
                found.put(parts[1], parts[2]);
            }
        }
        StringBuilder versions = new StringBuilder();
        found.forEach((name, version) ->
                versions.append(name).append(' ').append(version).append('\n'));
        return new HostPackages(versions.toString());
    }

    /** The files and links of the packages, without documents, settings. */
    Set<Path> files() throws IOException {
        List<String> names = versions.lines().map(line -> line.split(" ", 2)[0]).toList();
        if (names.isEmpty()) {
            return Set.of();
        }
        List<String> line = new ArrayList<>(List.of(QUERY.toString(), "-L"));
        line.addAll(names);
        Stream<String> listed = Tool.run(line).output().lines().filter(said -> said.startsWith("/"));
        return Set.copyOf(listed.filter(file -> NEEDLESS.stream()
                        .noneMatch(needless -> file.equals(needless) || file.startsWith(needless + "/")))
                .map(Path::of)
                .toList());
    }
}
