package judge.language.gnu.hint;

import static judge.reason.HintCode.FILE_NOT_FOUND;

import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import judge.reason.Hint;

/** Files that a program reads and that are not there. */
public final class FileSlips {

    private static final Pattern READS =
            Pattern.compile("\\bf(?:re)?open\\s*+\\(\\s*+\"(?<one>[^\"\\n]{1,100}+)\"\\s*+,"
                    + "\\s*+\"r[bt]?\"|\\bifstream\\s++\\w++\\s*+\\(\\s*+\"(?<other>[^\"\\n]{1,100}+)\"");

    /** What asks whether the file is there, and what is for the contestant's own machine. */
    private static final Pattern ASKS = Pattern.compile("\\bif\\s*+\\([^;{}]*+$");

    private static final Pattern CONDITION = Pattern.compile("(?m)^[ \\t]*+#[ \\t]*+(if|endif)");

    private FileSlips() {}

    /**
     * The first of them.
     *
     * @param names of the files that are there
     */
    public static Optional<Hint> hint(Collection<String> texts, Set<String> names) {
        return BareSource.all(texts)
                .flatMap(source -> READS.matcher(source.quoted())
                        .results()
                        .filter(opened -> !names.contains(name(opened))
                                && !name(opened).startsWith("/dev/")
                                && !name(opened).startsWith("/proc/"))
                        .filter(opened -> isDone(source.quoted().substring(0, opened.start())))
                        .map(opened -> Hint.of(FILE_NOT_FOUND)
                                .with("line", BareSource.lineOf(source.quoted(), opened.start()))))
                .findFirst();
    }

    private static String name(MatchResult opened) {
        String name = opened.group(1) == null ? opened.group(2) : opened.group(1);
        return name.replaceFirst("^\\./", "");
    }

    private static boolean isDone(String before) {
        int conditions = CONDITION
                .matcher(before)
                .results()
                .mapToInt(found -> found.group(1).equals("if") ? 1 : -1)
                .sum();
        return conditions == 0 && !ASKS.matcher(before).find();
    }
}
