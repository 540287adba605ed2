package judge.source;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Samples that a statement in Markdown has as code of the languages {@code input1} and {@code output1}, as Hydro does.
 *
 * @param samples those of which both parts are there, by their numbers
 * @param rest the statement without them, and without headings below which nothing else was
 */
public record FencedSamples(List<Sample> samples, String rest) {

    private static final Pattern PART = Pattern.compile("(input|output)(\\d{1,4})");
    private static final Pattern HEADING = Pattern.compile("(#{1,6}+)\\s.*");
    private static final Pattern NAMES_SAMPLES = Pattern.compile("(?i).*(?:samples?|examples?|样例|示例).*");
    private static final String FENCE = "```";

    public FencedSamples {
        samples = List.copyOf(samples);
    }

    /** An input with its answer. */
    public record Sample(String input, String answer) {}

    /** The lines of a part, from the fence to the fence. */
    private record Block(int from, int to) {

        String text(List<String> lines) {
            List<String> inside = lines.subList(from + 1, to);
            return inside.isEmpty() ? "" : String.join("\n", inside) + "\n";
        }
    }

    /** Finds those of a statement. */
    public static FencedSamples of(String statement) {
        List<String> lines =
                new ArrayList<>(Arrays.asList(statement.replace("\r\n", "\n").split("\n", -1)));
        SortedMap<Integer, Block> inputs = new TreeMap<>();
        SortedMap<Integer, Block> outputs = new TreeMap<>();
        blocks(lines, inputs, outputs);
        inputs.keySet().retainAll(outputs.keySet());
        outputs.keySet().retainAll(inputs.keySet());
        if (inputs.isEmpty()) {
            return new FencedSamples(List.of(), statement);
        }
        List<Sample> samples = new ArrayList<>();
        List<Block> taken = new ArrayList<>();
        inputs.forEach((number, input) -> {
            Block output = Objects.requireNonNull(outputs.get(number));
            samples.add(new Sample(input.text(lines), output.text(lines)));
            taken.add(input);
            taken.add(output);
        });
        return new FencedSamples(samples, without(lines, taken));
    }

    private static String without(List<String> lines, List<Block> taken) {
        taken.sort((one, other) -> other.from() - one.from());
        for (Block block : taken) {
            lines.subList(block.from(), block.to() + 1).clear();
            // One blank line is left of the two around it.
            int at = block.from();
            if (at > 0 && at < lines.size() && isBlank(lines, at - 1) && isBlank(lines, at)) {
                lines.remove(at);
            }
        }
        removeEmpty(lines);
        return String.join("\n", lines).stripTrailing() + "\n";
    }

    private static boolean isBlank(List<String> lines, int at) {
        return lines.get(at).isBlank();
    }

    private static void blocks(
            List<String> lines, SortedMap<Integer, Block> inputs, SortedMap<Integer, Block> outputs) {
        int from = -1;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).stripTrailing();
            if (from < 0 && line.startsWith(FENCE)) {
                from = i;
            } else if (from >= 0 && line.equals(FENCE)) {
                Matcher part =
                        PART.matcher(lines.get(from).substring(FENCE.length()).strip());
                if (part.matches()) {
                    (part.group(1).equals("input") ? inputs : outputs)
                            .putIfAbsent(Integer.parseInt(part.group(2)), new Block(from, i));
                }
                from = -1;
            }
        }
    }

    /** Removes headings of samples below which nothing is left, the innermost ones first. */
    private static void removeEmpty(List<String> lines) {
        for (int i = lines.size() - 1; i >= 0; i--) {
            Matcher heading = HEADING.matcher(lines.get(i));
            if (heading.matches() && NAMES_SAMPLES.matcher(lines.get(i)).matches()) {
                int next = i + 1;
                while (next < lines.size() && isBlank(lines, next)) {
                    next++;
                }
                if (next == lines.size()
                        || isOutside(lines.get(next), heading.group(1).length())) {
                    lines.subList(i, next).clear();
                }
            }
        }
    }

    private static boolean isOutside(String line, int level) {
        Matcher heading = HEADING.matcher(line);
        return heading.matches() && heading.group(1).length() <= level;
    }
}
