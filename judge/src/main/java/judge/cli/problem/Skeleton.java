package judge.cli.problem;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import judge.source.LanguageName;
import judge.source.LanguageNames;

/** Small sound packages to start from, one for each kind of problem: {@code docs/cookbook.md} has the same files. */
enum Skeleton {
    PASS_FAIL,
    CHECKER,
    INTERACTIVE,
    MULTI_PASS,
    SCORING;

    /** Languages that all programs of a skeleton are there in. */
    static final List<LanguageName> LANGUAGES = List.of(LanguageName.CPP, LanguageName.PYTHON3);

    /** A list of all files of all skeletons, each by its path below the one of its kind. */
    private static final String LIST = "skeleton/files.txt";

    /** The {@code uuid} that stands in the files; no package keeps it. */
    static final String UUID = "00000000-0000-4000-8000-000000000000";

    static Optional<Skeleton> of(String code) {
        return Arrays.stream(values()).filter(one -> one.code().equals(code)).findFirst();
    }

    String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the files of a package whose programs are in one language, by their paths in it. */
    Map<String, String> files(LanguageName language) {
        String folder = code() + "/";
        Map<String, String> files = new LinkedHashMap<>();
        read(LIST)
                .lines()
                .filter(path -> path.startsWith(folder))
                .filter(path -> !LanguageNames.known().isSource(path)
                        || language.endings().stream().anyMatch(path::endsWith))
                .forEach(path -> files.put(path.substring(folder.length()), read("skeleton/" + path)));
        return files;
    }

    private static String read(String name) {
        try (InputStream file = Objects.requireNonNull(Skeleton.class.getResourceAsStream(name), name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
