package judge.foreign;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.foreign.ForeignException.Cause;
import judge.foreign.PackageDraft.Case;
import judge.foreign.PackageDraft.Group;
import org.jspecify.annotations.Nullable;

/** Problems of Hydro: {@code problem.yaml}, {@code problem_zh.md}, and {@code testdata} with a {@code config.yaml}. */
final class Hydro {

    private static final Pattern STATEMENT = Pattern.compile("problem(?:_([a-z]{2})(?:_[A-Za-z]+)?)?\\.md");
    private static final Pattern INPUT = Pattern.compile("testdata/(.*?)(?:\\.(?:in|txt)|(?<=input)(\\d+)\\.txt)");
    private static final Pattern AMOUNT = Pattern.compile("\\s*(\\d+(?:\\.\\d+)?)\\s*([a-zA-Z]*)\\s*");

    private final SourceFolder source;
    private final String name;
    private final PackageDraft draft = new PackageDraft();

    Hydro(SourceFolder source, String name) {
        this.source = source;
        this.name = name;
    }

    ForeignProblem read() throws ForeignException {
        JsonNode problem = source.has("problem.yaml")
                ? Trees.yaml(source.text("problem.yaml"), "problem.yaml")
                : MissingNode.getInstance();
        String file = source.has("testdata/config.yaml") ? "testdata/config.yaml" : "testdata/config.yml";
        JsonNode config = source.has(file) ? Trees.yaml(source.text(file), file) : MissingNode.getInstance();
        String title = problem.path("title").asText(name);
        statements(title);
        String type = config.path("type").asText("default");
        if (!type.equals("default")) {
            draft.remark(
                    "its type is " + type + ": only its data are taken, and what asks or compares has to be written");
        }
        String io = config.path("filename").asText("");
        if (!io.isBlank()) {
            draft.inputFile(io + ".in");
            draft.outputFile(io + ".out");
        }
        draft.timeLimit(seconds(config.path("time"), 1));
        draft.memoryLimit(mebibytes(config.path("memory"), 256));
        checker(config);
        data(config);
        solutions();
        String id = problem.path("pid").asText(name);
        return draft.finished(Trees.id(id.isBlank() ? name : id), true);
    }

    private void statements(String title) throws ForeignException {
        for (String file : source.files()) {
            Matcher matcher = STATEMENT.matcher(file);
            if (matcher.matches()) {
                String said = matcher.group(1) == null ? "" : matcher.group(1);
                String text = source.text(file);
                boolean chinese =
                        text.codePoints().filter(c -> c >= 0x4e00 && c < 0xa000).count() > 20;
                String language = said.isEmpty() ? (chinese ? "zh" : "en") : said;
                draft.text("statement/problem." + language + ".md", text);
                draft.name(language, title);
            }
        }
    }

    private void checker(JsonNode config) throws ForeignException {
        String kind = config.path("checker_type").asText("default");
        String file = config.path("checker").isObject()
                ? config.path("checker").path("file").asText("")
                : config.path("checker").asText("");
        switch (kind) {
            case "default" -> draft.checkerArguments("case_sensitive");
            case "strict" -> draft.checker("exact");
            case "testlib" -> {
                if (!source.has("testdata/" + file)) {
                    draft.remark("its checker testdata/" + file + " is missing: write one into output_validator");
                    return;
                }
                Testlib.checker(draft, source.bytes("testdata/" + file), true);
                if (source.has("testdata/testlib.h")) {
                    draft.file("output_validator/testlib.h", source.bytes("testdata/testlib.h"));
                } else {
                    draft.remark("its checker needs testlib.h, which it does not bring: put it into output_validator");
                }
            }
            case "kattis" -> {
                draft.file("output_validator/" + base(file), source.bytes("testdata/" + file));
            }
            default -> draft.remark("its checker is of type " + kind
                    + ", which is called in another way: write one into output_validator");
        }
    }

    private void data(JsonNode config) throws ForeignException {
        JsonNode subtasks = config.path("subtasks");
        if (subtasks.isArray() && !subtasks.isEmpty()) {
            subtasks(subtasks);
            return;
        }
        List<Case> cases = new ArrayList<>();
        if (config.path("cases").isArray() && !config.path("cases").isEmpty()) {
            for (JsonNode one : config.path("cases")) {
                limits(one);
                cases.add(read(one));
            }
        } else {
            for (Map.Entry<String, String> pair : pairs().entrySet()) {
                cases.add(new Case(source.later(pair.getKey()), source.later(pair.getValue())));
            }
        }
        if (!cases.isEmpty()) {
            draft.group(new Group(100, false, List.of(), cases));
        }
    }

