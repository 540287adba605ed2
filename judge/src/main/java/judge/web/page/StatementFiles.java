package judge.web.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import judge.message.DisplayLanguage;
import org.jspecify.annotations.Nullable;

/** The statement of a problem as its package has it: Markdown, TeX or PDF, in some languages. */
final class StatementFiles {

    private static final List<String> FOLDERS = List.of("statement", "problem_statement");
    private static final int KEPT = 200;
    private static final long MOST_BYTES = 20L << 20;
    private static final Map<String, String> TYPES = Map.of(
            "pdf", "application/pdf",
            "png", "image/png",
            "jpg", "image/jpeg",
            "jpeg", "image/jpeg",
            "gif", "image/gif",
            "svg", "image/svg+xml",
            "webp", "image/webp");

    private final StatementHtml html = new StatementHtml();
    private final Map<String, Shown> kept = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Shown> eldest) {
            return size() > KEPT;
        }
    };

    /**
     * A statement to be shown.
     *
     * @param html safe for any page
     * @param files names of PDFs
     * @param formulas whether there are any
     */
    record Shown(String html, List<String> files, boolean formulas) {}

    /** A file with its media type. */
    @SuppressWarnings("ArrayRecordComponent") // sent, and never compared
    record Content(byte[] bytes, String type) {}

    /**
     * The statement in a language, else in English, else in any.
     *
     * @param version of the problem
     * @param href address of the page: pictures are below it
     */
    Shown of(long version, Path problem, DisplayLanguage language, String href) {
        String key = version + " " + language.tag() + " " + href;
        synchronized (kept) {
            @Nullable Shown known = kept.get(key);
            if (known != null) {
                return known;
            }
        }
        Shown made = make(problem, language, href);
        synchronized (kept) {
            kept.put(key, made);
        }
        return made;
    }

    private Shown make(Path problem, DisplayLanguage language, String href) {
        List<Path> all = FOLDERS.stream()
                .flatMap(folder -> children(problem.resolve(folder)).stream())
                .toList();
        List<String> pdfs = all.stream()
                .map(StatementFiles::name)
                .filter(name -> name.endsWith(".pdf"))
                .toList();
        for (String extension : List.of("md", "tex")) {
            Optional<Path> chosen = chosen(all, extension, language);
            if (chosen.isPresent()) {
                String text = text(chosen.get());
                String made = extension.equals("md")
                        ? html.ofMarkdown(text, href + "/statement/")
                        : html.ofTex(text, href + "/statement/");
                return new Shown(made, pdfs, made.contains(StatementHtml.FORMULA));
            }
        }
        return new Shown("", pdfs, false);
    }

    private static Optional<Path> chosen(List<Path> all, String extension, DisplayLanguage language) {
        List<String> wanted = new ArrayList<>(List.of(language.tag(), "en"));
        for (String tag : wanted) {
            for (Path one : all) {
                if (name(one).startsWith("problem." + tag) && name(one).endsWith("." + extension)) {
                    return Optional.of(one);
                }
            }
        }
        return all.stream()
                .filter(one -> name(one).startsWith("problem.") && name(one).endsWith("." + extension))
                .findFirst();
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }

    private static List<Path> children(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A file beside the statement that a browser can show; empty where there is none of that name. */
    Optional<Content> content(Path problem, String name) {
        @Nullable
        String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT));
        if (type == null) {
            return Optional.empty();
        }
        return FOLDERS.stream()
                .flatMap(folder -> children(problem.resolve(folder)).stream())
                .filter(file -> name(file).equals(name))
                .findFirst()
                .flatMap(file -> read(file, type));
    }

    private static Optional<Content> read(Path file, String type) {
        try {
            return Files.size(file) > MOST_BYTES
                    ? Optional.empty()
                    : Optional.of(new Content(Files.readAllBytes(file), type));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
