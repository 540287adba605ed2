package judge.language.file;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.language.tool.Tool;
import judge.sandbox.SandboxException;

/**
 * The compilers and interpreters of a language on this host, and the folders of their libraries.
 *
 * @param paths of files and folders, by the tool's name; no links
 */
record HostTools(Map<String, Path> paths) {

    HostTools {
        paths = Map.copyOf(paths);
    }

    /**
     * The tools of a language.
     *
     * @param environment of the judge, for its search path
     * @throws SandboxException where one is missing, with what is to be installed
     */
    static HostTools find(LanguageFile language, Map<String, String> environment) throws SandboxException {
        Map<String, Path> paths = new LinkedHashMap<>();
        for (Map.Entry<String, List<String>> tool : language.tools().places().entrySet()) {
            paths.put(
                    tool.getKey(),
                    find(tool.getValue(), environment)
                            .orElseThrow(() -> new SandboxException(LanguageFault.LANGUAGE_NOT_INSTALLED.of(
                                    language.name().title(),
                                    tool.getKey(),
                                    String.join(", ", tool.getValue()),
                                    language.installing()))));
        }
        return new HostTools(paths);
    }

    /** The reason why a language's tools are not there, with what is to be installed; empty where they are. */
    static Optional<Object> absence(LanguageFile language) {
        try {
            if (language.guest().isPresent()) {
                language.guest().get().requireInstalled(language.name().title());
            } else {
                find(language, System.getenv());
            }
            return Optional.empty();
        } catch (SandboxException e) {
            return Optional.of(e.why());
        }
    }

    private static Optional<Path> find(List<String> places, Map<String, String> environment) {
        return places.stream()
                .flatMap(place -> (place.startsWith("/") ? matching(place) : onPath(place, environment))
                        .stream()
                                .filter(file -> place.endsWith("/")
                                        ? Files.isDirectory(file)
                                        : Files.isRegularFile(file) && Files.isExecutable(file)))
                .flatMap(file -> real(file).stream())
                .findFirst();
    }

    /** Returns the file that links lead to; empty where it has gone meanwhile. */
    private static Optional<Path> real(Path file) {
        try {
            return Optional.of(file.toRealPath());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static List<Path> onPath(String name, Map<String, String> environment) {
        List<Path> candidates = new ArrayList<>();
        for (String folder : environment.getOrDefault("PATH", "").split(":", -1)) {
            if (folder.startsWith("/")) {
                candidates.add(Path.of(folder, name));
            }
        }
        return candidates;
    }

    /** Returns the files and folders of a path in which a star stands for part of a name, the highest version first. */
    static List<Path> matching(String path) {
        List<Path> found = List.of(Path.of("/"));
        for (Path part : Path.of(path)) {
            List<Path> next = new ArrayList<>();
            for (Path folder : found) {
                next.addAll(matching(folder, part.toString()));
            }
            found = next;
        }
        return found;
    }

    private static List<Path> matching(Path folder, String name) {
        if (!name.contains("*")) {
            Path path = folder.resolve(name);
            return Files.exists(path) ? List.of(path) : List.of();
        }
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, name)) {
            entries.forEach(found::add);
        } catch (IOException e) {
            return List.of(); // It is no folder.
        }
        found.sort((one, other) -> Versions.compare(other.toString(), one.toString()));
        return found;
    }

    /**
     * The first line that a tool says of its version.
     *
     * @throws SandboxException where it says none, or ends with another status than 0, as after an unknown option
     */
    String version(LanguageFile language) throws SandboxException {
        List<String> line = language.tools().version().filled(values(""), List.of());
        try {
            Tool.Result said = Tool.run(line);
            String first = said.output()
                    .lines()
                    .map(String::strip)
                    .filter(one -> !one.isEmpty())
                    .findFirst()
                    .orElse("");
            if (said.status() != 0 || first.isEmpty()) {
                throw new SandboxException(LanguageFault.VERSION_NOT_TOLD.of(
                        language.name().title(), String.join(" ", line), said.status(), first));
            }
            return first;
        } catch (IOException e) {
            throw new SandboxException(language.name().title() + " does not start: " + e.getMessage(), e);
        }
    }

    /**
     * Values for placeholders: the tools' paths.
     *
     * @param root the folder as which a command sees the root folder, without a slash at its end
     */
    Map<String, String> values(String root) {
        Map<String, String> values = new LinkedHashMap<>();
        paths.forEach((name, path) -> values.put(name, root + path));
        return values;
    }
}
