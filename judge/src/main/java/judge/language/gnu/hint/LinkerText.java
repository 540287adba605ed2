package judge.language.gnu.hint;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.Compilation.Diagnostic;

/** What ld prints, as messages: it has no other form for them. */
public final class LinkerText {

    private static final int MOST = 20;
    private static final int MAX_LENGTH = 400;

    private static final Pattern SAID = Pattern.compile(
            "(undefined reference to|multiple definition of|relocation truncated|section .* will not fit|cannot find)");

    /** Where in it: {@code main.cpp:(.text+0x5)}, or with debugging information {@code main.cpp:7}. */
    private static final Pattern PLACE =
            Pattern.compile("([^/:\\s]+\\.(?:c|cc|cpp|cxx|c\\+\\+|C)):(?:(\\d{1,9}):|\\()");

    private LinkerText() {}

    /** The errors in it, without their line where ld does not know it; none where all is well. */
    public static List<Diagnostic> diagnostics(String text) {
        List<Diagnostic> diagnostics = new ArrayList<>();
        Set<String> said = new LinkedHashSet<>();
        for (String whole : (Iterable<String>) text.lines()::iterator) {
            String line = whole.substring(0, Math.min(whole.length(), MAX_LENGTH));
            Matcher message = SAID.matcher(line);
            if (diagnostics.size() < MOST && message.find()) {
                String words = line.substring(message.start());
                String shown = words.contains("; ") ? words.substring(0, words.indexOf("; ")) : words;
                Matcher place = PLACE.matcher(line.substring(0, message.start()));
                boolean known = place.find();
                if (said.add(shown)) {
                    long at = known && place.group(2) != null ? Long.parseLong(place.group(2)) : 0;
                    diagnostics.add(new Diagnostic("error", known ? place.group(1) : "", at, 0, shown, "", "ld"));
                }
            }
        }
        return List.copyOf(diagnostics);
    }
}
