package judge.problem.making;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import judge.problem.yaml.Yaml;

/** The numbers that BAPCtools puts before the names of cases and folders which are listed and not only named. */
final class Numbering {

    /** Puts no numbers before names. */
    static final Numbering NONE = new Numbering(0);

    /** All numbers have as many digits as this one; 0 for none. */
    private final int most;

    private int last;

    private Numbering(int most) {
        this.most = most;
    }

    /** Numbers the cases of all folders that list theirs, in one row. */
    static Numbering ofCases(Yaml.Keys root) {
        return new Numbering(count(root));
    }

    /** Numbers the folders that a folder lists. */
    static Numbering ofFolders(Yaml.Keys folder) {
        return !isListed(folder)
                ? NONE
                : new Numbering((int) children(folder)
                        .filter(child ->
                                child.getValue() instanceof Yaml.Keys && !GeneratorsShape.isCase(child.getValue()))
                        .count());
    }

    /** The same numbering for the cases of a folder, if it lists them. */
    Numbering in(Yaml.Keys folder) {
        return isListed(folder) ? this : NONE;
    }

    private static boolean isListed(Yaml.Keys folder) {
        return folder.get("data").orElse(null) instanceof Yaml.Items;
    }

    /** The next name: with a number before it, or nothing but the number where it is empty. */
    String next(String name) {
        if (most == 0) {
            return name;
        }
        String number = String.format("%0" + String.valueOf(most).length() + "d", ++last);
        return name.isEmpty() ? number : number + "-" + name;
    }

    private static int count(Yaml.Keys folder) {
        return children(folder)
                .map(Map.Entry::getValue)
                .mapToInt(child -> {
                    if (!GeneratorsShape.isCase(child)) {
                        return child instanceof Yaml.Keys keys ? count(keys) : 0;
                    }
                    return isListed(folder)
                            ? GeneratorRule.counts(child).map(List::size).orElse(1)
                            : 0;
                })
                .sum();
    }

    /** Returns the children of a folder in the order of their numbers: names that stand together are sorted. */
    static Stream<Map.Entry<String, Yaml>> children(Yaml.Keys folder) {
        Optional<Yaml> data = folder.get("data");
        Stream<Yaml> entries = data.orElse(null) instanceof Yaml.Items items ? items.items().stream() : data.stream();
        return entries.filter(Yaml.Keys.class::isInstance)
                .flatMap(entry -> new TreeMap<>(((Yaml.Keys) entry).values()).entrySet().stream());
    }

    /** Zeros in front where the numbers follow each other, as Python's format has them. */
    static String suffix(long count, List<Long> all) {
        long least = all.stream().mapToLong(Long::longValue).min().orElse(count);
        long most = all.stream().mapToLong(Long::longValue).max().orElse(count);
        boolean inARow = most - least == all.size() - 1;
        int width = inARow
                ? all.stream()
                        .mapToInt(one -> Long.toString(one).length())
                        .max()
                        .orElse(0)
                : 0;
        return "-" + (width == 0 ? Long.toString(count) : String.format("%0" + width + "d", count));
    }
}
