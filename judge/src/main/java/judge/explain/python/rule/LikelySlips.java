package judge.explain.python.rule;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.reason.Hint;

/** Finds code that Python allows and that is seldom meant, in the source of a program whose answer is wrong. */
public final class LikelySlips {

    /** Texts within a line, and comments. */
    private static final Pattern NO_CODE = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*+\"|'(?:[^'\\\\]|\\\\.)*+'|#.*");

    /** A list that holds a single list, times a number. */
    private static final Pattern ROWS =
            Pattern.compile("^\\s*+(\\w++)\\s*+=[^=]*\\[\\s*+\\[[^\\[\\]]*+\\]\\s*+(?:\\*[^\\[\\],]*+)?\\]\\s*+\\*");

    private static final String READ = "(?:(?:sys\\.)?stdin\\.readline|input)\\(\\)(?:\\.r?strip\\(\\))?\\.split\\(\\)";

    private static final String OF = "\\s*+(?:(?:set|list)\\(\\s*+)?+";

    private static final Pattern TEXTS =
            Pattern.compile("^\\s*+(\\w++)\\s*+=\\s*+(?:list\\(" + READ + "\\)|" + READ + ")\\s*+$");

    private static final Pattern SORTS_READ =
            Pattern.compile("\\b(?:sorted|max|min)\\(" + OF + READ + "\\s*+\\)?(?:,(?!.*key).*)?\\)");

    private static final Pattern LOOP = Pattern.compile("^(\\s*+)for\\s++\\w++(?:\\s*+,\\s*+\\w++)*+\\s++in\\s++"
            + "(?:enumerate\\(\\s*+)?(\\w++)\\s*+\\)?+\\s*+:(.*)");

    /** An index within brackets, which may have one itself. */
    private static final String INDEX = "\\[(?:[^\\[\\]]|\\[[^\\[\\]]*+\\])*+\\]";

    private static final Pattern LEAVES = Pattern.compile("\\b(?:break|return|exit|quit|raise)\\b");

    private static final Pattern NUMBERS = Pattern.compile("(?:[-+]?[0-9]++(?:\\.[0-9]*+)?+\\s*+)*+");

    /** Among numbers of one digit the order of texts is the right one. */
    private static final Pattern LONGER_NUMBER = Pattern.compile("[-0-9][0-9]");

    /** The characters of sources and of inputs that are looked at. */
    private static final int MAX_CHARACTERS = 100_000;

    private static final int MAX_LINE = 500;

    /** The number of lists of a kind that are looked at: each is looked for in all lines. */
    private static final int MAX_LISTS = 20;

    private LikelySlips() {}

    /**
     * The first of each kind.
     *
     * @param texts of the files
     * @param input of the case that fails
     */
    public static List<Hint> hints(Collection<String> texts, String input) {
        String head =
                input.substring(0, Math.min(input.length(), MAX_CHARACTERS)).strip();
        boolean numbers =
                NUMBERS.matcher(head).matches() && LONGER_NUMBER.matcher(head).find();
        List<Hint> hints = new ArrayList<>();
        for (String text : texts) {
            List<String> lines = code(text);
            sharedRows(lines).ifPresent(hints::add);
            if (numbers) {
                sortedTexts(lines).ifPresent(hints::add);
            }
            removingLoop(lines).ifPresent(hints::add);
        }
        return List.copyOf(hints);
    }

    /** Returns the lines of a source, with nothing where there are texts and comments. */
    private static List<String> code(String text) {
        return text.substring(0, Math.min(text.length(), MAX_CHARACTERS))
                .lines()
                .map(line ->
                        NO_CODE.matcher(line.length() > MAX_LINE ? "" : line).replaceAll(""))
                .toList();
    }

    private static Hint hint(String code, String name, int index) {
        return (name.isEmpty() ? Hint.of(code) : Hint.of(code, "name", name)).with("line", index + 1);
    }

    /** Rows that are replaced as a whole do no harm: an element must be changed, or a row grow. */
    private static Optional<Hint> sharedRows(List<String> lines) {
        int looked = 0;
        for (int i = 0; i < lines.size() && looked < MAX_LISTS; i++) {
            Matcher rows = ROWS.matcher(lines.get(i));
            if (rows.find()) {
                looked++;
                String name = rows.group(1);
                Pattern changes = Pattern.compile("\\b" + name
                        + "(?:(?:" + INDEX + "){2,}+\\s*+(?:[-+*/%&|^]|//|\\*\\*|<<|>>)?=(?!=)"
                        + "|(?:" + INDEX + ")++\\.(?:append|extend|insert|pop)\\()");
                if (lines.stream().anyMatch(line -> changes.matcher(line).find())) {
                    return Optional.of(hint("python-rows-shared", name, i));
                }
            }
        }
        return Optional.empty();
    }

    /** Finds values that are read as texts, never turned into numbers, and sorted. */
    private static Optional<Hint> sortedTexts(List<String> lines) {
        int looked = 0;
        for (int i = 0; i < lines.size() && looked < MAX_LISTS; i++) {
            if (SORTS_READ.matcher(lines.get(i)).find()) {
                return Optional.of(hint("python-texts-sorted", "", i));
            }
            Matcher read = TEXTS.matcher(lines.get(i));
            if (read.find()) {
                looked++;
                String name = read.group(1);
                Optional<Hint> found = sorted(lines, name, i);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Hint> sorted(List<String> lines, String name, int from) {
        Pattern sorts = Pattern.compile("\\b" + name + "\\.sort\\((?!.*key)|\\b(?:sorted|max|min)\\(" + OF + name
                + "\\s*+\\)?(?:,(?!.*key).*)?\\)");
        Pattern named = Pattern.compile("\\b" + name + "\\b");
        Pattern otherwise = Pattern.compile("\\b(?:int|float|map|key|for)\\b|\\b" + name + "\\s*+=(?!=)");
        int found = -1;
        for (int i = from + 1; i < lines.size(); i++) {
            String line = lines.get(i);
            if (sorts.matcher(line).find()) {
                found = found < 0 ? i : found;
            } else if (found < 0
                    && named.matcher(line).find()
                    && otherwise.matcher(line).find()) {
                return Optional.empty();
            }
        }
        return found < 0 ? Optional.empty() : Optional.of(hint("python-texts-sorted", name, found));
    }

    /** Elements are taken away from a list by the loop over it, which is not left at once. */
    private static Optional<Hint> removingLoop(List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            Matcher loop = LOOP.matcher(lines.get(i));
            if (!loop.matches()) {
                continue;
            }
            String name = loop.group(2);
            Pattern removes = Pattern.compile("\\b" + name + "\\.(?:remove|pop)\\(|\\bdel\\s++" + name + "\\[");
            List<String> body = new ArrayList<>(List.of(loop.group(3)));
            lines.stream()
                    .skip(i + 1L)
                    .takeWhile(line ->
                            line.isBlank() || indent(line) > loop.group(1).length())
                    .forEach(body::add);
            for (int k = 0; k < body.size(); k++) {
                if (removes.matcher(body.get(k)).find() && !leaves(body, k)) {
                    return Optional.of(hint("python-loop-removes", name, i + k));
                }
            }
        }
        return Optional.empty();
    }

    /** Tells whether the code after a line of a body, in any of the blocks around it, may leave the loop. */
    private static boolean leaves(List<String> body, int from) {
        int depth = indent(body.get(from));
        return Stream.concat(
                        Stream.of(body.get(from)), body.stream().skip(from + 1L).filter(line -> indent(line) <= depth))
                .anyMatch(line -> LEAVES.matcher(line).find());
    }

    private static int indent(String line) {
        int indent = 0;
        while (indent < line.length() && (line.charAt(indent) == ' ' || line.charAt(indent) == '\t')) {
            indent++;
        }
        return indent;
    }
}
