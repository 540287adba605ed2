package judge.problem.making;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import judge.digest.Sha512;
import judge.problem.DataPlan;
import judge.problem.DataPlan.Answer;
import judge.problem.ProblemType;
import judge.problem.jury.JuryReader;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.problem.yaml.Yaml;

/** Reads the rule of one test case in {@code generators.yaml}. */
final class GeneratorRule {

    private static final Pattern RANGE = Pattern.compile("(-?\\d{1,18})\\.\\.=(-?\\d{1,18})");
    private static final Pattern CONSTANT =
            Pattern.compile("\\{\\{([a-zA-Z_][a-zA-Z0-9_]*(?:\\.[a-zA-Z_][a-zA-Z0-9_]*)?)}}");
    private static final int MOST_COUNTED = 100;
    private static final List<String> LINKED =
            List.of("in.statement", "ans.statement", "in.download", "ans.download", "in", "ans");
    private static final Set<String> LINKING =
            Set.of(".in.statement", ".ans.statement", ".in.download", ".ans.download");

    private final PackageIndex index;
    private final ProblemType type;
    private final Map<String, String> constants;
    private final Map<String, List<String>> programs;
    private final Faults faults;
    private final String place;

    GeneratorRule(
            PackageIndex index,
            ProblemType type,
            Map<String, String> constants,
            Map<String, List<String>> programs,
            Faults faults) {
        this.index = index;
        this.type = type;
        this.constants = constants;
        this.programs = programs;
        this.faults = faults;
        this.place = index.shown(GeneratorsYaml.FILE);
    }

    /**
     * The settings of a folder for everything below it.
     *
     * @param solution the program that answers, as its name is written; empty for none
     * @param byDefault whether none was named, so that any accepted submission does
     * @param salt text before each command, when its seed is made
     */
    record Settings(Optional<String> solution, boolean byDefault, String salt, int retries) {

        static final Settings NONE = new Settings(Optional.empty(), true, "", 1);

        Settings with(Yaml.Keys keys, GeneratorRule rule) {
            Optional<Yaml> named = keys.get("solution");
            Optional<String> path = named.map(value -> value instanceof Yaml.Scalar one ? one.text() : "");
            Optional<String> otherSalt =
                    keys.get("random_salt").map(value -> value instanceof Yaml.Scalar one ? one.text() : "");
            int times = keys.get("retries").map(rule::retries).orElse(retries);
            return new Settings(
                    path.isPresent() ? path.filter(text -> !text.isBlank()) : solution,
                    byDefault && path.isEmpty(),
                    otherSalt.orElse(salt),
                    times);
        }
    }

    static boolean isCounted(Yaml value) {
        return value instanceof Yaml.Keys keys && keys.get("count").isPresent();
    }

    /** The numbers of the cases that a rule makes, 1 where it makes one; empty where they cannot be used. */
    static Optional<List<Long>> counts(Yaml value) {
        Optional<Yaml> count = value instanceof Yaml.Keys keys ? keys.get("count") : Optional.empty();
        if (count.isEmpty()) {
            return Optional.of(List.of(1L));
        }
        if (count.get() instanceof Yaml.Items items) {
            List<Long> numbers = items.items().stream()
                    .flatMap(item -> number(item).stream())
                    .distinct()
                    .toList();
            boolean all = numbers.size() == items.items().size() && !numbers.isEmpty();
            return all && numbers.size() <= MOST_COUNTED ? Optional.of(numbers) : Optional.empty();
        }
        Optional<Long> one = number(count.get());
        if (one.isPresent()) {
            return range(1, one.get());
        }
        Matcher range = RANGE.matcher(count.get() instanceof Yaml.Scalar scalar ? scalar.text() : "");
        return range.matches()
                ? range(Long.parseLong(range.group(1)), Long.parseLong(range.group(2)))
                : Optional.empty();
    }

    private static Optional<List<Long>> range(long from, long to) {
        return from <= to && to - from < MOST_COUNTED
                ? Optional.of(LongStream.rangeClosed(from, to).boxed().toList())
                : Optional.empty();
    }

