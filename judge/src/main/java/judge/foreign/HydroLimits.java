package judge.foreign;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Takes the limits of a problem of Hydro, and what they are multiplied by for single languages. */
record HydroLimits(PackageDraft draft) {

    private static final Map<String, Double> MEMORY_UNITS = Map.of(
            "", 1.0, "m", 1.0, "mb", 1.0, "mib", 1.0, "g", 1024.0, "gb", 1024.0, "k", 1 / 1024.0, "kb", 1 / 1024.0);

    private static final String CONFIG = "testdata/config.yaml";
    private static final String TIME_RATE = "time_limit_rate";
    private static final String MEMORY_RATE = "memory_limit_rate";

    /** Keys that are read here, or elsewhere, or say nothing of how answers are judged. */
    private static final Pattern KNOWN = Pattern.compile("type|subType|target|time|memory|filename|checker|checker_type"
            + "|interactor|manager|multi_pass|num_processes|user_extra_files|judge_extra_files|cases|subtasks|langs"
            + "|outputs|score|key|detail|count|template|hackable|redirect|" + TIME_RATE + "|" + MEMORY_RATE);

    private static final Pattern OF_SUBTASK = Pattern.compile("id|type|score|time|memory|if|cases");
    private static final Pattern OF_CASE = Pattern.compile("id|input|output|score|time|memory");

    /** The largest factor that a package can have; the least is 1. */
    private static final double MOST_RATE = 100;

    /**
     * Takes the factors on the time of single languages. Told are those that no package can have (on the memory, below
     * 1, and of what is one language here and several there, such as {@code cc.cc11}, all but the largest), and keys
     * that nobody reads.
     */
    void ofLanguages(JsonNode config, String file) throws ForeignException {
        NavigableSet<String> left = new TreeSet<>();
        Map<String, Rate> rates = new TreeMap<>();
        for (String language : Trees.keys(config.path(TIME_RATE))) {
            double factor = Amounts.number(config.path(TIME_RATE), language, 1, file + ": " + TIME_RATE);
            Rate rate = new Rate(TIME_RATE + "." + language, factor);
            Optional<String> own = HydroPrograms.language(language).filter(any -> rate.isPossible());
            own.ifPresent(code -> rates.merge(code, rate, (one, other) -> one.factor >= other.factor ? one : other));
            left.add(rate.key);
        }
        rates.forEach((code, rate) -> {
            draft.timeMultiplier(code, rate.factor);
            left.removeIf(key -> key.equals(rate.key));
        });
        Trees.keys(config.path(MEMORY_RATE)).forEach(language -> left.add(MEMORY_RATE + "." + language));
        unknown("", KNOWN, List.of(config)).forEach(left::add);
        Iterable<JsonNode> subtasks = config.path("subtasks");
        unknown("subtasks.", OF_SUBTASK, subtasks).forEach(left::add);
        unknown("cases.", OF_CASE, config.path("cases")).forEach(left::add);
        subtasks.forEach(
                one -> unknown("subtasks.cases.", OF_CASE, one.path("cases")).forEach(left::add));
        if (!left.isEmpty()) {
            draft.remark(ImportRemark.KEYS_NOT_TAKEN, file, String.join(", ", left));
        }
    }

    private static Stream<String> unknown(String place, Pattern known, Iterable<JsonNode> maps) {
        return StreamSupport.stream(maps.spliterator(), false)
                .flatMap(map -> Trees.keys(map).stream())
                .filter(known.asMatchPredicate().negate())
                .map(key -> place + key);
    }

    /** A factor, and the key that says it. */
    private record Rate(String key, double factor) {

        boolean isPossible() {
            return factor >= 1 && factor <= MOST_RATE;
        }
    }

    /** Takes the first limit that one of the places has, from the nearest on; else the usual one. */
    void of(JsonNode... places) throws ForeignException {
        draft.timeLimit(seconds(nearest("time", places), 1));
        draft.memoryLimit(mebibytes(nearest("memory", places), 256));
    }

    private static JsonNode nearest(String key, JsonNode... places) {
        return Stream.of(places)
                .map(place -> place.path(key))
                .filter(found -> !found.isMissingNode() && !found.isNull())
                .findFirst()
                .orElse(MissingNode.getInstance());
    }

    /** A whole number is milliseconds, and so is any that is no text; a text with a point is seconds. */
    private static double seconds(JsonNode value, double otherwise) throws ForeignException {
        boolean point = value.isTextual() && value.asText().contains(".");
        Map<String, Double> units =
                Map.of("", point ? 1.0 : 1e-3, "s", 1.0, "ms", 1e-3, "m", 1e-3, "us", 1e-6, "u", 1e-6);
        return Amounts.seconds(Amounts.amount(value, otherwise, units, CONFIG), CONFIG + ": time", value.asText());
    }

    private static double mebibytes(JsonNode value, double otherwise) throws ForeignException {
        return Amounts.mebibytes(
                Amounts.amount(value, otherwise, MEMORY_UNITS, CONFIG), CONFIG + ": memory", value.asText());
    }
}
