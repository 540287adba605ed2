package judge.cause;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.cause.Cause.Said;
import judge.cause.Cause.Speaker;
import judge.cause.Cause.Trait;

/** Reads the causes of blocks, and checks each by itself. */
final class CauseReader {

    private static final Set<String> SAID = Set.of("by", "rank", "kind", "place", "message");
    private static final Pattern GAP = Pattern.compile("\\{([A-Za-z]+)}");
    private static final Pattern GROUP = Pattern.compile("\\(\\?<([A-Za-z]+)>");

    /** The rank of a pattern without one: after all that have one, so that it takes no example from another cause. */
    private static final int LAST = 1_000_000;

    /** The kinds of trouble that a speaker has, where a block names none. */
    private static final Map<Speaker, String> KINDS = Map.of(
            Speaker.GCC_CLASS, "error",
            Speaker.GCC_USAGE, "error",
            Speaker.GCC, "error",
            Speaker.GCC_WARNING, "warning",
            Speaker.UBSAN, "runtime",
            Speaker.ASAN, "address");

    private CauseReader() {}

    static Cause cause(String code, CauseBlock block) {
        List<String> parameters = block.texts("parameters");
        Set<Trait> traits = block.texts("traits").stream()
                .flatMap(name -> named(Trait.values(), name, "trait", block).stream())
                .collect(Collectors.toSet());
        List<Said> said = block.blocks("said", SAID).stream()
                .flatMap(one -> said(one, parameters).stream())
                .toList();
        Set<String> leadsTo = Set.copyOf(block.texts("leads-to"));
        String english = sentence(block, "en", parameters);
        String shown = block.text("shown").orElse("");
        return new Cause(code, parameters, traits, leadsTo, said, shown, english, sentence(block, "zh", parameters));
    }

    private static String sentence(CauseBlock block, String key, List<String> parameters) {
        String text = block.needed(key);
        Set<String> gaps = new TreeSet<>(
                GAP.matcher(text).results().map(gap -> gap.group(1)).toList());
        if (!text.isEmpty() && !gaps.equals(new TreeSet<>(parameters))) {
            block.fault(key + " has the gaps " + gaps + ", and the parameters are " + parameters);
        }
        return text;
    }

    private static Optional<Said> said(CauseBlock block, List<String> parameters) {
        Optional<Speaker> by = named(Speaker.values(), block.needed("by"), "speaker", block);
        String kind = block.pattern("kind", by.map(KINDS::get).orElse(".*"));
        String place = block.pattern("place", "");
        String message = block.pattern("message", "");
        Matcher group = GROUP.matcher(message);
        while (group.find()) {
            if (!parameters.contains(group.group(1))) {
                block.fault("the message has a group " + group.group(1) + ", which is no parameter");
            }
        }
        int rank = block.number("rank", LAST);
        return by.map(speaker -> new Said(speaker, rank, kind, place, message));
    }

    static <E extends Enum<E>> Optional<E> named(E[] all, String name, String what, CauseBlock block) {
        Optional<E> found =
                Arrays.stream(all).filter(one -> word(one).equals(name)).findFirst();
        if (found.isEmpty()) {
            block.fault(name + " is no " + what + "; there are "
                    + Arrays.stream(all).map(CauseReader::word).toList());
        }
        return found;
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
