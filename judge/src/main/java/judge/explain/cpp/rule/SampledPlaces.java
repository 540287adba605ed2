package judge.explain.cpp.rule;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.language.Spot;
import judge.language.tool.Samples;
import judge.language.tool.Samples.Sample;

/**
 * Finds where a program spent its time, from the addresses that a sampler in it wrote down and the output of
 * {@code addr2line} on them. The program could have written both: they are a stranger's text, and explain a verdict
 * only.
 *
 * @param stacks addresses of each sample, the innermost first
 */
public record SampledPlaces(List<List<Long>> stacks) {

    private static final int MAX_SAMPLES = 20_000;
    private static final int MAX_DEPTH = 64;
    private static final int MAX_ADDRESSES = 4_000;
    private static final int MAX_LINES = 200_000;
    private static final int HEX = 16;

    private static final Pattern STACK = Pattern.compile("(?:[0-9a-f]{1,15} ){1," + MAX_DEPTH + "}");
    private static final Pattern ADDRESS = Pattern.compile("0x([0-9a-f]{1,16})");
    private static final Pattern PLACE = Pattern.compile("(.{1,500}):(\\d{1,7}|\\?)(?: \\(discriminator \\d{1,9}\\))?");

    /**
     * A function that was being run.
     *
     * @param inlined into the one after it
     */
    private record Frame(String function, String file, int line, boolean inlined) {}

    /** Reads the stacks that a sampler wrote; other lines are passed over. */
    public static SampledPlaces read(String samples) {
        return new SampledPlaces(samples.lines()
                .limit(MAX_SAMPLES)
                .filter(line -> STACK.matcher(line).matches())
                .map(line -> Stream.of(line.split(" "))
                        .map(word -> Long.parseLong(word, HEX))
                        .toList())
                .toList());
    }

    /** Returns the addresses to ask {@code addr2line} for, each once. */
    public List<Long> addresses() {
        return stacks.stream()
                .flatMap(List::stream)
                .distinct()
                .limit(MAX_ADDRESSES)
                .toList();
    }

    /**
     * Returns the places that took most of the time.
     *
     * @param said the output of {@code addr2line} on the addresses
     * @param folder the folder of the submission's own files
     */
    public List<Spot> hottest(String said, String folder) {
        Map<Long, List<Frame>> places = places(said);
        return Samples.hottest(stacks.stream()
                .map(stack -> sample(
                        stack.stream()
                                .flatMap(address -> places.getOrDefault(address, List.of()).stream())
                                .toList(),
                        folder + "/"))
                .flatMap(Optional::stream)
                .toList());
    }

    /** Returns the sample in the innermost function that is the submission's own, whatever it has called. */
    private static Optional<Sample> sample(List<Frame> frames, String folder) {
        int here = 0;
        while (here < frames.size() && !frames.get(here).file().startsWith(folder)) {
            here++;
        }
        if (here == frames.size()) {
            return Optional.empty();
        }
        Frame own = frames.get(here);
        boolean calls = frames.subList(0, here).stream().anyMatch(frame -> !frame.inlined());
        String called = calls ? CppNames.plain(frames.get(here - 1).function()) : "";
        int caller = frames.subList(here, frames.size()).stream()
                .filter(frame -> frame.file().startsWith(folder))
                .filter(frame -> !frame.function().equals(own.function()))
                .findFirst()
                .map(Frame::line)
                .orElse(0);
        return Optional.of(new Sample(CppNames.plain(own.function()), own.line(), called, caller));
    }

    /** An address, then a line with a function and one with its place, for each function that is there. */
    private static Map<Long, List<Frame>> places(String said) {
        Map<Long, List<Frame>> places = new HashMap<>();
        List<Frame> frames = new ArrayList<>();
        List<String> lines = said.lines().limit(MAX_LINES).toList();
        int next = 0;
        while (next < lines.size()) {
            Matcher address = ADDRESS.matcher(lines.get(next));
            if (address.matches()) {
                frames = new ArrayList<>();
                places.putIfAbsent(Long.parseUnsignedLong(address.group(1), HEX), frames);
                next++;
            } else if (next + 1 < lines.size()) {
                add(lines.get(next), lines.get(next + 1), frames);
                next += 2;
            } else {
                break;
            }
        }
        return places;
    }

    private static void add(String function, String where, List<Frame> frames) {
        Matcher place = PLACE.matcher(where);
        if (place.matches() && frames.size() < MAX_DEPTH) {
            int line = place.group(2).equals("?") ? 0 : Integer.parseInt(place.group(2));
            if (!frames.isEmpty()) {
                Frame last = frames.remove(frames.size() - 1);
                frames.add(new Frame(last.function(), last.file(), last.line(), true));
            }
            frames.add(new Frame(function, place.group(1), line, false));
        }
    }
}
