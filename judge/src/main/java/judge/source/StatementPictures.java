package judge.source;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Pictures that a statement in Markdown or LaTeX names and nobody will see.
 *
 * @param lacking names of files that are not in the statement's folder, as they are written
 * @param elsewhere what pages do not load: of other hosts, written into the statement, or of kinds no browser shows
 */
public record StatementPictures(List<String> lacking, List<String> elsewhere) {

    /** The length of statements whose pictures are looked for; nobody writes a longer one by hand. */
    private static final int MOST_CHARACTERS = 1 << 20;

    private static final int SHOWN = 80;
    private static final List<String> LATEX_ENDINGS = List.of("", ".png", ".jpg", ".jpeg", ".pdf", ".eps");

    private static final Pattern WITH_SCHEME = Pattern.compile("(?s)(?://|[a-zA-Z][a-zA-Z0-9+.-]*:).*");
    private static final Pattern ESCAPES = Pattern.compile("(?:%[0-9a-fA-F]{2})++");
    private static final Pattern IN_BROWSERS = Pattern.compile("(?is).*\\.(?:png|jpe?g|gif|svg|webp|bmp|avif)");
    private static final Pattern FENCE = Pattern.compile(" {0,3}(`{3,}+|~{3,}+)([^`]*+)");
    private static final Pattern TICKS = Pattern.compile("`++");
    private static final Pattern COMMENT = Pattern.compile("(?s)<!--.*?(?:-->|$)");
    private static final String LABEL = "[^\\[\\]]*+(?:\\[[^\\[\\]]*+\\][^\\[\\]]*+){0,50}+";
    private static final String ADDRESS = "(?:<([^<>\\n]*+)>|([^\\s<>()]*+(?:\\([^\\s<>()]*+\\)[^\\s<>()]*+){0,20}+))";
    private static final Pattern INLINE =
            Pattern.compile("!\\[" + LABEL + "\\]\\(\\s*+" + ADDRESS + "(?:\\)|\\s++[\"'(])");
    private static final Pattern REFERENCE = Pattern.compile("!\\[([^\\[\\]]++)\\](?!\\()(?:\\[([^\\[\\]]*+)\\])?");
    private static final Pattern DEFINITION =
            Pattern.compile("(?m)^ {0,3}\\[([^\\[\\]\\n]++)\\]:[ \\t]*+\\n?[ \\t]*+" + ADDRESS);
    private static final Pattern HTML = Pattern.compile("(?i)<img\\s([^<>]*+)>");
    private static final Pattern SOURCE =
            Pattern.compile("(?i)(?<![^\\s\"'])src\\s*+=\\s*+(?:\"([^\"]*+)\"|'([^']*+)'|([^\\s\"'<>]++))");

    private static final Pattern LATEX_COMMENT = Pattern.compile("(?m)(?<!\\\\)%.*$");
    private static final Pattern VERBATIM =
            Pattern.compile("(?s)\\\\begin\\{(verbatim\\*?|lstlisting|minted|comment)\\}.*?(?:\\\\end\\{\\1\\}|$)");
    private static final Pattern GRAPHICS =
            Pattern.compile("\\\\includegraphics\\s*+\\*?\\s*+(?:\\[[^\\]]{0,2000}+\\]\\s*+){0,2}"
                    + "\\{([^{}]*+(?:\\{[^{}]*+\\}[^{}]*+){0,5}+)\\}");
    private static final Pattern ILLUSTRATION =
            Pattern.compile("\\\\illustration\\s*+\\{[^{}]*+\\}\\s*+\\{([^{}]++)\\}");
    private static final Pattern GRAPHICS_PATH =
            Pattern.compile("\\\\graphicspath\\s*+\\{((?:\\s*+\\{[^{}]*+\\}){1,50}+)\\s*+\\}");
    private static final Pattern IN_BRACES = Pattern.compile("\\{([^{}]*+)\\}");

    public StatementPictures {
        lacking = List.copyOf(lacking);
        elsewhere = List.copyOf(elsewhere);
    }

    /**
     * Finds the pictures of a statement.
     *
     * @param file the statement's name; its ending tells the format, and of formats other than Markdown and LaTeX
     *     nothing is known
     * @param isThere tells whether there is a file, by its path from the statement's folder, such as
     *     {@code img/a.png}
     */
    public static StatementPictures of(String file, String text, Predicate<String> isThere) {
        String some =
                text.substring(0, Math.min(text.length(), MOST_CHARACTERS)).replace("\r\n", "\n");
        Set<String> lacking = new LinkedHashSet<>();
        Set<String> elsewhere = new LinkedHashSet<>();
        String name = file.toLowerCase(Locale.ROOT);
        if (name.endsWith(".md")) {
            for (String picture : inMarkdown(some)) {
                boolean away = WITH_SCHEME.matcher(picture).matches();
                if (!away && isLacking(List.of(decoded(picture)), isThere)) {
                    lacking.add(shown(picture));
                } else if (away || !IN_BROWSERS.matcher(decoded(picture)).matches()) {
                    elsewhere.add(shown(picture));
                }
            }
        } else if (name.endsWith(".tex")) {
            String plain =
                    LATEX_COMMENT.matcher(VERBATIM.matcher(some).replaceAll("")).replaceAll("");
            List<String> folders = folders(plain);
            inLatex(plain).stream()
                    .filter(picture -> isLacking(places(picture, folders), isThere))
                    .forEach(picture -> lacking.add(shown(picture)));
        }
        return new StatementPictures(new ArrayList<>(lacking), new ArrayList<>(elsewhere));
    }