    private static Optional<Long> number(Yaml value) {
        return value instanceof Yaml.Scalar scalar
                        && scalar.kind() == Yaml.Kind.NUMBER
                        && scalar.text().matches("[+-]?\\d{1,18}")
                ? Optional.of(Long.parseLong(scalar.text()))
                : Optional.empty();
    }

    private int retries(Yaml value) {
        Optional<Long> number = number(value).filter(times -> times >= 1 && times <= MOST_COUNTED);
        if (number.isEmpty()) {
            fault(value, PackageFault.RETRIES_OUT_OF_RANGE, MOST_COUNTED, value.shown());
        }
        return number.orElse(1L).intValue();
    }

    /** The case; empty where there is something wrong with its rule, or the package has its data. */
    Optional<DataPlan.Case> read(String name, Yaml value, Settings outer, long count) {
        Yaml.Keys keys = keys(value);
        if (keys.values().isEmpty()) {
            if (index.hasFile("data/" + name + ".in")) {
                return Optional.empty(); // BAPCtools once had those that are there mentioned so.
            }
            fault(value, PackageFault.RULE_MISSING, name);
            return Optional.empty();
        }
        Settings settings = outer.with(keys, this);
        SortedMap<String, String> copied = copied(name, keys);
        SortedMap<String, String> written = new TreeMap<>();
        SortedMap<String, String> links = new TreeMap<>();
        for (String ending : DataPlan.ENDINGS) {
            keys.get(ending.substring(1)).ifPresent(text -> file(name, ending, text, written, links));
        }
        links.forEach((ending, target) -> {
            if (links.containsKey(target)) {
                fault(value, PackageFault.RULE_LINKS_TO_LINK, name + ending, target.substring(1));
            }
        });
        Optional<DataPlan.Call> call = keys.get("generate").flatMap(command -> call(name, command, settings, count));
        boolean input = call.isPresent() || copied.containsKey(".in") || written.containsKey(".in");
        boolean shownOnly = name.startsWith("sample/")
                && (written.containsKey(".in.download") || links.containsKey(".in.download"));
        boolean ruled = Stream.of("generate", "copy", "in")
                .anyMatch(key -> keys.get(key).isPresent());
        if (!ruled && !shownOnly) {
            fault(value, PackageFault.RULE_WITHOUT_INPUT, name);
            return Optional.empty();
        }
        Answer answer = answer(name, input);
        Optional<String> solution =
                answer == Answer.SOLVED && !written.containsKey(".ans") ? solution(settings) : Optional.empty();
        return Optional.of(new DataPlan.Case(
                name, value.line(), call, settings.retries(), copied, written, links, answer, solution));
    }

    /** A text alone is a command, or in older files the input to be copied. */
    private static Yaml.Keys keys(Yaml value) {
        if (value instanceof Yaml.Keys keys) {
            return keys;
        }
        Yaml.Scalar scalar = (Yaml.Scalar) value;
        if (scalar.kind() == Yaml.Kind.EMPTY) {
            return new Yaml.Keys(Map.of(), value.line());
        }
        String text = scalar.text();
        boolean copy = text.endsWith(".in");
        String rest = copy ? text.substring(0, text.length() - ".in".length()) : text;
        return new Yaml.Keys(
                Map.of(copy ? "copy" : "generate", new Yaml.Scalar(rest, Yaml.Kind.TEXT, value.line())), value.line());
    }

    private SortedMap<String, String> copied(String name, Yaml.Keys keys) {
        SortedMap<String, String> copied = new TreeMap<>();
        Optional<Yaml> copy = keys.get("copy");
        if (copy.isEmpty()) {
            return copied;
        }
        String path = "generators/" + (copy.get() instanceof Yaml.Scalar scalar ? scalar.text() : "");
        String base = path.replaceFirst("\\.(in|ans|out)$", "");
        for (String ending : DataPlan.ENDINGS) {
            if (index.hasFile(base + ending)) {
                copied.put(ending, base + ending);
            }
        }
        if (copied.isEmpty()) {
            fault(copy.get(), PackageFault.RULE_COPY_UNKNOWN, name, copy.get().shown());
        }
        return copied;
    }

