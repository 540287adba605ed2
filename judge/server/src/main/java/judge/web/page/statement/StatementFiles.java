package judge.web.page.statement;

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
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.message.DisplayLanguage;
import judge.problem.Problem;
import judge.problem.yaml.Constants;
import org.jspecify.annotations.Nullable;

/** The statement of a problem as its package has it: Markdown, TeX or PDF, in some languages. */
public final class StatementFiles {

    /** The folder of the samples, below the statement. */
    static final String SAMPLES = "sample/";

    /** The folder of the package's other files for those who solve it, below the statement. */
    public static final String ATTACHMENTS = "attachment/";

    /** The media type of files that no browser is to open. */
    public static final String ANY = "application/octet-stream";

    private static final List<String> FOLDERS = List.of("statement", "problem_statement");
    /** LaTeX leaves them out. */
    private static final List<String> PICTURE_ENDINGS = List.of("", ".png", ".jpg", ".jpeg");

    private static final Pattern STATEMENT = Pattern.compile("problem\\.(?:[^.]+\\.)?(?:tex|md|pdf)");
    private static final int KEPT = 200;
    private static final String TEXT = "text/plain; charset=utf-8";
    private static final long MOST_BYTES = 20L << 20;
    private static final Map<String, String> TYPES = Map.of(
            "pdf", "application/pdf",
            "png", "image/png",
            "jpg", "image/jpeg",
            "jpeg", "image/jpeg",
            "gif", "image/gif",
            "svg", "image/svg+xml",
            "webp", "image/webp",
            "bmp", "image/bmp",
            "avif", "image/avif");

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
    public record Shown(String html, List<String> files, boolean formulas) {}

    /** A file with its media type. */
    @SuppressWarnings("ArrayRecordComponent") // sent, and never compared
    public record Content(byte[] bytes, String type) {}

    /**
     * The statement in a language, else in English, else in any.
     *
     * @param version of the problem
     * @param href address of the page: pictures and samples are below it
     * @param words the sentence for a key, in the language
     */
    public Shown of(long version, Problem problem, DisplayLanguage language, String href, UnaryOperator<String> words) {
        String key = version + " " + language.tag() + " " + href;
        synchronized (kept) {
            @Nullable Shown known = kept.get(key);
            if (known != null) {
                return known;
            }
        }
        Shown made = make(problem, language, href, words);
        synchronized (kept) {
            kept.put(key, made);
        }
        return made;
    }

    private Shown make(Problem problem, DisplayLanguage language, String href, UnaryOperator<String> words) {
        StatementSamples samples = new StatementSamples(problem);
        String below = href + "/statement/";
        List<Path> all = files(problem);
        List<String> pdfs = all.stream()
                .map(StatementFiles::name)
                .filter(name -> name.endsWith(".pdf"))
                .toList();
        for (String extension : List.of("md", "tex")) {
            Optional<Path> chosen = chosen(all, extension, language);
            if (chosen.isPresent()) {
                boolean markdown = extension.equals("md");
                String text = plain(chosen.get(), samples);
                StatementSamples.Placed placed = samples.marked(text, below + SAMPLES, words);
                Constants constants = problem.extras().constants();
                String made = markdown
                        ? html.ofMarkdown(constants.in(placed.text()), below)
                        : new TexPages(html).of(TexPages.with(constants, placed.text()), below, words);
                return new Shown(placed.in(made), pdfs, made.contains(StatementHtml.FORMULA));
            }
        }
        // A PDF shows the samples itself.
        StatementSamples.Placed alone = samples.marked("", below + SAMPLES, words);
        return new Shown(pdfs.isEmpty() ? alone.in(alone.text()) : "", pdfs, false);
    }

    private static String plain(Path file, StatementSamples samples) {
        String text = text(file);
        return name(file).endsWith(".tex") ? TexPages.plain(text, name(file), samples.areThere()) : text;
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

    /**
     * Returns the files in the folders of statements; where no folder has a statement, also those that lie beside
     * problem.yaml.
     */
    private static List<Path> files(Problem problem) {
        List<Path> all = FOLDERS.stream()
                .flatMap(folder -> children(problem.folder().resolve(folder)).stream())
                .toList();
        if (all.stream().anyMatch(StatementFiles::isStatement)) {
            return all;
        }
        List<Path> beside = children(problem.folder()).stream()
                .filter(StatementFiles::isStatement)
                .toList();
        return Stream.concat(all.stream(), beside.stream()).toList();
    }

    private static boolean isStatement(Path file) {
        return STATEMENT.matcher(name(file)).matches();
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

    /**
     * A sample, an attachment, or a file beside the statement that a browser can show; empty where there is none
     * of that name.
     */
    public Optional<Content> content(Problem problem, String name) {
        if (name.startsWith(SAMPLES)) {
            return new StatementSamples(problem)
                    .download(name.substring(SAMPLES.length()))
                    .flatMap(file -> read(file, TEXT));
        }
        if (name.startsWith(ATTACHMENTS)) {
            return Optional.ofNullable(Attachments.of(problem).get(name.substring(ATTACHMENTS.length())))
                    .flatMap(file -> read(file, ANY));
        }
        for (String ending : PICTURE_ENDINGS) {
            String whole = name + ending;
            @Nullable
            String type = TYPES.get(whole.substring(whole.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT));
            Optional<Path> file = type == null ? Optional.empty() : beside(problem, whole);
            if (type != null && file.isPresent()) {
                return file.flatMap(one -> read(one, type));
            }
        }
        return Optional.empty();
    }

    /** The media type of a picture or a PDF, by its name; empty of other files. */
    public static Optional<String> type(String name) {
        return Optional.ofNullable(
                TYPES.get(name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT)));
    }

    /** A file in the statement's folder or below it. */
    private static Optional<Path> beside(Problem problem, String name) {
        if (!name.contains("/")) {
            return files(problem).stream()
                    .filter(file -> name(file).equals(name))
                    .findFirst();
        }
        if (name.indexOf('\0') >= 0) {
            return Optional.empty();
        }
        return FOLDERS.stream()
                .map(problem.folder()::resolve)
                .flatMap(folder -> Stream.of(folder.resolve(name).normalize()).filter(file -> file.startsWith(folder)))
                .filter(Files::isRegularFile)
                .findFirst();
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