    private static String shown(String name) {
        String visible = name.replaceAll("\\p{Cntrl}", " ");
        return visible.length() <= SHOWN ? visible : visible.substring(0, SHOWN) + "...";
    }

    private static boolean isLacking(List<String> places, Predicate<String> isThere) {
        return places.stream()
                .map(StatementPictures::normal)
                .flatMap(Optional::stream)
                .noneMatch(isThere);
    }

    private static Set<String> inMarkdown(String text) {
        String plain = withoutCode(COMMENT.matcher(withoutFenced(text)).replaceAll(""));
        Set<String> names = new LinkedHashSet<>();
        all(INLINE, plain, names);
        for (Matcher tag = HTML.matcher(plain); tag.find(); ) {
            all(SOURCE, tag.group(1), names);
        }
        Map<String, String> defined = new LinkedHashMap<>();
        for (Matcher found = DEFINITION.matcher(plain); found.find(); ) {
            defined.putIfAbsent(label(found.group(1)), found.group(2) == null ? found.group(3) : found.group(2));
        }
        for (Matcher found = REFERENCE.matcher(plain); found.find(); ) {
            boolean named = found.group(2) != null && !found.group(2).isBlank();
            Optional.ofNullable(defined.get(label(named ? found.group(2) : found.group(1))))
                    .ifPresent(names::add);
        }
        return names;
    }

    private static String withoutFenced(String text) {
        StringBuilder rest = new StringBuilder();
        String fence = "";
        for (String line : text.split("\n", -1)) {
            Matcher found = FENCE.matcher(line);
            boolean isFence = found.matches();
            if (fence.isEmpty() && isFence) {
                fence = found.group(1);
            } else if (!fence.isEmpty()) {
                boolean closes = isFence
                        && found.group(1).startsWith(fence)
                        && found.group(2).isBlank();
                fence = closes ? "" : fence;
            } else {
                rest.append(line).append('\n');
            }
        }
        return rest.toString();
    }

    /** Code within a line begins and ends with as many ticks; what has no end is none. */
    private static String withoutCode(String text) {
        return Stream.of(text.split("\n[ \t]*\n", -1))
                .map(StatementPictures::paragraphWithoutCode)
                .collect(Collectors.joining());
    }

    private static String paragraphWithoutCode(String paragraph) {
        List<MatchResult> ticks = TICKS.matcher(paragraph).results().toList();
        Map<Integer, Integer> last = new HashMap<>();
        for (int i = 0; i < ticks.size(); i++) {
            last.put(ticks.get(i).group().length(), i);
        }
        StringBuilder rest = new StringBuilder();
        int from = 0;
        for (int i = 0; i < ticks.size(); i++) {
            int length = ticks.get(i).group().length();
            if (last.getOrDefault(length, i) > i) {
                rest.append(paragraph, from, ticks.get(i).start()).append(' ');
                do {
                    i++;
                } while (ticks.get(i).group().length() != length);
                from = ticks.get(i).end();
            }
        }
        return rest.append(paragraph, from, paragraph.length()).append("\n\n").toString();
    }

    private static String label(String written) {
        return written.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
    }

    /** The means of the group that took part, of every place. */
    private static void all(Pattern pattern, String text, Set<String> names) {
        for (Matcher found = pattern.matcher(text); found.find(); ) {
            for (int group = 1; group <= found.groupCount(); group++) {
                String name = found.group(group);
                if (name != null && !name.isBlank()) {
                    names.add(name.strip());
                }
            }
        }
    }

    private static Set<String> inLatex(String text) {
        Set<String> names = new LinkedHashSet<>();
        all(GRAPHICS, text, names);
        all(ILLUSTRATION, text, names);
        // A name that a macro makes is not known here.
        names.removeIf(name -> name.contains("\\") || name.contains("#"));
        return names;
    }

    private static List<String> folders(String text) {
        List<String> folders = new ArrayList<>(List.of(""));
        for (Matcher found = GRAPHICS_PATH.matcher(text); found.find(); ) {
            for (Matcher one = IN_BRACES.matcher(found.group(1)); one.find(); ) {
                folders.add(one.group(1).strip());
            }
        }
        return folders;
    }

    /** Paths at which LaTeX looks for a picture, with endings of its own choice where none is written. */
    private static List<String> places(String written, List<String> folders) {
        String name = written.replaceAll("[{}\"]", "").strip();
        List<String> places = new ArrayList<>();
        for (String folder : folders) {
            LATEX_ENDINGS.forEach(ending -> places.add(folder + name + ending));
        }
        return places;
    }

    private static String decoded(String address) {
        String plain = address.replaceFirst("[?#].*", "").replace("&amp;", "&");
        return ESCAPES.matcher(plain)
                .replaceAll(
                        found -> Matcher.quoteReplacement(URLDecoder.decode(found.group(), StandardCharsets.UTF_8)));
    }

    /** A path without {@code .} and {@code ..}; empty where no file of the folder has it. */
    private static Optional<String> normal(String path) {
        List<String> parts = new ArrayList<>();
        for (String part : path.split("/", -1)) {
            if (part.equals("..") && parts.isEmpty()) {
                return Optional.empty();
            } else if (part.equals("..")) {
                parts.remove(parts.size() - 1);
            } else if (!part.isEmpty() && !part.equals(".")) {
                parts.add(part);
            }
        }
        return path.startsWith("/") || path.indexOf('\0') >= 0 || parts.isEmpty()
                ? Optional.empty()
                : Optional.of(String.join("/", parts));
    }
}
