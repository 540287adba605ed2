package judge.problem.yaml;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.reason.Fault;
import judge.reason.FaultCode;
import judge.reason.Reason;

/**
 * The keys of a YAML file or of a map in it, asked for by type. A value of the wrong type becomes a fault and counts as
 * absent; a key that nobody asked for is a fault too, see {@link #rejectOthers}.
 */
public final class YamlMap {

    /** The format's grammar for numbers; the length is bounded so that no number costs more than its reading. */
    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d*\\.\\d+|\\d+\\.|\\d+)([Ee][+-]?\\d{1,4})?");

    private static final Pattern WHOLE = Pattern.compile("[+-]?(0|[1-9]\\d*)(\\.0*)?");
    private static final int MAX_DIGITS = 80;
    private static final Set<String> OLD_YES = Set.of("yes", "on");
    private static final Set<String> OLD_NO = Set.of("no", "off");

    private final String place;
    private final String prefix;
    private final Yaml.Keys keys;
    private final Faults faults;
    private final Set<String> asked;

    public YamlMap(String place, String prefix, Yaml.Keys keys, Faults faults) {
        this(place, prefix, keys, faults, new TreeSet<>());
    }

    private YamlMap(String place, String prefix, Yaml.Keys keys, Faults faults, Set<String> asked) {
        this.place = place;
        this.prefix = prefix;
        this.keys = keys;
        this.faults = faults;
        this.asked = asked;
    }

    /** The same map for keys that no verdict depends on: what is wrong with them is a warning. */
    public YamlMap mild() {
        return new YamlMap(place, prefix, keys, faults.warnings(), asked);
    }

    /** The same keys without those that have no value. */
    public YamlMap withoutEmpty() {
        return new YamlMap(place, prefix, keys.withoutEmpty(), faults, asked);
    }

    /** The keys in the order of the file. */
    public Set<String> keys() {
        return new LinkedHashSet<>(keys.values().keySet());
    }

    /** Tells whether the key is there, with any value or none. */
    public boolean has(String key) {
        return value(key).isPresent();
    }

    public Optional<Yaml> value(String key) {
        asked.add(key);
        return keys.get(key);
    }

    public Optional<String> text(String key) {
        return value(key).flatMap(value -> text(key, value));
    }

    /** The value of a key that must be one of these words; empty where it is none of them. */
    public Optional<String> choice(String key, List<String> words) {
        Optional<String> word = text(key);
        if (word.isPresent() && !words.contains(word.get())) {
            found(key, PackageFault.NOT_ONE_OF, String.join(", ", words));
            return Optional.empty();
        }
        return word;
    }

    public Optional<Boolean> flag(String key) {
        Optional<Yaml> value = value(key);
        if (value.isPresent() && value.get() instanceof Yaml.Scalar scalar && scalar.kind() == Yaml.Kind.FLAG) {
            return Optional.of(scalar.text().toLowerCase(Locale.ROOT).equals("true"));
        }
        value.ifPresent(other -> found(key, PackageFault.NOT_A_FLAG));
        return Optional.empty();
    }

    /** The same in YAML 1.1, which older packages are written in: yes, no, on and off are words for it, too. */
    public Optional<Boolean> oldFlag(String key) {
        if (value(key).orElse(null) instanceof Yaml.Scalar scalar && scalar.kind() == Yaml.Kind.TEXT) {
            String word = scalar.text().toLowerCase(Locale.ROOT);
            if (OLD_YES.contains(word) || OLD_NO.contains(word)) {
                return Optional.of(OLD_YES.contains(word));
            }
        }
        return flag(key);
    }

    /** A whole number in the given range. */
    public Optional<Long> whole(String key, long least, long most, String unit) {
        return whole(key, least, most, unit, PackageFault.WHOLE_NUMBER_OUT_OF_RANGE);
    }

    /** A whole number in the given range, with a sentence of its own for what is not. */
    public Optional<Long> whole(String key, long least, long most, String unit, PackageFault code) {
        Optional<BigDecimal> number = digits(key)
                .filter(text ->
                        text.length() <= MAX_DIGITS && WHOLE.matcher(text).matches())
                .map(BigDecimal::new)
                .filter(value -> inRange(value, BigDecimal.valueOf(least), BigDecimal.valueOf(most)));
        if (number.isEmpty() && has(key)) {
            found(key, code, least, most, unit);
        }
        return number.map(BigDecimal::longValueExact);
    }

    /** A number in the given range. */
    public Optional<BigDecimal> number(String key, String least, String most, String unit) {
        Optional<BigDecimal> number = digits(key)
                .flatMap(YamlMap::decimal)
                .filter(value -> inRange(value, new BigDecimal(least), new BigDecimal(most)));
        if (number.isEmpty() && has(key)) {
            found(key, PackageFault.NUMBER_OUT_OF_RANGE, least, most, unit);
        }
        return number;
    }

    /** A number of the format's grammar. */
    public static Optional<BigDecimal> decimal(String text) {
        return text.length() <= MAX_DIGITS && NUMBER.matcher(text).matches()
                ? Optional.of(new BigDecimal(text))
                : Optional.empty();
    }

    /** A sequence of texts; empty where the key is not there. */
    public List<String> texts(String key) {
        Optional<Yaml> value = value(key);
        if (value.isEmpty()) {
            return List.of();
        }
        if (!(value.get() instanceof Yaml.Items items)) {
            found(key, PackageFault.NOT_A_LIST_OF_TEXTS);
            return List.of();
        }
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < items.items().size(); i++) {
            text(key + "[" + (i + 1) + "]", items.items().get(i)).ifPresent(texts::add);
        }
        return texts;
    }

    /** A sequence of arguments for a program: of texts that may be empty. */
    public List<String> arguments(String key) {
        if (!(value(key).orElse(null) instanceof Yaml.Items items)) {
            return texts(key);
        }
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < items.items().size(); i++) {
            Yaml item = items.items().get(i);
            if (item instanceof Yaml.Scalar scalar && scalar.text().isBlank()) {
                arguments.add(scalar.kind() == Yaml.Kind.TEXT ? scalar.text() : "");
            } else {
                text(key + "[" + (i + 1) + "]", item).ifPresent(arguments::add);
            }
        }
        return arguments;
    }

    /** A text, or a sequence of texts. */
    public List<String> textOrTexts(String key) {
        return value(key).orElse(null) instanceof Yaml.Scalar
                ? text(key).stream().toList()
                : texts(key);
    }

    /** The words of a text; none where the key is missing. */
    public List<String> words(String key) {
        return text(key).map(text -> List.of(text.strip().split("\\s+"))).orElse(List.of());
    }

    public Optional<YamlMap> map(String key) {
        Optional<Yaml> value = value(key);
        if (value.isPresent() && !(value.get() instanceof Yaml.Keys)) {
            found(key, PackageFault.NOT_A_MAP);
        }
        return value.flatMap(found -> map(key, found));
    }

    /** A map, or one without keys where there is nothing. */
    public Optional<YamlMap> mapOrNothing(String key) {
        return value(key).filter(value -> value.is(Yaml.Kind.EMPTY)).isPresent() ? Optional.of(empty(key)) : map(key);
    }

    /** The map that is used where there is none. */
    public YamlMap empty(String key) {
        return new YamlMap(place, prefix + key + ".", new Yaml.Keys(Map.of(), 1), faults);
    }

    /** The values of a key that holds one thing or a sequence of such, each with its name in faults. */
    public Map<String, Yaml> oneOrMany(String key) {
        Optional<Yaml> value = value(key);
        if (value.orElse(null) instanceof Yaml.Items items) {
            Map<String, Yaml> named = new LinkedHashMap<>();
            for (int i = 0; i < items.items().size(); i++) {
                named.put(key + "[" + (i + 1) + "]", items.items().get(i));
            }
            return named;
        }
        return value.map(one -> Map.of(key, one)).orElse(Map.of());
    }

    /** A value that was found under this map as a map of its own. */
    public Optional<YamlMap> map(String name, Yaml value) {
        return value instanceof Yaml.Keys inner
                ? Optional.of(new YamlMap(place, prefix + name + ".", inner, faults))
                : Optional.empty();
    }

    /** A value that was found under this map as a text. */
    public Optional<String> text(String name, Yaml value) {
        if (value instanceof Yaml.Scalar scalar
                && scalar.kind() == Yaml.Kind.TEXT
                && !scalar.text().isBlank()) {
            return Optional.of(scalar.text());
        }
        boolean quotable = value instanceof Yaml.Scalar scalar
                && (scalar.kind() == Yaml.Kind.NUMBER || scalar.kind() == Yaml.Kind.FLAG);
        PackageFault code = quotable ? PackageFault.TEXT_UNQUOTED : PackageFault.NOT_TEXT;
        faults.add(place, value.line(), code, prefix + name, value.shown());
        return Optional.empty();
    }

    /** A fault at a key; the code's parameters are the key, these values, and the value that was found. */
    public void found(String key, FaultCode code, Object... values) {
        Yaml value = keys.values().getOrDefault(key, keys);
        Stream<Object> all = Stream.concat(Stream.of(prefix + key), Stream.of(values));
        Object[] parameters = Stream.concat(all, Stream.of(value.shown())).toArray();
        faults.add(place, value.line(), code, parameters);
    }

    /** A fault at a key; the code's parameters are the key and these values. */
    public void fault(String key, FaultCode code, Object... values) {
        fault(
                key,
                code.of(Stream.concat(Stream.of(prefix + key), Stream.of(values))
                        .toArray()));
    }

    /** A fault at a key, or where a map within the file lacks it, of which the reason says all. */
    public void fault(String key, Reason what) {
        Yaml at = keys.values().getOrDefault(key, keys);
        Integer line = at == keys && (prefix.isEmpty() || keys.values().isEmpty()) ? null : (Integer) at.line();
        faults.add(new Fault(place, line, what.code(), what.parameters()));
    }

    /** Names every key that nobody has asked for. */
    public void rejectOthers() {
        rejectOthers(Set.of());
    }

    /** The same where BAPCtools has these keys and the format has not: of them it warns. */
    public void rejectOthers(Set<String> foreign) {
        for (String key : keys.values().keySet()) {
            if (foreign.contains(key)) {
                mild().found(key, PackageFault.KEY_OF_BAPCTOOLS);
            } else if (!asked.contains(key)) {
                found(key, PackageFault.KEY_UNKNOWN, String.join(", ", asked));
            }
        }
    }

    /**
     * Warns of every key that nobody has asked for; one that may be a slip of the pen for a key that a verdict depends
     * on is a fault.
     */
    public void passOverOthers(Set<String> mattering) {
        for (String key : keys.values().keySet()) {
            if (asked.contains(key)) {
                continue;
            }
            Optional<String> meant = mattering.stream()
                    .filter(known -> KeySpelling.isNear(known, key))
                    .findFirst();
            if (meant.isPresent()) {
                found(key, PackageFault.KEY_MISSPELLED, meant.get());
            } else {
                mild().found(key, PackageFault.KEY_UNKNOWN, String.join(", ", asked));
            }
        }
    }

    /** Returns the digits of a number; of one in quotes, too, as other programs read packages. */
    private Optional<String> digits(String key) {
        Optional<String> quoted =
                scalar(key, Yaml.Kind.TEXT).filter(text -> decimal(text).isPresent());
        quoted.ifPresent(text -> mild().found(key, PackageFault.NUMBER_QUOTED));
        return quoted.or(() -> scalar(key, Yaml.Kind.NUMBER));
    }

    private Optional<String> scalar(String key, Yaml.Kind kind) {
        return value(key).filter(value -> value.is(kind)).map(value -> ((Yaml.Scalar) value).text());
    }

    private static boolean inRange(BigDecimal value, BigDecimal least, BigDecimal most) {
        return value.compareTo(least) >= 0 && value.compareTo(most) <= 0;
    }
}
