package judge.language.gnu.hint;

import static judge.reason.HintCode.ACCUMULATE_START;
import static judge.reason.HintCode.RUN_CONTAINER_INDEX;
import static judge.reason.HintCode.RUN_HEAP;
import static judge.reason.HintCode.RUN_OVERFLOW;
import static judge.reason.HintCode.RUN_WILD_POINTER;
import static judge.reason.HintCode.SIZE_MINUS_ONE;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.reason.Hint;
import judge.reason.HintCode;

/** What stands at the line that a sanitizer names or shortly before it, and is likely the reason for what it found. */
public final class FoundSlips {

    private static final Pattern SIZE =
            Pattern.compile("\\b(?:for|while)\\s*+\\((?:[^;{}()]{0,80}+;)?[^;{}]{0,60}?<=?\\s*+"
                    + "(\\w[\\w.\\[\\]]{0,30}?)\\.(?:size|length)\\(\\)\\s*+-\\s*+\\w++\\s*+[;)]");

    private static final Pattern ACCUMULATE = Pattern.compile("\\baccumulate\\s*+\\([^;]{1,80}?,\\s*+0\\s*+\\)");

    private static final Set<HintCode> BEYOND = Set.of(RUN_CONTAINER_INDEX, RUN_HEAP, RUN_WILD_POINTER);

    private static final int LINES_BEFORE = 6;

    private FoundSlips() {}

    public static Optional<Hint> hint(Hint found, Collection<String> texts) {
        if (!(found.parameters().get("line") instanceof Long line)) {
            return Optional.empty();
        }
        List<BareSource> sources = BareSource.all(texts).toList();
        if (found.code() == RUN_OVERFLOW) {
            return first(sources, ACCUMULATE, line, 0, Hint.of(ACCUMULATE_START));
        }
        if (!BEYOND.contains(found.code())) {
            return Optional.empty();
        }
        return sources.stream()
                .flatMap(source -> SlowSlips.countdown(source).stream())
                .filter(hint ->
                        hint.parameters().get("line") instanceof Long at && at <= line && at >= line - LINES_BEFORE)
                .findFirst()
                .or(() -> first(sources, SIZE, line, LINES_BEFORE, Hint.of(SIZE_MINUS_ONE)));
    }

    private static Optional<Hint> first(List<BareSource> sources, Pattern pattern, long line, int before, Hint hint) {
        for (BareSource source : sources) {
            Matcher matcher = pattern.matcher(source.code());
            while (matcher.find()) {
                long at = BareSource.lineOf(source.code(), matcher.start());
                if (at <= line && at >= line - before) {
                    return Optional.of(hint.with("line", at));
                }
            }
        }
        return Optional.empty();
    }
}