    private void file(
            String name,
            String ending,
            Yaml value,
            SortedMap<String, String> written,
            SortedMap<String, String> links) {
        if (value instanceof Yaml.Keys keys && keys.values().size() == 1 && LINKING.contains(ending)) {
            String link = keys.get("link")
                    .map(one -> one instanceof Yaml.Scalar scalar ? scalar.text() : "")
                    .orElse("");
            boolean ofTheSame = ending.startsWith("." + link.replaceFirst("[.].*", "") + ".");
            if (ofTheSame && LINKED.contains(link) && !link.equals(ending.substring(1))) {
                links.put(ending, "." + link);
                return;
            }
        }
        if (ending.equals(".yaml") && value instanceof Yaml.Keys) {
            written.put(ending, YamlText.of(value));
        } else if (value instanceof Yaml.Scalar scalar
                && (scalar.kind() == Yaml.Kind.TEXT || scalar.kind() == Yaml.Kind.EMPTY)) {
            String text = scalar.text();
            written.put(ending, text.isEmpty() || text.endsWith("\n") ? text : text + "\n");
        } else {
            boolean quotable = value instanceof Yaml.Scalar;
            fault(
                    value,
                    quotable ? PackageFault.TEXT_UNQUOTED : PackageFault.NOT_TEXT,
                    name + "." + ending.substring(1),
                    value.shown());
        }
    }

    private Optional<DataPlan.Call> call(String name, Yaml value, Settings settings, long count) {
        String written = value instanceof Yaml.Scalar scalar ? scalar.text() : "";
        String command = substituted(written).replace("{count}", Long.toString(count));
        List<String> words = ShellWords.of(command).orElse(List.of());
        if (words.isEmpty()) {
            fault(value, PackageFault.GENERATE_MALFORMED, name, value.shown());
            return Optional.empty();
        }
        List<String> arguments = words.subList(1, words.size());
        if (DataPlan.Call.seeds(arguments) > 1) {
            fault(value, PackageFault.GENERATE_SEEDS_SEVERAL, name, "{seed}", value.shown());
            return Optional.empty();
        }
        String program = programs.containsKey(words.get(0)) ? words.get(0) : "generators/" + words.get(0);
        if (!programs.containsKey(program) && !index.hasFile(program) && !index.hasFolder(program)) {
            fault(value, PackageFault.GENERATE_PROGRAM_UNKNOWN, name, value.shown());
            return Optional.empty();
        }
        String seeded = settings.salt() + (count == 1 ? "" : ":" + (count - 1)) + strip(command);
        return Optional.of(new DataPlan.Call(command, program, arguments, seed(seeded)));
    }

    /** Strips a text as Python does. */
    private static String strip(String text) {
        return text.replaceFirst("^\\s+", "").replaceFirst("\\s+$", "");
    }

    /** {@code int(sha512(text), 16) % 2**31}. */
    private static long seed(String text) {
        return Sha512.of(text).mod(BigInteger.ONE.shiftLeft(31)).longValueExact();
    }

    private String substituted(String command) {
        return CONSTANT.matcher(command)
                .replaceAll(found -> Matcher.quoteReplacement(constants.getOrDefault(found.group(1), found.group())));
    }

    private Answer answer(String name, boolean input) {
        if (!input || !(name.startsWith("sample/") || name.startsWith("secret/"))) {
            return Answer.NONE;
        }
        return type.needsValidator() ? Answer.EMPTY : Answer.SOLVED;
    }

    private Optional<String> solution(Settings settings) {
        if (settings.solution().isEmpty() && settings.byDefault()) {
            return JuryReader.modelSolution(index);
        }
        return settings.solution().map(path -> path.substring(1));
    }

    private void fault(Yaml at, PackageFault code, Object... values) {
        faults.add(place, at.line(), code, values);
    }
}