    private void subtasks(JsonNode subtasks) throws ForeignException {
        Map<Integer, Integer> places = new HashMap<>();
        int place = 0;
        for (JsonNode subtask : subtasks) {
            place++;
            places.put(subtask.path("id").asInt(place), place);
        }
        place = 0;
        for (JsonNode subtask : subtasks) {
            place++;
            limits(subtask);
            List<Case> cases = new ArrayList<>();
            for (JsonNode one : subtask.path("cases")) {
                limits(one);
                cases.add(read(one));
            }
            List<Integer> required = new ArrayList<>();
            for (JsonNode other : subtask.path("if")) {
                Optional.ofNullable(places.get(other.asInt())).ifPresent(required::add);
            }
            int own = place;
            boolean all = !subtask.path("type").asText("min").equals("sum");
            if (subtask.path("type").asText("").equals("max")) {
                draft.remark("its subtask " + own + " counts the best case, which the format does not have:"
                        + " in the package all cases must be accepted");
            }
            if (required.removeIf(other -> other >= own)) {
                draft.remark("its subtask " + own + " depends on a later one, which is left out");
            }
            if (cases.isEmpty()) {
                draft.remark("its subtask " + own + " names no cases, and is left out");
            } else {
                draft.group(new Group(subtask.path("score").asDouble(0), all, required, cases));
            }
        }
    }

    private Case read(JsonNode one) throws ForeignException {
        String answer = one.path("output").asText("");
        boolean none = answer.isBlank() || answer.equals("/dev/null");
        return new Case(
                source.later("testdata/" + one.path("input").asText("")),
                none ? DraftFile.of(new byte[0]) : source.later("testdata/" + answer));
    }

    private void limits(JsonNode one) throws ForeignException {
        if (one.has("time")) {
            draft.timeLimit(seconds(one.path("time"), 1));
        }
        if (one.has("memory")) {
            draft.memoryLimit(mebibytes(one.path("memory"), 256));
        }
    }

    /** Inputs with the answers beside them, in the order of their numbers. */
    private Map<String, String> pairs() throws ForeignException {
        Map<String, String> pairs = new TreeMap<>(Numbers.ORDER);
        for (String file : source.files()) {
            Matcher matcher = INPUT.matcher(file);
            if (matcher.matches() && file.endsWith(".in")) {
                String base = file.substring(0, file.length() - ".in".length());
                for (String ending : List.of(".out", ".ans")) {
                    if (source.has(base + ending)) {
                        pairs.putIfAbsent(file, base + ending);
                    }
                }
                if (!pairs.containsKey(file)) {
                    draft.remark(file + " has no answer beside it, and is left out");
                }
            }
        }
        return pairs;
    }

    private void solutions() throws ForeignException {
        for (String file : source.files()) {
            if (file.matches("(?:std|solution|solutions|additional_file)/[^/]*\\.(?:cc|cpp|c|py|java)")
                    || file.matches("testdata/std\\.(?:cc|cpp|c|py|java)")) {
                draft.file("submissions/accepted/" + base(file), source.bytes(file));
                draft.remark(file + " is taken for an accepted submission");
            }
        }
    }

    private static String base(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    private static double seconds(JsonNode value, double otherwise) throws ForeignException {
        return amount(value, otherwise, Map.of("", 1e-3, "s", 1.0, "ms", 1e-3, "us", 1e-6));
    }

    private static double mebibytes(JsonNode value, double otherwise) throws ForeignException {
        return amount(
                value,
                otherwise,
                Map.of(
                        "",
                        1.0,
                        "m",
                        1.0,
                        "mb",
                        1.0,
                        "mib",
                        1.0,
                        "g",
                        1024.0,
                        "gb",
                        1024.0,
                        "k",
                        1 / 1024.0,
                        "kb",
                        1 / 1024.0));
    }

    private static double amount(JsonNode value, double otherwise, Map<String, Double> units) throws ForeignException {
        if (value.isMissingNode() || value.isNull()) {
            return otherwise;
        }
        Matcher matcher = AMOUNT.matcher(value.asText());
        @Nullable Double unit = matcher.matches() ? units.get(matcher.group(2).toLowerCase(Locale.ROOT)) : null;
        if (unit == null) {
            throw new ForeignException(Cause.NO_AMOUNT, "testdata/config.yaml", value.asText());
        }
        return Double.parseDouble(matcher.group(1)) * unit;
    }
}
