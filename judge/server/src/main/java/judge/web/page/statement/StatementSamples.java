package judge.web.page.statement;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import judge.problem.Problem;
import judge.web.page.Paths;

/**
 * The samples of a problem as its statement shows them: what the package has for showing and for downloading in place
 * of input and answer, where it has that.
 */
final class StatementSamples {

    /** The words by which a statement asks for its next sample: in Markdown and in TeX. */
    private static final List<String> NEXT = List.of("{{nextsample}}", "\\nextsample");

    private static final List<String> REMAINING = List.of("{{remainingsamples}}", "\\remainingsamples");

    private static final String TALK = ".interaction";

    /** The endings of files of samples; longer ones come before those that they end with. */
    private static final List<String> ENDINGS =
            List.of(".in.statement", ".ans.statement", ".in.download", ".ans.download", ".in", ".ans", ".out", TALK);

    private static final List<String> ANSWERS = List.of(".ans.statement", ".out", ".ans");

    private static final int SHOWN_BYTES = 8 << 10;

    private final Map<String, Map<String, Path>> samples = new TreeMap<>();
    private final boolean talks;

    StatementSamples(Problem problem) {
        talks = problem.type().needsValidator();
        Stream.concat(Stream.of(problem.folder()), problem.content().made().stream())
                .map(folder -> folder.resolve("data/sample"))
                .forEach(this::add);
    }

    /** Tells whether the problem has any. */
    boolean areThere() {
        return !samples.isEmpty();
    }

    private void add(Path folder) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile).sorted()::iterator) {
                String name = file.getFileName().toString();
                ENDINGS.stream()
                        .filter(ending -> name.endsWith(ending) && name.length() > ending.length())
                        .findFirst()
                        .filter(ending -> talks || !ending.equals(TALK))
                        .ifPresent(ending -> samples.computeIfAbsent(
                                        name.substring(0, name.length() - ending.length()), any -> new TreeMap<>())
                                .putIfAbsent(ending, file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * A statement whose samples are to be put in: {@link #in} takes what has come of {@link #marked}.
     *
     * @param text with a word of our own in place of each sample, which nobody can have written before
     * @param html the HTML for each place, by its word
     */
    record Placed(String text, Map<String, String> html) {

        /** The statement with its samples. */
        String in(String made) {
            String all = made;
            for (Map.Entry<String, String> one : html.entrySet()) {
                String own = "<p>" + one.getKey() + "</p>";
                all = all.replace(all.contains(own) ? own : one.getKey(), one.getValue());
            }
            return all;
        }
    }

    private static String word() {
        return "X" + UUID.randomUUID().toString().replace("-", "") + "X";
    }

    /**
     * Marks where samples belong; those that no place is for come at the end.
     *
     * @param text of a statement, which shows no sample itself
     * @param href the address of the downloads, with a slash
     * @param words the sentence for a key
     */
    Placed marked(String text, String href, UnaryOperator<String> words) {
        List<String> shown = new ArrayList<>();
        samples.forEach((name, files) -> shown.add(html(shown.size() + 1, name, files, href, words)));
        Map<String, String> placed = new LinkedHashMap<>();
        String marked = text;
        int taken = 0;
        for (int at = first(marked, NEXT); at >= 0; at = first(marked, NEXT)) {
            String html = taken < shown.size() ? shown.get(taken++) : "";
            String word = word();
            marked = replaced(marked, at, NEXT, word);
            placed.put(word, html);
        }
        String rest = String.join("", shown.subList(taken, shown.size()));
        int at = first(marked, REMAINING);
        String word = word();
        marked = at >= 0 ? replaced(marked, at, REMAINING, word) : marked + "\n\n" + word + "\n";
        placed.put(word, rest);
        return new Placed(marked, placed);
    }

    private static int first(String text, List<String> words) {
        return words.stream()
                .mapToInt(text::indexOf)
                .filter(at -> at >= 0)
                .min()
                .orElse(-1);
    }

    private static String replaced(String text, int at, List<String> words, String place) {
        String found = words.stream()
                .filter(word -> text.startsWith(word, at))
                .findFirst()
                .orElseThrow();
        return text.substring(0, at) + "\n\n" + place + "\n\n" + text.substring(at + found.length());
    }

    private static String html(
            int number, String name, Map<String, Path> files, String href, UnaryOperator<String> words) {
        StringBuilder html = new StringBuilder();
        html.append("<section class=\"sample\" data-sample=\"" + StatementHtml.escaped(name) + "\"><h3>");
        html.append(words.apply("sample") + ' ' + number + "</h3><div class=\"sample-sides\">");
        if (files.containsKey(TALK)) {
            block(html, words.apply("sample-talk"), files, TALK);
        } else {
            String input = files.containsKey(".in.statement") ? ".in.statement" : ".in";
            block(html, words.apply("sample-input"), files, input);
            ANSWERS.stream()
                    .filter(files::containsKey)
                    .findFirst()
                    .ifPresent(ending -> block(html, words.apply("sample-output"), files, ending));
        }
        return html.append("</div>")
                .append(links(downloads(name, files).keySet(), href))
                .append("</section>")
                .toString();
    }

    private static String links(Set<String> files, String href) {
        StringBuilder html = new StringBuilder();
        for (String file : files) {
            html.append("<a href=\"")
                    .append(StatementHtml.escaped(href + Paths.part(file)))
                    .append("\" download>")
                    .append(StatementHtml.escaped(file))
                    .append("</a> ");
        }
        return html.toString();
    }

    private static void block(StringBuilder html, String heading, Map<String, Path> files, String ending) {
        Path file = files.get(ending);
        if (file != null) {
            html.append("<div><h4>")
                    .append(heading)
                    .append("</h4><pre>")
                    .append(StatementHtml.escaped(start(file)))
                    .append("</pre></div>");
        }
    }

    private static String start(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] start = in.readNBytes(SHOWN_BYTES + 1);
            String text = new String(start, 0, Math.min(start.length, SHOWN_BYTES), StandardCharsets.UTF_8);
            return start.length > SHOWN_BYTES ? text + "…" : text;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Returns the files to download, by the names that they get: a file that is shown in another form is left out,
     * unless a file for downloading is given.
     */
    private static Map<String, Path> downloads(String name, Map<String, Path> files) {
        boolean talk = files.containsKey(TALK);
        Map<String, Path> found = new LinkedHashMap<>();
        put(found, name + ".in", files, ".in.download", talk || files.containsKey(".in.statement") ? "" : ".in");
        boolean other = talk || files.containsKey(".ans.statement");
        put(found, name + ".ans", files, ".ans.download", other ? "" : files.containsKey(".out") ? ".out" : ".ans");
        return found;
    }

    private static void put(
            Map<String, Path> found, String name, Map<String, Path> files, String first, String otherwise) {
        Path file = files.getOrDefault(first, files.get(otherwise));
        if (file != null) {
            found.put(name, file);
        }
    }

    /** A file that may be downloaded; empty where there is none of that name. */
    Optional<Path> download(String file) {
        return samples.entrySet().stream()
                .flatMap(one -> downloads(one.getKey(), one.getValue()).entrySet().stream())
                .filter(one -> one.getKey().equals(file))
                .map(Map.Entry::getValue)
                .findFirst();
    }
}
